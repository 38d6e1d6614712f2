import type { CloseGuard } from '../options/popup-options.ts'

/**
 * Returns true if a frame may close (POPUP-05). Its function returns what would be lost, and the visitor then
 * confirms. A falsy result (`false`, `''`, nothing) closes at once; `true` asks with a general text.
 */
export function mayClose(guard: CloseGuard | undefined, frame: HTMLIFrameElement | null): boolean | Promise<boolean> {
  // A form in the frame's page marks unsent changes on the frame.
  const unguarded = frame?.hasAttribute('data-flx-unsaved') ?? false
  const answer = typeof guard === 'string' ? askByName(guard, frame) : guard ? guard() : unguarded
  return answer instanceof Promise ? answer.then(confirmIfLoss) : confirmIfLoss(answer)
}

async function askByName(name: string, frame: HTMLIFrameElement | null): Promise<unknown> {
  const { namedFunction } = await import('./named-function.ts')
  return namedFunction(name, frame)?.()
}

function confirmIfLoss(answer: unknown): boolean | Promise<boolean> {
  return !answer || import('./confirm-loss.ts').then(({ confirmLoss }) => confirmLoss(answer))
}
