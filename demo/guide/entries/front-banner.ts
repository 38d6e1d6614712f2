import type { Entry } from '../entry.ts'

export const frontBannerEntry: Entry = {
  tag: 'flx-front-banner',
  title: 'Bandeau d’annonce',
  family: 'overlays',
  facts: [
    'Votre contenu, à sa place, avec un lien de fermeture ; ou le vôtre : tout bouton qui porte `data-flx-close`.',
    'À sa place, il se lit sans attendre aucun code : le lien de fermeture vient au premier geste du visiteur.',
    'En bas de la fenêtre, il ne déplace rien, et la fin de la page reste atteignable.',
    'Fermé, il le reste les jours que vous dites, et ne coûte alors plus aucun chargement.',
    'Un serveur qui l’écrit quand même à qui l’avait fermé le verrait disparaître sous ses yeux : les lignes de script qui le suivent le cachent avant que la page ne se dessine, et rien ne saute.',
  ],
  withoutScript: 'Le bandeau se lit à sa place dans la page ; il ne se ferme pas.',
  live: `
    <flx-front-banner id="essai-bandeau" days="0" label="Livraison">
      <p>Livraison offerte dès 50 € jusqu’à dimanche. <a href="/articles">Voir les articles</a></p>
    </flx-front-banner>`,
  code: `
    <flx-front-banner id="livraison" days="30" label="Livraison">
      <p>Livraison offerte dès 50 €. <a href="/livraison">En savoir plus</a></p>
    </flx-front-banner>
    <script nonce="…">
      // Déjà fermé, il n’occupe aucune place, dès la première image de la page.
      {
        const banner = document.currentScript.previousElementSibling
        const key = 'flx-closed:flx-front-banner:' + banner.id + ':' + (banner.getAttribute('version') ?? '')
        const isKept = (area) => Number(area.getItem(key)) > Date.now()
        try {
          banner.hidden = isKept(localStorage) || isKept(sessionStorage)
        } catch {} // Un navigateur qui refuse toute mémoire.
      }
    </script>`,
  fixed: ['days', 'version'],
  calls: [
    { method: 'show', label: 'Montrer' },
    { method: 'hide', label: 'Fermer' },
  ],
}
