/**
 * Neither engine's protocol says what a visitor prefers (less motion, dark, more contrast). What scripts ask, by
 * `matchMedia`, is answered here instead; conditions of style sheets are the engine's own, and stay as they are. It runs in
 * the page, before anything else.
 */
function answerMedia() {
  const ask = matchMedia.bind(window)
  const wanted = new Map()
  const lists = new Set()
  const substitute = (query) =>
    query.replace(/\(\s*((?:prefers|forced)-[\w-]+)\s*(?::\s*([\w-]+)\s*)?\)/g, (whole, name, value) => {
      if (!wanted.has(name)) return whole
      const is = wanted.get(name)
      return (value ? value === is : is !== 'no-preference' && is !== 'none') ? '(min-width: 0px)' : '(max-width: 0px)'
    })
  window.matchMedia = (query) => {
    if (!/\((?:prefers|forced)-/.test(query)) return ask(query)
    const list = new EventTarget()
    Object.defineProperties(list, {
      media: { value: query },
      matches: { get: () => ask(substitute(query)).matches },
    })
    list.addListener = (listener) => list.addEventListener('change', listener)
    list.removeListener = (listener) => list.removeEventListener('change', listener)
    lists.add(list)
    return list
  }
  window.flxEmulateMedia = (features) => {
    const before = [...lists].map((list) => [list, list.matches])
    for (const { name, value } of features) wanted.set(name, value)
    for (const [list, matched] of before) {
      if (list.matches === matched) continue
      list.dispatchEvent(new MediaQueryListEvent('change', { media: list.media, matches: list.matches }))
    }
  }
}

/** The page of a test file. @param framework - Address of the script that runs it. */
export const pageWithMedia = (framework) =>
  `<!doctype html><html lang="fr"><body><script>(${answerMedia})()</script><script type="module" nonce="flx-test" src="${framework}"></script></body></html>`

/** Gives a page of an engine what `emulateMedia` of the test commands calls. */
export function canEmulateMedia(page) {
  page.emulateMediaFeatures = (features) => page.evaluate((wanted) => window.flxEmulateMedia(wanted), features)
  page.emulateMediaType = () => Promise.reject(new Error('Print is no medium of these engines.'))
  return page
}
