/** Looks for an article by its name; a plain form, whose field proposes names where there is script. */
export function ArticleSearch({ asked = '' }: { asked?: string }) {
  return (
    <search>
      <form className="article-search" action="/recherche">
        <flx-autocomplete classname="Article" methode="chercher" area="shop" saisielibre="">
          <label className="visually-hidden" htmlFor="recherche">
            Chercher un article
          </label>
          <input id="recherche" type="search" name="q" defaultValue={asked} placeholder="Bol, torchon, carnet…" />
        </flx-autocomplete>
        <button className="button" type="submit">
          Chercher
        </button>
      </form>
    </search>
  )
}
