/** What each case opens, and how the probe knows that it is seen. */
export const wanted = {
  menu: { text: 'Rayon 1' },
  modal: { text: 'Du mardi au samedi, de 10 h à 19 h.' },
  lightbox: { picture: '1-1600.webp' },
}

export type Opened = keyof typeof wanted

export const title = 'Nos horaires'
export const content = `<p>${wanted.modal.text}</p><p>Fermé le lundi.</p>`

const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, at) => make(at + 1))

export const menu = `<nav><ul>${times(
  8,
  (branch) =>
    `<li><a href="/${branch}">Rayon ${branch}</a><ul>${times(8, (leaf) => `<li><a href="/${branch}/${leaf}">Rayon ${branch}.${leaf}</a></li>`).join('')}</ul></li>`,
).join('')}</ul></nav>`

/** Links to eight pictures of 1600 × 1067, the first of which opens. */
export function gallery(attributes: string): string {
  const link = (at: number) =>
    `<a href="/pictures/${at}-1600.webp" ${attributes} ${at === 1 ? 'class="opener"' : ''}><img src="/pictures/${at}-240.webp" width="240" height="160" alt="Vue ${at}"></a>`
  return `<div class="gallery">${times(8, link).join('\n')}</div>`
}
