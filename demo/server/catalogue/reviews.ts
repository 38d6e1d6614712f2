/** What a customer who bought an article says of it. */
export interface Review {
  author: string
  /** From 1 to 5. */
  mark: number
  /** Day of the review, `Y-m-d`. */
  day: string
  /** What was bought: the label of its reference. */
  bought: string
  text: string
  /** The shop's answer. */
  answer?: string
}

/** A film about the making of an article. */
export interface Film {
  href: string
  /** Id of the picture shown before it plays. */
  picture: number
  title: string
}

/** The reviews by the slug of their article, the latest first. */
export const reviews: Record<string, Review[]> = {
  'bol-kerguen': [
    {
      author: 'Anne-Lise R.',
      mark: 5,
      day: '2026-11-12',
      bought: 'Ardoise',
      text: 'Il garde le chocolat chaud jusqu’à la dernière tartine. J’en ai repris deux pour les enfants.',
    },
    {
      author: 'Yves M.',
      mark: 4,
      day: '2026-10-03',
      bought: 'Écume',
      text: 'Beau bol, bien en main. L’émail est un peu plus gris que sur la photo.',
      answer: 'La cendre d’algue varie d’une fournée à l’autre : nous avons ajouté une photo de la plus grise.',
    },
    {
      author: 'Soizic L.',
      mark: 5,
      day: '2026-09-21',
      bought: 'Écume',
      text: 'Arrivé bien calé dans la paille. Passe au lave-vaisselle tous les jours, sans une marque.',
    },
  ],
  'lampe-amer': [
    {
      author: 'Karim B.',
      mark: 5,
      day: '2026-11-20',
      bought: 'Terracotta',
      text: 'Une lumière douce, parfaite à côté du canapé. Le câble textile est assez long.',
    },
    {
      author: 'Hélène D.',
      mark: 4,
      day: '2026-11-02',
      bought: 'Écume',
      text: 'Très jolie, mais prévoyez l’ampoule : elle éclaire peu si on la change pour une plus faible.',
    },
  ],
  'arrosoir-averse': [
    {
      author: 'Gaëlle P.',
      mark: 5,
      day: '2026-10-15',
      bought: 'Ardoise',
      text: 'La pluie est si fine que les semis ne bougent pas. Lourd une fois plein, comme prévu.',
    },
  ],
}

/** The films by the slug of their article. */
export const films: Record<string, Film> = {
  'bol-kerguen': {
    href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    picture: 5,
    title: 'L’atelier de Nolwenn Le Dantec',
  },
}
