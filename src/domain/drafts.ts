import { isStored } from '../core/browser/is-stored.ts'

/** Under which key the drafts of this tab are kept. */
export const draftsKey = 'flx-form-drafts'

/** Whether something that was typed into a form of this tab waits to come back. */
export const hasDrafts = (): boolean | undefined => isStored((area) => area[draftsKey])
