/** A shop of someone else's: articles, carts by visitor, no database. Prices in cents, taxes included. */

export interface Article {
  id: string
  name: string
  price: number
  stock: number
}

interface Line {
  id: string
  article: Article
  quantity: number
}

export interface Cart {
  lines: Line[]
  code: string
  orders: number
  bookings: string[]
}

/** What the server has to say about the last thing asked. */
export interface Words {
  error?: string
  done?: string
}

export const articles: Article[] = [
  { id: '7', name: 'Bol « Écume »', price: 1250, stock: 9 },
  { id: '8', name: 'Carafe', price: 3100, stock: 4 },
  { id: '9', name: 'Plat à four', price: 4550, stock: 0 },
]

export const days = [
  { date: '2030-05-14', name: 'mardi 14 mai 2030', hours: ['10:00-11:00', '14:00-15:30'] },
  { date: '2030-05-15', name: 'mercredi 15 mai 2030', hours: ['09:00-10:00'] },
]

export const newCart = (): Cart => ({ lines: [], code: '', orders: 0, bookings: [] })

export const countOf = ({ lines }: Cart): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

export function totalOf({ lines, code }: Cart): number {
  const articlesTotal = lines.reduce((sum, { article, quantity }) => sum + article.price * quantity, 0)
  return Math.max(0, articlesTotal - (code ? 500 : 0))
}

/** « 1 234,50 € » */
export const price = (cents: number): string =>
  `${Math.floor(cents / 100).toLocaleString('fr-FR')},${String(cents % 100).padStart(2, '0')} €`

export const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export function add(cart: Cart, id: string, quantity: number): Words {
  const article = articles.find((each) => each.id === id)
  if (!article) return { error: 'Article inconnu.' }
  if (article.stock === 0) return { error: `« ${article.name} » est épuisé.` }
  const line = cart.lines.find((each) => each.article === article)
  if (line) line.quantity += quantity
  else cart.lines.push({ id: `L${id}`, article, quantity })
  return { done: `« ${article.name} » est ajouté.` }
}

export function change(cart: Cart, id: string, quantity: number): Words {
  const line = cart.lines.find((each) => each.id === id)
  if (!line) return { error: 'Cette ligne n’existe plus.' }
  if (quantity <= 0) return remove(cart, id)
  if (quantity > line.article.stock) return { error: `Il n’en reste que ${line.article.stock}.` }
  line.quantity = quantity
  return {}
}

export function remove(cart: Cart, id: string): Words {
  cart.lines = cart.lines.filter((each) => each.id !== id)
  return {}
}

export function takeCode(cart: Cart, code: string): Words {
  if (code.trim().toUpperCase() !== 'ETE') return { error: `Le code ${code} n’existe pas.` }
  cart.code = 'ETE'
  return { done: 'Code appliqué.' }
}

/** Empties the cart. @returns the number of the order; empty when there was nothing to order. */
export function order(cart: Cart): string {
  if (cart.lines.length === 0) return ''
  Object.assign(cart, { ...newCart(), orders: cart.orders + 1, bookings: cart.bookings })
  return `F-${cart.orders}`
}

export function book(cart: Cart, value: string): Words {
  const [date, hours] = value.split('|')
  const day = days.find((each) => each.date === date)
  if (!day?.hours.includes(hours ?? '')) return { error: 'Ce créneau n’existe pas.' }
  if (cart.bookings.includes(value)) return { error: 'Ce créneau vient d’être pris.' }
  cart.bookings.push(value)
  return { done: `Réservé : ${day.name}, ${hours}.` }
}
