import type { Entry } from '../entry.ts'

export const clickableEntry: Entry = {
  tag: 'flx-clickable',
  title: 'Blocs cliquables',
  family: 'navigation',
  facts: [
    'Un clic n’importe où dans le bloc ouvre son lien principal. Au clavier, le focus va à ce lien.',
    'Les autres liens, boutons, champs et barres de partage du bloc gardent leur propre clic.',
    'Le clic du milieu, Ctrl et ⌘ ouvrent un onglet. Une sélection de texte n’ouvre pas le lien.',
    'Un bloc sans lien indique son adresse dans `data-goto` et sa fenêtre dans `data-target` ; la touche Tab l’atteint.',
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
  keys: [['Entrée', 'Ouvre le lien du bloc.']],
}
