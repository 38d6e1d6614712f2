import { readTable } from '../seed/table.ts'

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
  /** The shop's answer; empty when there is none. */
  answer: string
}

/** A film about the making of an article. */
export interface Film {
  href: string
  /** Id of the picture shown before it plays. */
  picture: number
  title: string
}

const all = readTable<'article' | 'author' | 'mark' | 'day' | 'bought' | 'text' | 'answer'>('reviews')

/** Returns the reviews of an article, by its slug, the latest first. */
export const reviewsOf = (slug: string): Review[] =>
  all.filter(({ article }) => article === slug).map((review) => ({ ...review, mark: Number(review.mark) }))

/** The films by the slug of their article. */
export const films: Record<string, Film> = {
  'bol-kerguen': {
    href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    picture: 5,
    title: 'L’atelier de Nolwenn Le Dantec',
  },
}
