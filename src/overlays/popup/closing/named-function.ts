// A file of its own, fetched where markup names a function instead of giving it.
import { config } from '../../../core/config.ts'
import type { configState, NamedFunction } from '../../../core/configure.ts'
import { type Registry, registryKey } from '../../../core/shared.ts'

/** The window of a frame, where its page is of this origin. */
function windowOf(frame: HTMLIFrameElement | null): Window | null {
  try {
    const inside = frame?.contentWindow
    return inside?.location.origin === location.origin ? inside : null
  } catch {
    return null
  }
}

/** A window whose page has a copy of the script. */
type Registered = Window & { [registryKey]?: Registry }

/** The functions that the page in a frame has registered with its own copy of the script. */
function functionsOf(page: Window | null): Readonly<Record<string, NamedFunction>> {
  const state = (page as Registered | null)?.[registryKey]?.['config'] as ReturnType<typeof configState> | undefined
  return state?.given.functions ?? {}
}

/**
 * The function of a name, as `flx.configure({ functions })` registered it in the frame's page or in this one: a name is
 * looked up in that list and nowhere else, so that markup reaches no other function of the page.
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
