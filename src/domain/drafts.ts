import { isStored } from '../core/browser/is-stored.ts'

export const draftsKey = 'flx-form-drafts'

/** Returns true if input of a form in this tab is waiting to be restored. */
export const hasDrafts = (): boolean | undefined => isStored((area) => area[draftsKey])
