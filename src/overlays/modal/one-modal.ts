import { shared } from '../../core/shared.ts'

const current = (): { owner: object | null } => shared('one-modal', () => ({ owner: null }))

/** Takes the one place there is for a modal; says in the console when it is taken (MODAL-04). @returns whether it got it. */
export function takeModalPlace(owner: object): boolean {
  const place = current()
  if (place.owner && place.owner !== owner) {
    console.warn('flx : une modale est déjà ouverte ; une seule peut l’être à la fois. La seconde est refusée.')
    return false
  }
  place.owner = owner
  return true
}

export function leaveModalPlace(owner: object): void {
  const place = current()
  if (place.owner === owner) place.owner = null
}

/** Says that there is nothing to show (MODAL-03). */
export function refuseEmpty(): void {
  console.warn('flx : une modale demande un contenu ; celui-ci est vide, elle ne s’ouvre pas.')
}
