export interface Picture {
  small: string
  large: string
  name: string
}

/** How one library writes the moving parts of a page; what they hold is the same for all. */
export interface Kit {
  /** Styles and scripts of the head, as its documentation writes them. */
  head: string
  /** The page's own script, at the end of the body. */
  end?: string
  /** Around a nested list of links. */
  menu(list: string): string
  badge(link: string): string
  banner(content: string): string
  gallery(pictures: Picture[]): string
  /** A button and the dialog that it opens. */
  dialog(id: string, title: string, content: string): string
  /** A link whose page opens above this one. */
  popup(href: string, text: string): string
  quantity(id: string): string
  addToCart(form: string): string
  /** Around the items of a list, each an image. */
  slider(items: string): string
  /** Around the month as its server drew it: a table. */
  calendar(month: string): string
  /** Around a form, whose telephone and day have `data-part`. */
  form(form: string): string
  /** Around the cart as its server drew it. */
  cart(drawn: string): string
}

/** Links around small pictures, with the attributes that a library asks for. */
export function pictureLinks(pictures: Picture[], attributes: string): string {
  return `<ul class="gallery">${pictures
    .map(
      ({ small, large, name }) =>
        `<li><a href="${large}" ${attributes} title="${name}"><img src="${small}" width="240" height="160" alt="${name}" loading="lazy"></a></li>`,
    )
    .join('\n')}</ul>`
}

export const quantityInput = (id: string) =>
  `<input type="number" id="${id}" name="quantite" value="1" min="1" max="20">`
