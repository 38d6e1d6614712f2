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
  let latest: AbortController | undefined

  const look = async (): Promise<void> => {
    latest?.abort()
    latest = new AbortController()
    const address = new URL(form.action)
    address.searchParams.set('q', field.value)
    try {
      const answer = await fetch(address, { signal: latest.signal })
      if (!answer.ok) return
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      found.replaceChildren(...(page.querySelector('[data-guide-found]')?.children ?? []))
      count.textContent = page.querySelector('[data-guide-count]')?.textContent ?? ''
      history.replaceState(history.state, '', address)
    } catch {
      // A newer word is on its way, or the line is dead: Enter asks for the page as ever.
    }
  }
  field.addEventListener('input', () => void look())
}
