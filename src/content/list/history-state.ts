// Apart from list-history.ts, which is fetched later: a list reads this as soon as it is there.

/** The name of the present entry of the browser's history, if it is one of ours. */
export function readEntryId(): string {
  const state: unknown = history.state
  const id = state && typeof state === 'object' && 'flxList' in state ? state.flxList : ''
  return typeof id === 'string' ? id : ''
}

/** State of the present entry with our name in it. States of other scripts stay: ours is a name among theirs. */
export function stateWithId(id: string): unknown {
  const state: unknown = history.state
  return state === null || typeof state === 'object' ? { ...state, flxList: id } : state
}
