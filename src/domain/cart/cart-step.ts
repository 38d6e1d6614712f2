const name = 'etape'
const first = 'panier'

/** The step of the order that an address says, the page's by default, as `chgEtape` takes it; the first where it says none. */
export function stepInAddress(address = location.href): string {
  return new URL(address).searchParams.get(name) || first
}

/** The step of the address at which the page was loaded: Back may have led elsewhere since. */
export function loadedStep(): string {
  return stepInAddress(performance.getEntriesByType('navigation')[0]?.name)
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
