/** The form that gives the short address of a page: a plain form, which script sends without leaving the page. */
export function PagePermalink({ path }: { path: string }) {
  return (
    <flx-permalink>
      <form method="post" action="/globalflexit/ajax/modules/liens/traitement.php">
        <input type="hidden" name="action" value="permalien" />
        <input type="hidden" name="lien" value={path} />
        <button className="button button--quiet" type="submit">
          Lien court de cette page
        </button>
      </form>
    </flx-permalink>
  )
}
