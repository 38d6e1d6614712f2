import { popupTexts } from './popup-messages.ts'
import type { CloseGuard } from './popup-options.ts'

/** `'edition.estModifie'` is looked for in the frame's page, if it is of this origin, then in this one. */
function findFunction(name: string, frame: HTMLIFrameElement | null): (() => unknown) | undefined {
  for (const scope of [frame?.contentWindow, window]) {
    try {
      const path = name.split('.')
      const owner = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), scope)
      const found: unknown = Reflect.get(Object(owner), path.at(-1) ?? '')
      if (typeof found === 'function') return () => found.call(owner)
    } catch {
      // The page of another origin keeps its functions.
    }
  }
  console.warn(`flx : confirmCloseFonction : la fonction « ${name} » n’existe ni dans le cadre ni dans la page.`)
  return undefined
}

/**
 * Whether a frame may close (POPUP-05): its function says what would be lost, the visitor decides. Nothing to say
 * (`false`, `''`, nothing) closes at once; `true` is said in general words.
 */
export function mayClose(guard: CloseGuard | undefined, frame: HTMLIFrameElement | null): boolean | Promise<boolean> {
  const ask = typeof guard === 'string' ? findFunction(guard, frame) : guard
  const answer = ask?.()
  return answer instanceof Promise ? answer.then(confirmLoss) : confirmLoss(answer)
}

function confirmLoss(answer: unknown): boolean | Promise<boolean> {
  if (!answer) return true
  const content = answer === true ? popupTexts('unsaved') : String(answer)
  return import('../modal/dialogs.ts').then(({ confirm }) =>
    confirm({ title: popupTexts('warning'), theme: 'warning', content }),
  )
}
