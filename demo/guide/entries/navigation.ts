import type { FamilyEntry } from '../entry.ts'

export const navigationEntries: FamilyEntry[] = [
  {
    tag: 'flx-breadcrumb',
    title: 'Fil d’Ariane à menus',
    facts: [
      'Une liste écrite dans un niveau devient le menu de ses pages voisines, ouvert par un bouton à leur nom.',
      'Un seul menu est ouvert à la fois, et il reste dans la fenêtre, même sur un écran de 360 pixels.',
      'Le fil est lisible dès l’affichage de la page : les boutons apparaissent au premier geste du visiteur.',
      'Les menus s’affichent au-dessus de la page, en-tête fixe compris.',
    ],
    withoutScript:
      'Le fil d’Ariane et ses listes de liens s’affichent. L’attribut `hidden` garde les listes fermées jusqu’au premier geste.',
    fixed: ['lists'],
    keys: [
      ['Entrée, Espace', 'Ouvre ou ferme le menu du niveau.'],
      ['Tab', 'Entre dans le menu, puis en sort et le ferme.'],
      ['Échap', 'Ferme le menu et revient au bouton.'],
    ],
  },
  {
    tag: 'flx-clickable',
    title: 'Blocs cliquables',
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
  },
  {
    tag: 'flx-mobile-menu',
    title: 'Menu coulissant',
    facts: [
      'Le menu et le bouton d’un thème existant conviennent : `nav` désigne la liste, `for` le bouton.',
      'Le menu n’est demandé au serveur qu’au premier appui sur le bouton. Le navigateur le conserve ensuite une heure, pour la même session.',
      'Une entrée avec un sous-menu et l’adresse `#` ouvre ce sous-menu. Si un script modifie la liste de la page, le menu suit à l’ouverture suivante.',
      'La recherche parcourt tout le menu sans tenir compte des accents, et indique le chemin de chaque page.',
      'La page courante est marquée, et le menu s’ouvre sur son panneau.',
      'Le menu s’ouvre à gauche, à droite, en haut ou en bas, derrière la page, devant elle ou à côté.',
      'Le visiteur le ferme en le poussant du doigt vers son bord. La page derrière est inactive tant qu’il est ouvert.',
    ],
    withoutScript:
      'Placez dans l’élément une liste de liens (`<nav><ul>`) : elle s’affiche sans JavaScript et sert de source au menu. Sans liste, faites du bouton un lien vers le plan du site.',
    live: `
    <button id="flx-menu-button" type="button" data-configmenu="principal">Menu</button>
    <flx-mobile-menu dim="black"></flx-mobile-menu>`,
    fixed: ['for', 'source', 'nav'],
    calls: [{ method: 'show', label: 'Ouvrir' }],
    keys: [
      ['Échap', 'Ferme le menu.'],
      ['→', 'Ouvre le sous-menu de l’entrée.'],
      ['←', 'Revient au panneau parent.'],
      ['↑ ↓', 'Passe d’une entrée à l’autre.'],
      ['Début, Fin', 'Va à la première ou à la dernière entrée.'],
    ],
  },
  {
    tag: 'flx-sticky',
    title: 'En-tête fixe',
    facts: [
      'L’en-tête reste en haut de l’écran, se masque à la descente et réapparaît à la remontée.',
      'Un en-tête transparent prend le fond de la page tant qu’il est fixe.',
      'Il garde sa place dans la page, sans décalage.',
      'Il ne couvre jamais l’élément qui a le focus ni la cible d’une ancre, et réapparaît quand le clavier y entre.',
      'Il reste visible sur les 169 premiers pixels de la page. Un défilement de 60 pixels le masque ou l’affiche.',
    ],
    withoutScript: 'L’en-tête reste celui de votre gabarit.',
    live: '<p><a href="/essais/ancienne-page">Voir l’en-tête fixe sur la page d’un ancien gabarit</a></p>',
    code: `
    <flx-sticky>
      <header>…</header>
    </flx-sticky>`,
    fixed: ['for', 'threshold', 'tolerance', 'no-hide'],
  },
  {
    tag: 'flx-toggle',
    title: 'Bloc dépliable',
    facts: [
      'Le bouton ouvre et ferme le bloc. Son texte indique l’action, et les lecteurs d’écran annoncent l’état.',
      'Un contenu qui flotte au-dessus de la page se ferme aussi par Échap, par un clic ailleurs ou à la perte du focus.',
      'Si l’élément qui a le focus se ferme, le focus revient au bouton.',
    ],
    withoutScript: 'Le contenu est ouvert dans la page ; `hidden` le garde fermé jusqu’au chargement du script.',
    live: `
    <flx-toggle button="Rechercher" buttonclicked="Fermer la recherche">
      <button type="button">Rechercher</button>
      <p><label>Mots cherchés <input type="search" name="q"></label></p>
    </flx-toggle>`,
    keys: [
      ['Entrée, Espace', 'Ouvre ou ferme le bloc.'],
      ['Échap', 'Ferme un contenu flottant.'],
    ],
  },
]
