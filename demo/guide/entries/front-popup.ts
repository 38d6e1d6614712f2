import type { Entry } from '../entry.ts'

export const frontPopupEntry: Entry = {
  tag: 'flx-front-popup',
  title: 'Annonce d’accueil',
  family: 'overlays',
  facts: [
    'S’ouvre d’elle-même à l’arrivée, une seule à la fois : la question des cookies d’abord, puis les annonces par priorité.',
    'Ne s’ouvre jamais par-dessus ce que le visiteur a ouvert, ni pendant qu’il écrit.',
    'Se ferme seule si vous le demandez : le compte à rebours attend tant que la souris ou le focus est dessus.',
    'Fermée, elle le reste les jours que vous dites ; une nouvelle version se montre de nouveau.',
    'Plus haute que l’écran, elle défile ; son lien de fermeture reste en vue.',
  ],
  withoutScript: 'Le contenu de l’annonce se lit à sa place dans la page.',
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
    ['Tab', 'Passe d’une commande à l’autre ; le compte à rebours attend.'],
  ],
}
