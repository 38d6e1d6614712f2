import type { Entry } from '../entry.ts'

export const frontBannerEntry: Entry = {
  tag: 'flx-front-banner',
  title: 'Bandeau d’annonce',
  family: 'overlays',
  facts: [
    'Un lien de fermeture s’ajoute à votre contenu, ou un bouton à vous s’il porte `data-flx-close`.',
    'Le bandeau est lisible dès l’affichage de la page : le lien de fermeture apparaît au premier geste du visiteur.',
    'En bas de la fenêtre, il ne déplace pas la page et n’en masque pas la fin.',
    'Une fois fermé, il ne réapparaît pas pendant le nombre de jours choisi, et son code n’est plus chargé.',
    'Si votre serveur l’écrit malgré tout, les lignes de script ci-dessus le masquent avant l’affichage de la page, sans décalage.',
  ],
  withoutScript: 'Le bandeau s’affiche à sa place dans la page, sans lien de fermeture.',
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
