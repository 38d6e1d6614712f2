/** Acts in a quiet instant; soon, in browsers that tell of none. */
export const whenIdle: (act: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout
