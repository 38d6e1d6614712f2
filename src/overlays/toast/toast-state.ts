import type { ReactNode } from 'react'
import { deferred } from '../../core/deferred.ts'
import { sharedAtom, store } from '../../core/store.ts'
import { type PreparedContent, prepareContent } from '../../ui/content.ts'
import type { ToastEnd, ToastHandle, ToastOptions } from './toast-options.ts'

/** A toast in the stack. */
export interface ShownToast {
  readonly key: number
  readonly options: ToastOptions
  readonly content: PreparedContent | null
  /** What a feature of ours draws in the place of content. */
  readonly drawn: ReactNode
  end(end: ToastEnd): void
}

/** All that are to be shown, the oldest first. */
export const toastsAtom = sharedAtom<readonly ShownToast[]>('toast-stack', [])
const countAtom = sharedAtom('toast-count', 0)

/** The region of the toasts is in the page. */
export const regionDrawnAtom = sharedAtom('toast-region-drawn', false)

/** Puts a toast on the stack; empty content is said in the console, and shows nothing. */
export async function addToast(options: ToastOptions, drawn: ReactNode = null): Promise<ToastHandle> {
  const { promise, resolve } = deferred<ToastEnd>()
  const content = drawn ? null : await prepareContent(options.content)
  store.set(countAtom, (count) => count + 1)
  const toast: ShownToast = {
    key: store.get(countAtom),
    options,
    content,
    drawn,
    end(end) {
      if (!store.get(toastsAtom).includes(toast)) return
      store.set(toastsAtom, (toasts) => toasts.filter((other) => other !== toast))
      resolve(end)
      options.complete?.(end)
    },
  }
  if (content?.isEmpty) {
    console.warn('flx : une notification demande un contenu ; celui-ci est vide.')
    resolve('api')
  } else {
    store.set(toastsAtom, (toasts) => [...toasts, toast])
  }
  return { closed: promise, close: () => toast.end('api') }
}
