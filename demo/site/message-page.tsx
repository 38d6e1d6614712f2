/** A page that only says something: nothing here, or something broke. */
export function MessagePage({ title, children }: { title: string; children: string }) {
  return (
    <div className="prose">
      <h1>{title}</h1>
      <p>{children}</p>
      <p>
        <a className="button" href="/articles">
          Voir la boutique
        </a>
      </p>
    </div>
  )
}
