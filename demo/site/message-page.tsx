/** A page with a message only, for an error. */
export function MessagePage({ title, children }: { title: string; children: string }) {
  return (
    <div className="prose prose--alone">
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
