import type { Entry } from '../entry.ts'

export const frontPopupEntry: Entry = {
  tag: 'flx-front-popup',
  title: 'Fenêtre d’accueil (pop-up)',
  family: 'overlays',
  facts: [
    'La fenêtre s’ouvre à l’arrivée du visiteur, une seule à la fois : le consentement aux cookies d’abord, puis les annonces par priorité.',
    'Elle ne s’ouvre ni au-dessus d’une autre fenêtre, ni pendant une saisie.',
    'Elle peut se fermer seule : le décompte s’interrompt au survol et tant qu’elle a le focus.',
    'Une fois fermée, elle ne réapparaît pas pendant le nombre de jours choisi ; une nouvelle version s’affiche de nouveau.',
    'Si elle dépasse la hauteur de l’écran, elle défile et son lien de fermeture reste visible.',
  ],
  withoutScript: 'Le contenu de l’annonce s’affiche à sa place dans la page.',
  live: `
    <button type="button" data-flx-show="essai">Montrer l’annonce</button>
    <flx-front-popup id="essai" version="hiver" days="0" delay="86400" auto-close="20" label="Soldes d’hiver">
      <h2>Soldes d’hiver</h2>
      <p>Jusqu’au 3 février, sur une sélection de vaisselle et de linge.</p>
      <p><a href="/articles">Voir les articles</a></p>
    </flx-front-popup>`,
  code: `
    <flx-front-popup id="soldes" version="hiver" days="7" auto-close="20" label="Soldes d’hiver">
      <h2>Soldes d’hiver</h2>
      <p>Jusqu’au 3 février. <a href="/articles">Voir les articles</a></p>
    </flx-front-popup>`,
  fixed: ['open', 'delay', 'days', 'version', 'priority'],
  calls: [
    { method: 'show', label: 'Ouvrir' },
    { method: 'hide', label: 'Fermer' },
  ],
  keys: [
    ['Échap', 'Ferme l’annonce.'],
    ['Tab', 'Passe d’un contrôle à l’autre ; le décompte s’interrompt.'],
  ],
}
