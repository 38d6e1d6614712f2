interface BreadcrumbProps {
  links: { href: string; name: string }[]
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
