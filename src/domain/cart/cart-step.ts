const name = 'etape'
const first = 'panier'

/** The step of the order that the page's address says, as `chgEtape` takes it; the first where it says none. */
export function stepInAddress(): string {
  return new URLSearchParams(location.search).get(name) || first
}

/** Has the address say a step, in a new entry of the browser's history or in the one of now; the rest of it stays. */
export function writeStep(step: string, how: 'pushState' | 'replaceState'): void {
  const url = new URL(location.href)
  if (step === first) url.searchParams.delete(name)
  else url.searchParams.set(name, step)
  try {
    history[how](history.state, '', url)
  } catch {
    // The browser refuses more entries for a while: Back leads one step further.
  }
}
