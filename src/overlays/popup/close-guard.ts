// A separate file, loaded when markup names a function instead of giving it.
import { config } from '../../core/config.ts'
import type { configState, NamedFunction } from '../../core/configure.ts'
import { messages } from '../../core/i18n/texts.ts'
import { type Registry, registryKey } from '../../core/shared.ts'
import { confirm } from '../modal/dialogs.ts'

function windowOf(frame: HTMLIFrameElement | null): Window | null {
  try {
    const inside = frame?.contentWindow
    return inside?.location.origin === location.origin ? inside : null
  } catch {
    return null
  }
}

/** A window whose page has its own copy of the script. */
type Registered = Window & { [registryKey]?: Registry }

/** Returns the functions that the page in a frame has registered with its own copy of the script. */
function functionsOf(page: Window | null): Readonly<Record<string, NamedFunction>> {
  const state = (page as Registered | null)?.[registryKey]?.['config'] as ReturnType<typeof configState> | undefined
  return state?.given.functions ?? {}
}

/**
 * Returns the function that `flx.configure({ functions })` has registered under this name in the frame's page or in
 * this one. Names are looked up only there, so that markup cannot call other functions of the page.
 */
export function namedFunction(
  name: string,
  frame: HTMLIFrameElement | null,
  option = 'confirmCloseFonction',
): (() => unknown) | undefined {
  const inside = windowOf(frame)
  for (const functions of [functionsOf(inside), config().functions ?? {}]) {
    const found = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (typeof found === 'function') return () => found(inside)
  }
  console.warn(
    `flx : ${option} : aucune fonction n’est enregistrée sous le nom « ${name} ». Enregistrez-la : flx.configure({ functions: { ${/^[\w$]+$/.test(name) ? name : `'${name}': …`} } }).`,
  )
  return undefined
}

const lossTexts = messages('popup', {
  warning: 'Attention',
  unsaved:
    'Vous avez apporter des modifications sans enregistrer, êtes vous sûr de vouloir fermer ? (vous perdrez les modifications)',
})

/** Shows what would be lost, with a general text for `true`, and asks for confirmation (POPUP-05). */
export function confirmLoss(loss: unknown): Promise<boolean> {
  const content = loss === true ? lossTexts('unsaved') : String(loss)
  return confirm({ title: lossTexts('warning'), theme: 'warning', content })
}
