/** Binds Control or Command with K to focus the search field, from anywhere in the page. */
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
 * On the page of results, searches while the visitor types: it requests the server's own page, and replaces the results
 * with those of the response. Elsewhere, and without script, the form leads to that page.
 */
export function followSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-guide-search]')
  const field = form?.querySelector('input')
  const found = document.querySelector('[data-guide-found]')
  const count = document.querySelector('[data-guide-count]')
  if (!form || !field || !found || !count) return
  let latest: XMLHttpRequest | undefined

  const look = (): void => {
    // Cancels the request for the previous text.
    latest?.abort()
    const address = new URL(form.action)
    address.searchParams.set('q', field.value)
    // Requested as a document, the response needs no Trusted Types policy, since no text becomes HTML here.
    latest = new XMLHttpRequest()
    latest.open('GET', address)
    latest.responseType = 'document'
    latest.addEventListener('load', ({ target }) => {
      const { status, responseXML: page } = target as XMLHttpRequest
      // When the network or the server fails, Enter still requests the page. Results that hold the focus are not
      // replaced.
      if (status !== 200 || !page || found.contains(document.activeElement)) return
      found.replaceChildren(...(page.querySelector('[data-guide-found]')?.children ?? []))
      count.textContent = page.querySelector('[data-guide-count]')?.textContent ?? ''
      history.replaceState(history.state, '', address)
    })
    latest.send()
  }
  field.addEventListener('input', look)
}
