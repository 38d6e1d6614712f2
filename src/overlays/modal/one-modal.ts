import { shared } from '../../core/shared.ts'

const current = (): { owner: object | null } => shared('one-modal', () => ({ owner: null }))

/** Claims to be the one modal of the page; says in the console when there is one already (MODAL-04). @returns whether it may open. */
export function claimModal(owner: object): boolean {
  const modal = current()
  if (modal.owner && modal.owner !== owner) {
    console.warn('flx : une modale est déjà ouverte ; une seule peut l’être à la fois. La seconde est refusée.')
    return false
  }
  modal.owner = owner
  return true
}

export function releaseModal(owner: object): void {
  const modal = current()
  if (modal.owner === owner) modal.owner = null
}

/** Says that there is nothing to show (MODAL-03). */
export function refuseEmpty(): void {
  console.warn('flx : une modale demande un contenu ; celui-ci est vide, elle ne s’ouvre pas.')
}
