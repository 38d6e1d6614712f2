/** Which writing of the list: the second has rows that changed, that are gone, that are new and that moved. */
export type Edition = 0 | 1

function row(id: number, edition: Edition): string {
  const price = ((id * 37) % 900) + (edition && id % 20 === 7 ? 2 : 0)
  return `<li class="row" id="ligne-${id}"><a href="/article/${id}">Article numéro ${id}</a><span class="ref">REF-${id}</span><input id="qte-${id}" name="quantite" value="${(id % 9) + 1}" aria-label="Quantité"><b class="price">${price},00 €</b><button type="button" name="retirer" value="${id}">Retirer</button></li>`
}

/** The numbers of the rows, in their order. */
function ids(size: number, edition: Edition): number[] {
  const all = Array.from({ length: size }, (_, index) => index)
  if (!edition) return all
  return all.flatMap((id) => {
    if (id % 50 === 13) return []
    if (id % 50 === 29) return [id, size + id]
    if (id % 100 === 41) return [id + 1]
    if (id % 100 === 42) return [id - 1]
    return [id]
  })
}

/** A list as a shop's server writes it: 2 % of rows gone, 2 % new, 2 % moved and 5 % changed between the editions. */
export function list(size: number, edition: Edition): string {
  return `<ul class="rows">${ids(size, edition)
    .map((id) => row(id, edition))
    .join('\n')}</ul>`
}

/** The row that has the focus, in both editions. */
export const focusedRow = (size: number): number => Math.floor(size / 100) * 50
