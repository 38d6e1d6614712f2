import type { Mismatch } from './menu-contract.ts'

/** A value of the answer that is left out: where it stands, as in `[0].data[3].enfant[12]`, and why. */
export interface LeftOut {
  path(): string
  mismatch: Mismatch
}

/** Where an object stands within another. */
export function pathTo(target: unknown, within: unknown): string | undefined {
  if (within === target) return ''
  if (typeof within !== 'object' || within === null) return undefined
  for (const [key, value] of Object.entries(within)) {
    const rest = pathTo(target, value)
    if (rest !== undefined) return `${Array.isArray(within) ? `[${key}]` : `.${key}`}${rest}`
  }
}

function describe({ path, mismatch: { field, expected, received } }: LeftOut): string {
  const came = JSON.stringify(received)?.slice(0, 60) ?? 'rien'
  return `champ « ${path()}${field && `.${field}`} », attendu ${expected}, reçu ${came}`
}

/** Names what is left out, the first three of it; the rest of the menu is there. */
export function warnOfLeftOut(values: readonly LeftOut[]): void {
  if (values.length === 0) return
  const reasons = values.slice(0, 3).map(describe).join(' ; ')
  console.warn(`flx : <flx-mobile-menu> : entrées du menu laissées de côté : ${values.length}. ${reasons}`)
}
