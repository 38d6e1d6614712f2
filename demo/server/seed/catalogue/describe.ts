import { type ColourName, colours } from '../../catalogue/colours.ts'

interface ReferenceSeed {
  colour: ColourName
  label: string
  stock: number
  /** Cents, tax included. */
  price: number
  /** Lowest price of the 30 days before the reduction, in cents; null for one that is not reduced. */
  prior: number | null
}

export interface ArticleSeed {
  name: string
  shape: string
  tagline: string
  description: string
  references: ReferenceSeed[]
  isNew: boolean
  featured: number | null
}

interface ShelfSeed {
  slug: string
  name: string
  intro: string
  vatPermille: 200 | 100 | 55
  articles: ArticleSeed[]
}

export interface DepartmentSeed {
  slug: string
  name: string
  intro: string
  shelves: ShelfSeed[]
}

/** « ecume · 20 cm: 12 @1490 » → a reference; the size and the price are optional. */
function reference(text: string, price: number, prior: number | null): ReferenceSeed {
  const match = /^(\w+)(?: · ([^:]+))?: (\d+)(?: @(\d+))?$/.exec(text.trim())
  const [, colour = '', size, stock, own] = match ?? []
  if (!(colour in colours)) throw new Error(`Référence illisible : « ${text} »`)
  const known = colours[colour as ColourName]
  return {
    colour: colour as ColourName,
    label: size ? `${known.label} · ${size}` : known.label,
    stock: Number(stock),
    price: own ? Number(own) : price,
    prior: own ? null : prior,
  }
}

interface ArticleExtras {
  isNew?: boolean
  /** Rank in the home page's selection. */
  featured?: number
  /** The article is reduced from this price, in cents; references with a price of their own are not. */
  prior?: number
}

/**
 * One article. `price` in cents, tax included; `references`: « colour · size: stock @price », separated by `|`.
 */
export function article(
  name: string,
  shape: string,
  price: number,
  references: string,
  tagline: string,
  description: string,
  extras: ArticleExtras = {},
): ArticleSeed {
  return {
    name,
    shape,
    tagline,
    description,
    references: references.split('|').map((text) => reference(text, price, extras.prior ?? null)),
    isNew: extras.isNew ?? false,
    featured: extras.featured ?? null,
  }
}
