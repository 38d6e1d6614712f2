export interface BreadcrumbProps {
  /** The pages between the home page and this one. */
  links: { href: string; name: string }[]
  /** The name of this page. */
  current: string
}

export function Breadcrumb({ links, current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label="Fil d’Ariane">
      <ol>
        <li>
          <a href="/">Accueil</a>
        </li>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
