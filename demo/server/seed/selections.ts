export interface SelectionSeed {
  slug: string
  name: string
  subtitle?: string
  intro: string
  /** Articles by name, in order. */
  articles: string[]
}

/** Ideas for presents: hand-picked sets. */
export const selectionSeeds: SelectionSeed[] = [
  {
    slug: 'pour-qui-jardine',
    name: 'Pour qui jardine',
    intro: 'Des mains dans la terre, même en novembre.',
    articles: [
      'Transplantoir Courlis',
      'Sécateur Bernique',
      'Olla Source',
      'Graines de fleurs des dunes',
      'Savon Argile et sel',
      'Arrosoir Averse',
    ],
  },
  {
    slug: 'pour-qui-ecrit',
    name: 'Pour qui écrit',
    intro: 'Le bruit de la plume, le poids du papier.',
    articles: [
      'Stylo plume Bernard',
      'Encre Bleu de Port-Lannec',
      'Carnet de bord',
      'Papier à lettres Vergé',
      'Enveloppes Doublées',
      'Crayons Amarre',
    ],
  },
  {
    slug: 'pour-qui-cuisine',
    name: 'Pour qui cuisine',
    intro: 'Un placard bien rempli et une bonne planche.',
    articles: [
      'Planche Ponton',
      'Fleur de sel cueillie à la main',
      'Curry corsaire',
      'La cuisine du placard',
      'Cuillère à pot Écope',
      'Sardines à l’huile d’olive',
    ],
  },
  {
    slug: 'pour-qui-recoit',
    name: 'Pour qui reçoit',
    intro: 'Une tablée, des bougies, une carafe qui circule.',
    articles: [
      'Nappe Grand Bé',
      'Carafe Estuaire',
      'Bougies longues Calme plat',
      'Plat creux Anse',
      'Verre Goutte',
      'Couverts de quai',
    ],
  },
  {
    slug: 'pour-qui-reve',
    name: 'Pour qui rêve au large',
    intro: 'À défaut de lever l’ancre.',
    articles: [
      'Affiche La Cale',
      'Agenda des marées 2027',
      'Plaid Grand large',
      'Lanterne Sémaphore',
      'Petit manuel des nœuds',
      'Thé noir Retour de pêche',
    ],
  },
  {
    slug: 'moins-de-vingt-euros',
    name: 'Moins de vingt euros',
    subtitle: 'Et bien emballé',
    intro: 'De petits paquets qui font de grands effets.',
    articles: [
      'Savon Algue et menthe',
      'Bol Kerguen',
      'Soliflore Ajonc',
      'Cartes Bons baisers',
      'Crème de caramel au beurre salé',
      'Torchon Matelot',
      'Le goût de la vase',
    ],
  },
]
