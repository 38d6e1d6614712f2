import { shared } from '../../core/shared.ts'

const current = (): { owner: object | null } => shared('one-modal', () => ({ owner: null }))

/**
 * Claims to be the single modal of the page; warns in the console if there is one already (MODAL-04). @returns true
 * if it may open.
 */
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

/** Warns in the console about a modal without content (MODAL-03). */
export function refuseEmpty(): void {
  console.warn('flx : une modale demande un contenu ; celui-ci est vide, elle ne s’ouvre pas.')
}
