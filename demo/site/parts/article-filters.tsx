import type { Category } from '../../server/catalogue/article.ts'
import { type ArticleFilter, orders } from '../../server/catalogue/article-filter.ts'
import { type ColourName, colours } from '../../server/catalogue/colours.ts'
import { articlesAddress } from '../articles-address.ts'
import { Swatch } from './icons.tsx'

interface FiltersProps {
  filter: ArticleFilter
  /** The shelves of the department, or else the departments. */
  shelves: Category[]
}

interface ArticleFiltersProps extends FiltersProps {
  /** The colours to choose from, each with its number of articles. */
  palette: [ColourName, number][]
  total: number
}

const formId = 'filtres'

const orderNames: Record<ArticleFilter['order'], string> = {
  boutique: 'Notre sélection',
  nouveau: 'Nouveautés d’abord',
  prix: 'Prix croissant',
  '-prix': 'Prix décroissant',
  nom: 'Nom, de A à Z',
}

/** Returns the number of active filters, not counting the shelf or the selection. */
export function countChoices({ colours, least, most, inStock }: ArticleFilter): number {
  return colours.length + [least, most].filter((bound) => bound !== undefined).length + Number(inStock)
}

/** Links to shelves, which replace the list without leaving the page; a department is a page of its own. */
function ShelfLinks({ shelves, filter }: FiltersProps) {
  const follow = filter.shelf ? { 'data-flx-refresh': '' } : {}
  return (
    <nav className="filter" aria-label="Étagères" {...follow}>
      <h2>Rayons</h2>
      <ul className="filter__list">
        {shelves.map(({ id, slug, name }) => (
          <li key={id}>
            <a
              href={articlesAddress({ ...filter, shelf: slug, selection: undefined, page: 1 })}
              aria-current={slug === filter.shelf ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PriceRange({ least, most }: ArticleFilter) {
  const bound = (name: 'prix_min' | 'prix_max', label: string, cents: number | undefined) => (
    <label>
      {label}
      <input
        type="number"
        name={name}
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={cents === undefined ? '' : cents / 100}
      />
      €
    </label>
  )
  return (
    <fieldset className="filter">
      <legend>Prix TTC</legend>
      <div className="filter__range">
        {bound('prix_min', 'De', least)}
        {bound('prix_max', 'à', most)}
      </div>
    </fieldset>
  )
}

function Choice({ name, value, isChosen, children }: ChoiceProps) {
  return (
    <label className="filter__choice">
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      {children}
    </label>
  )
}

interface ChoiceProps {
  name: string
  value: string
  isChosen: boolean
  children: React.ReactNode
}

interface ColoursProps {
  palette: ArticleFiltersProps['palette']
  chosen: ColourName[]
}

function Colours({ palette, chosen }: ColoursProps) {
  return (
    <fieldset className="filter">
      <legend>Couleurs</legend>
      <div className="filter__list">
        {palette.map(([name, total]) => (
          <Choice key={name} name="couleur" value={name} isChosen={chosen.includes(name)}>
            <Swatch hex={colours[name].hex} />
            {colours[name].label} ({total})
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

/** All the filters of the list, in one plain form; folded on phones. */
export function ArticleFilters({ shelves, palette, filter, total }: ArticleFiltersProps) {
  const choices = countChoices(filter)
  return (
    <details className="catalogue__filters">
      <summary>Affiner{choices > 0 && ` (${choices})`}</summary>
      <ShelfLinks shelves={shelves} filter={filter} />
      <form id={formId} action="/articles" data-flx-filters="">
        {filter.shelf && <input type="hidden" name="categorie" value={filter.shelf} />}
        {filter.selection && <input type="hidden" name="selection" value={filter.selection} />}
        <PriceRange {...filter} />
        <div className="filter">
          <Choice name="dispo" value="1" isChosen={filter.inStock}>
            En stock seulement
          </Choice>
        </div>
        <Colours palette={palette} chosen={filter.colours} />
        <button className="button" type="submit" data-flx-no-script="">
          Voir les articles
        </button>
      </form>
      {/* On a phone the list is below the filters: this link shows the number of results, and leads to them. */}
      <p className="catalogue__see">
        <a className="button" href="#articles">
          {total === 0 ? 'Aucun article' : `Voir ${total > 1 ? `les ${total} articles` : 'l’article'}`}
        </a>
      </p>
    </details>
  )
}

/** The order of the list, beside it; it belongs to the form of the filters. */
export function ArticleOrder({ order }: { order: ArticleFilter['order'] }) {
  return (
    <p className="catalogue__order">
      <label htmlFor="tri">Trier par</label>
      <select id="tri" name="tri" form={formId} defaultValue={order === 'boutique' ? '' : order}>
        {orders.map((name) => (
          <option key={name} value={name === 'boutique' ? '' : name}>
            {orderNames[name]}
          </option>
        ))}
      </select>
      <button className="button button--quiet" type="submit" form={formId} data-flx-no-script="">
        Trier
      </button>
    </p>
  )
}
