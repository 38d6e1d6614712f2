import type { ReactNode } from 'react'
import { deferred } from '../../core/deferred.ts'
import { sharedAtom, store } from '../../core/store.ts'
import { type PreparedContent, prepareContent } from '../../ui/content.tsx'
import type { ToastEnd, ToastHandle, ToastOptions } from './toast-options.ts'

/** A toast in the stack. */
export interface ShownToast {
  readonly key: number
  readonly options: ToastOptions
  readonly content: PreparedContent | null
  /** Content rendered by one of our features, instead of `content`. */
  readonly drawn: ReactNode
  end(end: ToastEnd): void
}

/** All open toasts, the oldest first. */
export const toastsAtom = sharedAtom<readonly ShownToast[]>('toast-stack', [])
const countAtom = sharedAtom('toast-count', 0)

/** True once the region of the toasts has been rendered. */
export const regionDrawnAtom = sharedAtom('toast-region-drawn', false)

/** Adds a toast; empty content is reported in the console, and shows nothing. */
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
