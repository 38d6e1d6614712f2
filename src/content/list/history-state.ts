// Separate from list-history.ts, which is loaded later: a list reads this as soon as it starts.

/** Returns the id of the present history entry; empty if it is not one of ours. */
export function readEntryId(): string {
  const state: unknown = history.state
  const id = state && typeof state === 'object' && 'flxList' in state ? state.flxList : ''
  return typeof id === 'string' ? id : ''
}

/** Returns the state of the present entry with our id added. The states of other scripts are kept. */
export function stateWithId(id: string): unknown {
  const state: unknown = history.state
  return state === null || typeof state === 'object' ? { ...state, flxList: id } : state
}
