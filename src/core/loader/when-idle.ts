/** Acts in a quiet instant; soon, in browsers that tell of none. */
export function whenIdle(act: () => void): void {
  const ask = globalThis.requestIdleCallback ?? setTimeout
  ask(act)
}
