import { shared } from './shared.ts'

export interface Identity {
  logo?: string | undefined
  logo_site?: string | undefined
  [field: string]: string | undefined
}

/**
 * A function that markup names. @param frame - The window of the page in the popup's frame; null if it is of another
 * origin.
 */
export type NamedFunction = (frame: Window | null) => unknown

export interface Config {
  /** Address under which the server answers; ends with a slash. @default '/globalflexit/' */
  base: string
  /** Language of the texts, by its two letters. @default that of `<html lang>`, or 'fr' */
  lang: string
  /** Hash of the visitor's session: caches of another session are not used. */
  sessionHash: string
  /**
   * Identity of the site: the address of its logo, also named `logo_site`, and other fields that a menu's bar shows.
   */
  identity: Identity
  /** Other origins whose HTML may be shown; only set by `configure`, never by the tag. @default none */
  origins?: readonly string[]
  /** Functions that markup may name: `confirmCloseFonction`, `onClose`; only set by `configure`. @default none */
  functions?: Readonly<Record<string, NamedFunction>>
  /** Nonce for the scripts that the server returns; by default that of the page's own scripts. */
  nonce: string
  /** True to run the scripts that the server returns. @default true */
  scripts: boolean
  /** True to use the server's translations over the built-in texts. @default false in French, true otherwise */
  translations: boolean
  /** True to keep the site's rules about bare tags off what widgets draw. @default true */
  shield?: boolean
  /** Milliseconds that a toast stays if it sets no time itself. @default the time to read it, at least 6 s */
  toastDelay?: number
  /** True to mark requests of templates as an administrator's (PAGE-11). @default the attribute `is-admin` */
  is_admin?: boolean
}

/** @internal The values given to `configure`. */
export const configState = (): { given: Partial<Config> } => shared('config', () => ({ given: {} }))

/** Sets values of the configuration (PAGE-06) and dispatches `flx-config` on the window. */
export function configure(values: Partial<Config>): void {
  Object.assign(configState().given, values)
  dispatchEvent(new CustomEvent('flx-config'))
}

/** Calls the listener after each `configure`. @returns a function that removes the listener. */
export function onConfig(listener: () => void): () => void {
  addEventListener('flx-config', listener)
  return () => removeEventListener('flx-config', listener)
}
