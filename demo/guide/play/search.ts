/** Control or command with K brings the focus to the field of the search, from anywhere in the page. */
export function followShortcut(): void {
  const field = document.querySelector<HTMLInputElement>('[data-guide-search] input')
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    field?.focus()
    field?.select()
  })
}

/**
 * On the page of answers, what is typed is looked for at once: the server's own page is asked, and its answers take the
 * place of those that are there. Elsewhere, and without script, the form leads to that page.
 */
export function followSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-guide-search]')
  const field = form?.querySelector('input')
  const found = document.querySelector('[data-guide-found]')
  const count = document.querySelector('[data-guide-count]')
  if (!form || !field || !found || !count) return
  let latest: XMLHttpRequest | undefined

  const look = (): void => {
    // A newer word is on its way.
    latest?.abort()
    const address = new URL(form.action)
    address.searchParams.set('q', field.value)
    // Asked as a document, the answer needs no policy of its own under Trusted Types: no text becomes HTML here.
    latest = new XMLHttpRequest()
    latest.open('GET', address)
    latest.responseType = 'document'
    latest.addEventListener('load', ({ target }) => {
      const { status, responseXML: page } = target as XMLHttpRequest
      // Where the line is dead or the server refuses, Enter asks for the page as ever; who is among the answers keeps them.
      if (status !== 200 || !page || found.contains(document.activeElement)) return
      found.replaceChildren(...(page.querySelector('[data-guide-found]')?.children ?? []))
      count.textContent = page.querySelector('[data-guide-count]')?.textContent ?? ''
      history.replaceState(history.state, '', address)
    })
    latest.send()
  }
  field.addEventListener('input', look)
}
