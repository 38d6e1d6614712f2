import { deferred } from '../../core/deferred.ts'
import { type Observable, observable } from '../../core/observable.ts'
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
  readonly toasts: Observable<readonly ShownToast[]>
  count: number
  isDrawn: boolean
}

export const toastState = (): ToastState =>
  shared('toasts', () => ({ toasts: observable([]), count: 0, isDrawn: false }))

/** Puts a toast on the stack; empty content is said in the console, and shows nothing. */
export async function addToast(options: ToastOptions): Promise<ToastHandle> {
  const { promise, resolve } = deferred<ToastEnd>()
  const { toasts } = toastState()
  const content = await prepareContent(options.content)
  const toast: ShownToast = {
    key: toastState().count++,
    options,
    content,
    end(end) {
      if (!toasts.get().includes(toast)) return
      toasts.set(toasts.get().filter((other) => other !== toast))
      resolve(end)
      options.complete?.(end)
    },
  }
  if (content.isEmpty) {
    console.warn('flx : une notification demande un contenu ; celui-ci est vide.')
    resolve('api')
  } else {
    toasts.set([...toasts.get(), toast])
  }
  return { closed: promise, close: () => toast.end('api') }
}
