import type { Conformity } from './conformity.ts'

/** The conformity of the elements of `src/content`. */
export const content: readonly Conformity[] = [
  {
    tag: 'flx-agenda',
    lines: [
      {
        criteria: ['7.3'],
        says: 'Les dates sont vos liens, vos boutons ou votre champ : ils se commandent au clavier et gardent le focus quand le contenu change.',
        test: 'e2e/workshops: CAL-04',
      },
      {
        criteria: ['7.5'],
        says: 'Un échec se dit dans une alerte, avec un bouton pour réessayer ; ce qui était là reste.',
        test: 'elements/agenda: CAL-04',
      },
      {
        criteria: ['6.1'],
        says: 'Les intitulés restent ceux que vous écrivez.',
        test: 'elements/agenda: CAL-04',
        owed: 'Des liens qui nomment leur mois : « Décembre 2026 » et non « Suivant ».',
      },
    ],
  },
  {
    tag: 'flx-calendar',
    lines: [
      {
        criteria: ['7.1', '5.7'],
        says: 'Le mois est une grille dont chaque jour dit sa date entière, et chaque colonne son jour.',
        test: 'theme/drawn',
      },
      {
        criteria: ['7.3'],
        says: 'Flèches, Début, Fin, Page précédente et suivante parcourent la grille, d’un mois à l’autre s’il le faut.',
        test: 'elements/calendar: CAL-05',
      },
      {
        criteria: ['12.11'],
        says: 'Un jour montre ses entrées dans un panneau qu’Échap ferme ; le focus revient au jour.',
        test: 'elements/calendar: CAL-03',
      },
      {
        criteria: ['7.5'],
        says: 'Un mois qui n’est pas venu se dit, et se redemande.',
        test: 'elements/calendar: CAL-05',
      },
      {
        criteria: ['10.11'],
        says: 'Sous 576 px le mois est la liste de ses jours, que Tab parcourt.',
        test: 'elements/calendar: CAL-05',
      },
      {
        criteria: ['8.7'],
        says: 'Les jours et les mois sont écrits dans la langue du `lang` le plus proche.',
        test: 'elements/calendar: CAL-02',
        owed: '`lang` là où la langue change.',
      },
    ],
  },
  {
    tag: 'flx-carousel',
    lines: [
      {
        criteria: ['7.1'],
        says: 'Le carrousel est une région nommée ; chaque diapositive dit sa place, et le changement est annoncé.',
        test: 'elements/carousel: SLIDE-04',
        owed: '`label`, qui nomme le carrousel, et une alternative à chaque image.',
      },
      {
        criteria: ['7.3'],
        says: 'Boutons et flèches du clavier ; une flèche arrivée au bout passe le focus à l’autre.',
        test: 'elements/carousel: SLIDE-04',
      },
      {
        criteria: ['13.8'],
        says: 'Il ne défile seul que si la page le demande, avec un bouton pour l’arrêter, et s’arrête au premier geste.',
        test: 'elements/carousel: SLIDE-04',
      },
      {
        criteria: ['13.10', '2.5.7'],
        says: 'Ce que fait un glissement, les flèches et les points le font d’un clic.',
        test: 'elements/carousel: SLIDE-03',
        owed: '`arrows` ou `dots` : ne retirez pas les deux.',
      },
      {
        criteria: ['10.8'],
        says: 'Les diapositives hors de vue sont inertes : ni Tab ni lecteur d’écran n’y entrent.',
        test: 'elements/carousel: SLIDE-04',
      },
    ],
  },
  {
    tag: 'flx-fragment',
    lines: [
      {
        criteria: ['12.8'],
        says: 'Quand le bloc se renouvelle, le focus, la sélection, le défilement et la saisie restent.',
        test: 'elements/fragment: FRAG-03',
      },
      {
        criteria: ['7.5'],
        says: 'Un échec se dit dans une alerte, avec un bouton pour réessayer.',
        test: 'elements/fragment: FRAG-03',
        owed: '`role="status"` dans le bloc, si son changement doit être annoncé.',
      },
      {
        criteria: ['13.8'],
        says: 'Un bloc renouvelé par `every` attend quand la page ou le bloc sont cachés.',
        test: 'elements/fragment: FRAG-03',
        owed: 'Un moyen d’arrêter un bloc qui se renouvelle seul, s’il se lit pendant plus de cinq secondes.',
      },
    ],
  },
  {
    tag: 'flx-home-slider',
    lines: [
      {
        criteria: ['13.8'],
        says: 'Un bouton l’arrête, le premier geste aussi ; il ne commence pas pour qui demande moins d’animations.',
        test: 'elements/carousel: SLIDE-04',
      },
      {
        criteria: ['7.1'],
        says: 'C’est une région nommée ; chaque diapositive dit sa place, et ce qui change est annoncé.',
        test: 'theme/drawn',
        owed: '`label`, et une alternative à chaque image qui dit où elle mène.',
      },
      {
        criteria: ['7.3', '2.5.7'],
        says: 'Flèches, ou points sous 576 px : aucun geste de glissement n’est nécessaire.',
        test: 'elements/slideshow: SLIDE-02',
      },
    ],
  },
  {
    tag: 'flx-list',
    lines: [
      {
        criteria: ['7.5'],
        says: 'Le nombre d’articles, leur arrivée et un échec sont annoncés.',
        test: 'elements/list',
      },
      {
        criteria: ['12.8'],
        says: 'Après un clic, le focus va au premier nouvel article ; ce qui arrive seul ne le déplace pas.',
        test: 'elements/list',
      },
      {
        criteria: ['7.4'],
        says: 'La suite n’arrive d’elle-même que `load-stop` fois : le pied de page reste atteignable.',
        test: 'elements/list: LIST-02',
      },
      {
        criteria: ['7.3'],
        says: 'Filtres et tri se font au clavier ; le choix garde le focus.',
        test: 'e2e/list: LIST-03',
        owed: 'Des filtres étiquetés, et un bouton pour qui n’a pas de script.',
      },
      {
        criteria: ['9.3'],
        says: 'Les articles restent une liste, ou les rangées d’un tableau.',
        test: 'elements/list: LIST-01',
        owed: 'Une vraie liste, ou un vrai tableau.',
      },
      {
        criteria: ['2.4.11'],
        says: 'Le lien suivant reste en vue quand des articles arrivent au-dessus de lui pendant qu’il a le focus.',
        test: 'elements/list',
      },
    ],
  },
  {
    tag: 'flx-map',
    lines: [
      {
        criteria: ['4.8', '4.9'],
        says: 'La liste des lieux, à côté de la carte, dit la même chose.',
        test: 'elements/map: MAP-03',
        owed: 'Une liste qui dit tout ce que dit la carte.',
      },
      {
        criteria: ['4.12', '7.3'],
        says: 'Chaque point est un bouton ; flèches, Début, Fin, Entrée et Échap les parcourent.',
        test: 'elements/map: MAP-03',
      },
      {
        criteria: ['7.1'],
        says: 'Un point porte le nom de son lieu, un groupe de points leur nombre.',
        test: 'elements/map: MAP-02',
      },
      {
        criteria: ['13.10', '2.5.7'],
        says: 'Agrandir, réduire et tout voir sont des boutons.',
        test: 'theme/drawn',
      },
    ],
  },
  {
    tag: 'flx-share',
    lines: [
      {
        criteria: ['7.5'],
        says: 'La copie du lien est dite à l’œil et aux aides techniques.',
        test: 'elements/share: SHARE-03',
      },
      {
        criteria: ['13.2'],
        says: 'Rien ne s’ouvre sans un clic ; une fenêtre que le navigateur refuse s’ouvre dans l’onglet.',
        test: 'elements/share: SHARE-02',
        owed: 'Dites « nouvelle fenêtre » dans le nom de vos propres boutons.',
      },
      {
        criteria: ['12.8'],
        says: 'Le partage par e-mail rend le focus.',
        test: 'elements/share: SHARE-02',
      },
    ],
  },
  {
    tag: 'flx-slideshow',
    lines: [
      {
        criteria: ['13.8'],
        says: 'Il avance seul avec un bouton pour l’arrêter, et pas du tout pour qui demande moins d’animations.',
        test: 'elements/slideshow: SLIDE-03',
      },
      {
        criteria: ['7.1'],
        says: 'C’est une région nommée ; chaque diapositive dit sa place.',
        test: 'theme/drawn',
        owed: '`label`, et une alternative à chaque image.',
      },
      {
        criteria: ['7.3', '2.5.7'],
        says: 'Flèches et points font d’un clic ce que fait un glissement.',
        test: 'elements/carousel: SLIDE-04',
      },
    ],
  },
  {
    tag: 'flx-table',
    lines: [
      {
        criteria: ['5.6', '5.7'],
        says: 'Le tableau garde ses en-têtes ; une première ligne d’en-têtes que l’éditeur n’a pas déclarée le devient.',
        test: 'elements/table: TABLE-05',
        owed: 'De vrais `<th>`, avec `scope` quand le tableau a des en-têtes de lignes.',
      },
      {
        criteria: ['5.4', '5.5'],
        says: 'Le titre du tableau nomme aussi la zone qui défile et le plein écran.',
        test: 'theme/drawn',
        owed: 'Une `<caption>`, ou `label`.',
      },
      {
        criteria: ['7.1'],
        says: 'Le tri se commande par des boutons dans les en-têtes, et l’en-tête trié le dit.',
        test: 'elements/table: TABLE-01 TABLE-05',
      },
      {
        criteria: ['7.3'],
        says: 'Trier, aussi par plusieurs colonnes, se fait au clavier.',
        test: 'elements/table: TABLE-01',
      },
      {
        criteria: ['7.5'],
        says: 'Le nombre de lignes gardées par un filtre est annoncé.',
        test: 'elements/table: TABLE-05',
      },
      {
        criteria: ['10.11'],
        says: 'Les colonnes qui ne tiennent pas se déplient sous leur ligne, au clavier aussi.',
        test: 'elements/table-columns: TABLE-02 TABLE-05',
      },
    ],
  },
  {
    tag: 'flx-video',
    lines: [
      {
        criteria: ['4.11'],
        says: 'Le lecteur est celui du navigateur ou du service, au clavier.',
        test: 'elements/video',
      },
      {
        criteria: ['4.1', '4.3', '4.5'],
        says: 'Les pistes `<track>` de la page vont au lecteur.',
        test: 'elements/video',
        owed: 'Sous-titres, audiodescription et transcription, là où il en faut.',
      },
      {
        criteria: ['4.7', '4.10'],
        says: 'Rien ne joue avant un clic sur un lien qui nomme la vidéo.',
        test: 'elements/video: COOKIE-02',
        owed: '`label`, ou un lien dont le texte nomme la vidéo.',
      },
      {
        criteria: ['2.1', '12.8'],
        says: 'Le lecteur prend la place de l’affiche, avec un titre de cadre et le focus.',
        test: 'elements/video',
      },
      {
        criteria: ['7.5'],
        says: 'Un fichier qui ne peut être lu se dit, et se tente de nouveau.',
        test: 'elements/video',
      },
    ],
  },
]
