import { type ColourName, colours } from '../catalogue/colours.ts'
import { formatEuros } from '../format.ts'
import { pageId } from '../page-id.ts'
import type { menuItems } from '../schema.ts'
import { type catalogueRows, selections } from './catalogue.ts'
import { pages } from './pages.ts'

type Item = Omit<typeof menuItems.$inferInsert, 'entryId'>
type Catalogue = ReturnType<typeof catalogueRows>

/** Returns the text of `menu_param`: a shorter name for the menu, and a subtitle. */
const parameters = (values: { nom_page?: string; subtitle?: string }): string =>
  Object.keys(values).length > 0 ? JSON.stringify(values) : ''

class MenuBuilder {
  readonly items: Item[] = []

  add(
    id: number,
    parent: number,
    name: string,
    link: string,
    extra: { nom_page?: string; subtitle?: string; theme?: string } = {},
  ): number {
    const { theme = '', ...shown } = extra
    this.items.push({
      pageId: id,
      parentPageId: parent,
      name,
      link,
      themeClass: theme,
      parameters: parameters(shown),
      position: this.items.length,
    })
    return id
  }
}

function articleSubtitle(article: Catalogue['articles'][number], catalogue: Catalogue): string {
  const own = catalogue.references.filter(({ articleId }) => articleId === article.id)
  const lowest = Math.min(...own.map(({ priceTtc }) => priceTtc))
  if (own.every(({ stock }) => stock === 0)) return 'Épuisé'
  return `${own.some(({ priceTtc }) => priceTtc !== lowest) ? 'dès ' : ''}${formatEuros(lowest)}`
}

/** Returns the three levels of the shop: departments, shelves, articles. */
export function shopMenu(catalogue: Catalogue): Item[] {
  const menu = new MenuBuilder()
  for (const category of catalogue.categories) {
    const parent = category.parentId ? pageId.category(category.parentId) : 0
    const link = `/articles?categorie=${category.slug}`
    const id = menu.add(
      pageId.category(category.id),
      parent,
      category.name,
      link,
      parent ? {} : { theme: `rayon rayon-${category.slug}`, subtitle: category.intro.split(/[,.:]/)[0] },
    )
    for (const article of catalogue.articles.filter(({ categoryId }) => categoryId === category.id)) {
      menu.add(pageId.article(article.id), id, article.name, `/article/${article.slug}`, {
        subtitle: articleSubtitle(article, catalogue),
        ...(article.isNew ? { theme: 'nouveaute' } : {}),
      })
    }
  }
  return menu.items
}

/** Returns the menu of presents, colours, and pages of text. */
export function siteMenu(catalogue: Catalogue): Item[] {
  const menu = new MenuBuilder()
  const gifts = menu.add(pageId.section(0), 0, 'Idées cadeaux', '/articles?selection=pour-qui-reve', {
    theme: 'cadeaux',
  })
  selections.forEach(({ slug, name, subtitle }, index) => {
    menu.add(pageId.selection(index + 1), gifts, name, `/articles?selection=${slug}`, subtitle ? { subtitle } : {})
  })
  const byColour = menu.add(pageId.section(1), 0, 'Toutes les couleurs de la boutique', '/articles', {
    nom_page: 'Par couleur',
  })
  const names = Object.keys(colours) as ColourName[]
  names.forEach((name, index) => {
    const total = new Set(
      catalogue.references.filter(({ colour }) => colour === name).map(({ articleId }) => articleId),
    ).size
    if (total > 0)
      menu.add(pageId.colour(index), byColour, colours[name].label, `/articles?couleur=${name}`, {
        subtitle: `${total} article${total > 1 ? 's' : ''}`,
      })
  })
  for (const [index, section] of [...new Set(pages.map((page) => page.section))].entries()) {
    const first = pages.find((page) => page.section === section)
    const id = menu.add(pageId.section(index + 2), 0, section, `/page/${first?.slug ?? ''}`)
    for (const [place, page] of pages.entries()) {
      const { slug, title, subtitle } = page
      if (page.section === section) menu.add(pageId.page(place + 1), id, title, `/page/${slug}`, { subtitle })
    }
  }
  return menu.items
}
