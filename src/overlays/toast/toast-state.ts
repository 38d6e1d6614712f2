import { deferred } from '../../core/deferred.ts'
import { shared } from '../../core/shared.ts'
import { type PreparedContent, prepareContent } from '../../ui/content.ts'
import type { ToastEnd, ToastHandle, ToastOptions } from './toast-options.ts'

/** A toast in the stack. */
export interface ShownToast {
  readonly key: number
  readonly options: ToastOptions
  readonly content: PreparedContent
  end(end: ToastEnd): void
}

interface ToastState {
  toasts: ShownToast[]
  count: number
  listeners: Set<() => void>
  isDrawn: boolean
}

export const toastState = (): ToastState =>
  shared('toasts', () => ({ toasts: [], count: 0, listeners: new Set(), isDrawn: false }))

function replaceToasts(toasts: ShownToast[]): void {
  const state = toastState()
  state.toasts = toasts
  for (const listener of [...state.listeners]) listener()
}

export function subscribeToasts(listener: () => void): () => void {
  toastState().listeners.add(listener)
  return () => toastState().listeners.delete(listener)
}

/** Puts a toast on the stack; empty content is said in the console, and shows nothing. */
export async function addToast(options: ToastOptions): Promise<ToastHandle> {
  const { promise, resolve } = deferred<ToastEnd>()
  const content = await prepareContent(options.content)
  const toast: ShownToast = {
    key: toastState().count++,
    options,
    content,
    end(end) {
      if (!toastState().toasts.includes(toast)) return
      replaceToasts(toastState().toasts.filter((other) => other !== toast))
      resolve(end)
      options.complete?.(end)
    },
  }
  if (content.isEmpty) {
    console.warn('flx : une notification demande un contenu ; celui-ci est vide.')
    resolve('api')
  } else {
    replaceToasts([...toastState().toasts, toast])
  }
  return { closed: promise, close: () => toast.end('api') }
}
