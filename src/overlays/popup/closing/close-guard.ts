import type { CloseGuard } from '../options/popup-options.ts'

/**
 * Whether a frame may close (POPUP-05): its function says what would be lost, the visitor decides. Nothing to say
 * (`false`, `''`, nothing) closes at once; `true` is said in general words.
 */
export function mayClose(guard: CloseGuard | undefined, frame: HTMLIFrameElement | null): boolean | Promise<boolean> {
  // A form of the frame's page says on the frame that it was not sent.
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
