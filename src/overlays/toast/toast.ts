import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag, number, oneOf, property } from '../../core/element/codecs.ts'
import { emit } from '../../core/events.ts'
import type { ToastAction, ToastHandle } from './toast-options.ts'
import { drawToastRegion } from './toast-region.tsx'
import { addToast } from './toast-state.ts'
import './toast-events.ts'

export const toastAttributes = {
  open: flag,
  type: oneOf(['info', 'success', 'warning', 'error'], 'info'),
  delay: number(),
  sticky: flag,
  action: property<ToastAction | null>(null),
}

function copyOf(host: Element): DocumentFragment {
  const copy = document.createDocumentFragment()
  for (const node of host.childNodes) copy.append(node.cloneNode(true))
  return copy
}

/** `<flx-toast>`: while `open`, a toast says what the element holds. */
export const toastBehaviour: Behaviour<typeof toastAttributes> = (host) => {
  if (!host.open) return undefined
  const { type, delay, sticky, action } = host
  const options = { type, sticky, ...(delay !== undefined && { delay }), ...(action && { action }) }
  let left = false
  let shown: ToastHandle | undefined

  const show = async (): Promise<void> => {
    await drawToastRegion()
    // Several attributes that are set one after the other are one toast.
    if (left) return
    const handle = await addToast({ content: copyOf(host), ...options })
    shown = handle
    if (left) return handle.close()
    emit(host, 'flx-toast-open', null)
    void handle.closed.then((end) => {
      emit(host, 'flx-toast-closed', { end })
      if (!left) host.open = false
    })
  }
  void show()
  return () => {
    left = true
    shown?.close()
  }
}
