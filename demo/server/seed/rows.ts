import type { articles, categories, references, selectionArticles, selections } from '../schema.ts'
import { slugOf } from '../slug.ts'
import { bain } from './catalogue/bain.ts'
import type { DepartmentSeed } from './catalogue/describe.ts'
import { epicerie } from './catalogue/epicerie.ts'
import { jardin } from './catalogue/jardin.ts'
import { livres } from './catalogue/livres.ts'
import { maison } from './catalogue/maison.ts'
import { papeterie } from './catalogue/papeterie.ts'
import { table } from './catalogue/table.ts'

const departments: DepartmentSeed[] = [table, maison, jardin, papeterie, bain, epicerie, livres]

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

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert']

/** Returns the catalogue as rows; ids are positions in the seed, so that addresses never change. */
export function catalogueRows() {
  const categoryRows: Row<typeof categories>[] = []
  const articleRows: Row<typeof articles>[] = []
  const referenceRows: Row<typeof references>[] = []
  const addCategory = (row: Omit<Row<typeof categories>, 'id' | 'position'>): number => {
    const id = categoryRows.length + 1
    categoryRows.push({ ...row, id, position: id })
    return id
  }
  for (const department of departments) {
    const { slug, name, intro } = department
    const parentId = addCategory({ slug, name, intro, parentId: null })
    for (const shelf of department.shelves) {
      const categoryId = addCategory({ slug: shelf.slug, name: shelf.name, intro: shelf.intro, parentId })
      for (const seed of shelf.articles) {
        const id = articleRows.length + 1
        const { name, tagline, description, shape, isNew, featured } = seed
        const vatPermille = shelf.vatPermille
        articleRows.push({
          id,
          categoryId,
          slug: slugOf(name),
          name,
          tagline,
          description,
          vatPermille,
          shape,
          isNew,
          featured,
        })
        seed.references.forEach(({ colour, label, price, prior, stock }, position) => {
          const code = `${slug.slice(0, 3).toUpperCase()}-${String(id).padStart(3, '0')}-${position + 1}`
          referenceRows.push({
            id: referenceRows.length + 1,
            articleId: id,
            code,
            colour,
            label,
            priceTtc: price,
            priorTtc: prior,
            stock,
            position,
          })
        })
      }
    }
  }
  return { categories: categoryRows, articles: articleRows, references: referenceRows }
}

/** @throws when a selection names an article that the catalogue does not have. */
export function selectionRows(known: Row<typeof articles>[]) {
  const sets: Row<typeof selections>[] = selectionSeeds.map(({ slug, name, intro }, index) => ({
    id: index + 1,
    slug,
    name,
    intro,
  }))
  const members: Row<typeof selectionArticles>[] = selectionSeeds.flatMap((selection, index) =>
    selection.articles.map((name, position) => {
      const article = known.find((candidate) => candidate.name === name)
      if (!article) throw new Error(`La sélection « ${selection.name} » cite un article inconnu : « ${name} »`)
      return { selectionId: index + 1, articleId: article.id, position }
    }),
  )
  return { sets, members }
}
