import type { Category } from '../../server/catalogue/article.ts'

interface DepartmentsProps {
  departments: Category[]
  /** Address of the picture of each department, by its id. */
  emblems: Map<number, string>
}

/** Links to the departments, each with a picture. */
export function Departments({ departments, emblems }: DepartmentsProps) {
  return (
    <ul className="departments">
      {departments.map(({ id, slug, name }) => {
        const emblem = emblems.get(id)
        return (
          <li key={id}>
            <a className="department" href={`/articles?categorie=${slug}`}>
              {emblem && <img src={emblem} width="240" height="240" alt="" loading="lazy" />}
              {name}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
