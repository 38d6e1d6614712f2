import type { Entry } from '../entry.ts'

const stays = 'Ce que contient l’élément reste dans la page et marche sans lui.'

/** Elements whose manifest and first example show them well enough. */
export const otherEntries: Entry[] = [
  {
    tag: 'flx-popup',
    title: 'Page ou vidéo au-dessus de la page',
    family: 'overlays',
    facts: [
      'Les liens qui ont une classe `squeezebox` s’ouvrent ainsi, avec les options de leur `rel`.',
      'Sous 768 px de large, elle prend toute la fenêtre.',
      'Une page qui a des changements à perdre peut demander avant de se laisser fermer.',
    ],
    withoutScript: 'Chaque lien mène à sa page.',
    live: '<flx-popup></flx-popup>\n<a class="squeezebox" href="/page/livraison">La livraison, au-dessus de la page</a>',
    fixed: ['for', 'open', 'href'],
    keys: [['Échap', 'Ferme, sauf avec `no-esc-key`.']],
  },
  {
    tag: 'flx-front-popup',
    title: 'Annonce d’accueil',
    family: 'overlays',
    facts: [
      'Une seule à la fois, après la question des cookies.',
      'Le survol et le focus retiennent le compte à rebours.',
      'Fermée, elle reste fermée les jours que vous dites.',
    ],
    withoutScript: 'Son contenu se lit à sa place dans la page.',
    live: `
      <flx-front-popup id="soldes-guide" days="0" label="Soldes d’hiver">
        <p>Jusqu’au 3 février. <a href="/articles">Voir les articles</a></p>
      </flx-front-popup>`,
    fixed: ['open'],
    calls: [
      { method: 'show', label: 'Ouvrir' },
      { method: 'hide', label: 'Fermer' },
    ],
    keys: [['Échap', 'Ferme l’annonce.']],
  },
  {
    tag: 'flx-front-banner',
    title: 'Bandeau',
    family: 'overlays',
    facts: ['Ne déplace rien en arrivant.', 'Fermé, il reste fermé les jours que vous dites.'],
    withoutScript: 'Il se lit à sa place, sans pouvoir se fermer.',
    live: `
      <flx-front-banner id="livraison-guide" days="0" label="Livraison">
        <p>Livraison offerte dès 80 €. <a href="/page/livraison">En savoir plus</a></p>
      </flx-front-banner>`,
    calls: [
      { method: 'show', label: 'Montrer' },
      { method: 'hide', label: 'Fermer' },
    ],
  },
  {
    tag: 'flx-toggle',
    title: 'Bloc à ouvrir',
    family: 'navigation',
    facts: ['Le texte du bouton dit ce qu’il va faire.', 'Un bloc flottant se ferme aussi d’un clic ailleurs.'],
    withoutScript: 'Le bloc est ouvert, à moins que vous n’y ayez mis `hidden`.',
    live: `
      <flx-toggle button="Voir les horaires" buttonclicked="Cacher les horaires">
        <button type="button">Voir les horaires</button>
        <p>Du mardi au samedi, de 10 h à 19 h.</p>
      </flx-toggle>`,
    calls: [{ method: 'toggle', label: 'Basculer' }],
    keys: [
      ['Entrée, Espace', 'Sur le bouton, ouvre ou ferme.'],
      ['Échap', 'Ferme un bloc flottant.'],
    ],
  },
  {
    tag: 'flx-breadcrumb',
    title: 'Fil d’Ariane',
    family: 'navigation',
    facts: ['Une liste dans une étape devient son menu.', 'Le fil reste une liste de liens.'],
    withoutScript: 'Toutes les listes sont ouvertes, à moins que vous n’y ayez mis `hidden`.',
    keys: [['Échap', 'Ferme le menu ouvert.']],
  },
  {
    tag: 'flx-clickable',
    title: 'Blocs cliquables',
    family: 'navigation',
    facts: [
      'Un clic n’importe où dans le bloc suit son lien principal ; les autres liens et boutons gardent leurs clics.',
      'Sélectionner du texte ne fait partir nulle part ; Ctrl et ⌘ ouvrent un onglet.',
    ],
    withoutScript: 'Le lien du bloc marche seul.',
    live: `
      <flx-clickable>
        <article><h3><a href="/page/artisans">Nos artisans</a></h3><p>Huit ateliers, du Croisic à Ouessant.</p></article>
      </flx-clickable>`,
    fixed: ['for'],
    keys: [['Entrée', 'Sur le lien principal, le suit.']],
  },
  {
    tag: 'flx-sticky',
    title: 'En-tête collant',
    family: 'navigation',
    facts: ['Hors de vue quand on avance, de retour dès que l’on revient.', 'Ce qui a le focus n’est jamais dessous.'],
    withoutScript: 'L’en-tête reste en haut de la page.',
    fixed: ['for'],
  },
  {
    tag: 'flx-share',
    title: 'Partager',
    family: 'content',
    facts: [
      'Aucun réseau n’apprend rien avant le clic.',
      'Le partage de l’appareil et la copie du lien, là où ils existent.',
    ],
    withoutScript: 'Un bouton écrit comme un lien mène à la page de partage.',
    fixed: ['for'],
  },
  {
    tag: 'flx-video',
    title: 'Vidéo',
    family: 'content',
    facts: ['Une affiche, puis le lecteur au clic, après l’accord du visiteur.', 'La place ne bouge pas.'],
    withoutScript: 'Le lien mène à la vidéo.',
    live: '<flx-video src="/media/film.mp4" poster="/media/photo/3.webp" label="Marée basse"></flx-video>',
    fixed: ['src', 'poster'],
  },
  {
    tag: 'flx-list',
    title: 'Liste paginée et filtrée',
    family: 'content',
    facts: [
      'La suite arrive quand on approche de la fin, puis attend un clic toutes les quelques pages.',
      'Précédent et Suivant ramènent les articles et la position.',
    ],
    withoutScript: 'Les liens de pages et le formulaire de filtres rechargent la page.',
    live: '<p><a href="/articles">La liste des articles de la boutique</a> est faite ainsi.</p>',
    code: `
      <flx-list load-stop="2">
        <p data-flx-count><span data-flx-shown>24</span> articles sur 310</p>
        <ul data-flx-items><li id="article-1"><a href="/article/1">Bol</a></li></ul>
        <p data-flx-pages><a href="?page=2&amp;paginate=auto" rel="next">Articles suivants</a></p>
      </flx-list>`,
  },
  {
    tag: 'flx-price',
    title: 'Prix',
    family: 'shop',
    facts: [
      'Toujours suivi de « TTC » ou de « HT ».',
      'Une réduction se calcule sur le prix le plus bas des trente derniers jours, ou ne s’annonce pas.',
    ],
    withoutScript: 'Le prix que le serveur a écrit.',
  },
  {
    tag: 'flx-quantity',
    title: 'Quantité',
    family: 'shop',
    facts: [
      'Le champ reste le vôtre : nom, bornes, pas, événements.',
      'Une valeur qui n’en est pas une devient le pas.',
    ],
    withoutScript: 'Un champ de nombre ordinaire.',
    keys: [['↑ ↓', 'Ajoute ou retire un pas.']],
  },
  {
    tag: 'flx-page',
    title: 'Une page entière',
    family: 'page',
    facts: [
      'Une balise met en marche les images, les popups, les blocs cliquables, le partage et l’en-tête collant du balisage déjà là.',
      'Le contenu qui arrive plus tard est pris aussi.',
    ],
    withoutScript: stays,
    fixed: ['without', 'header', 'marker', 'address'],
  },
  {
    tag: 'flx-consent',
    title: 'Consentement aux cookies',
    family: 'page',
    facts: [
      'Refuser est aussi simple qu’accepter.',
      'Le choix est gardé six mois et se change à tout moment.',
      'Rien n’est mesuré avant lui.',
    ],
    withoutScript: 'Rien ne se montre, et rien n’est mesuré.',
    fixed: ['revision'],
    calls: [
      { method: 'show', label: 'Ouvrir les choix' },
      { method: 'refuse', label: 'Refuser' },
    ],
  },
  {
    tag: 'flx-track',
    title: 'Mesure d’audience',
    family: 'page',
    facts: [
      'Les gestes de la boutique portent les noms que les outils de mesure attendent.',
      'Ce qui attendait un choix est oublié s’il est refusé.',
    ],
    withoutScript: 'Rien n’est mesuré.',
    fixed: ['purpose', 'layer'],
  },
]
