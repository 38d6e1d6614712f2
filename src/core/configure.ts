import { shared } from './shared.ts'

export interface Identity {
  logo?: string | undefined
  logo_site?: string | undefined
  [field: string]: string | undefined
}

/** A function that markup names. @param frame - The window of the page in the popup's frame; null where it is not of this origin. */
export type NamedFunction = (frame: Window | null) => unknown

export interface Config {
  /** Address under which the server answers; ends with a slash. @default '/globalflexit/' */
  base: string
  /** Language of the texts, by its two letters. @default that of `<html lang>`, or 'fr' */
  lang: string
  /** Hash of the visitor's session: caches made under another one are not used. */
  sessionHash: string
  /** Who the site is: the address of its logo, also known as `logo_site`; and whatever else a menu's bar shows of it. */
  identity: Identity
  /** Other origins whose HTML may become part of the page; by `configure` alone, never by the tag. @default none */
  origins?: readonly string[]
  /** Functions that markup may name: `confirmCloseFonction`, `onClose`; by `configure` alone. @default none */
  functions?: Readonly<Record<string, NamedFunction>>
  /** Nonce that scripts returned by the server run with; that of the page's own scripts when absent. */
  nonce: string
  /** Whether scripts returned by the server run. @default true */
  scripts: boolean
  /** Whether the server's translations are laid over the built-in texts. @default false in French, true otherwise */
  translations: boolean
  /** Whether the site's rules about bare tags are kept off what widgets draw. @default true */
  shield?: boolean
  /** Milliseconds that a toast stays which says none itself. @default the time that its reading takes, 6 s or more */
  toastDelay?: number
  /** Whether calls of templates say that the page is an administrator's (PAGE-11). @default what `is-admin` says */
  is_admin?: boolean
}

/** @internal What `configure` gave. */
export const configState = (): { given: Partial<Config> } => shared('config', () => ({ given: {} }))

/** Lays values over the configuration (PAGE-06) and notifies who listens, with `flx-config` on the window. */
export function configure(values: Partial<Config>): void {
  Object.assign(configState().given, values)
  dispatchEvent(new CustomEvent('flx-config'))
}

/** Calls back after each `configure`. @returns a function that stops it. */
export function onConfig(listener: () => void): () => void {
  addEventListener('flx-config', listener)
  return () => removeEventListener('flx-config', listener)
}
