import type { Cart, Words } from './shop.ts'

/** How one server writes what it answers. Written by hand, as a template author would. */
export interface Dialect {
  name: string
  /** `Content-Type` of its answers. */
  type: string
  /** What comes before each answer, and not in its pages: notices, marks, blank lines. */
  before: string
  /** The cart, in a page and as an answer. */
  cart(cart: Cart, words: Words): string
  /** The answer to an addition. */
  added(cart: Cart, words: Words, articleId: string): string
  /** The answer to an order that was placed. */
  ordered(number: string, total: number): string
  /** Days and hours to book, in a page and as an answer. */
  days(date: string, words: Words): string
  /** The answer to who wants to be told that an article is back. */
  told(words: Words): string
  /** More items of the list, and the link to those after them. */
  items(page: number, next: string): string
}
