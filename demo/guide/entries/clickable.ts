import type { Entry } from '../entry.ts'

export const clickableEntry: Entry = {
  tag: 'flx-clickable',
  title: 'Blocs cliquables',
  family: 'navigation',
  facts: [
    'Tout le bloc mène où mène son lien principal ; au clavier, c’est ce lien que l’on atteint.',
    'Les liens, boutons, champs et barres de partage qu’il contient gardent leurs clics.',
    'Clic du milieu, Ctrl et ⌘ ouvrent un onglet ; sélectionner du texte ne mène nulle part.',
    'Un bloc sans lien a son adresse en `data-goto`, et sa fenêtre en `data-target` ; il s’atteint par Tab.',
  ],
  withoutScript: 'Les liens des blocs restent des liens.',
  live: `
    <flx-clickable>
      <article>
        <h3><a href="#bloc-pain">Pain au levain</a></h3>
        <p>Chaque matin, dès 7 h. Cliquez n’importe où dans ce bloc.</p>
      </article>
      <article data-goto="#bloc-offre">
        <h3>Offre de la semaine</h3>
        <p>Trois pains pour deux. <button type="button">Garder</button></p>
      </article>
    </flx-clickable>`,
  fixed: ['for'],
  keys: [['Entrée', 'Mène où mène le bloc.']],
}
