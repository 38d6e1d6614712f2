import type { Content } from '../../ui/content.ts'
import type { ToastHandle, ToastOptions } from './toast-options.ts'
import { addToast, drawToastRegion } from './toast-region.tsx'

function asOptions(given: Content | ToastOptions): ToastOptions {
  const isOptions = typeof given === 'object' && 'content' in given && !(given instanceof Node)
  return isOptions ? given : { content: given as Content }
}

/**
 * Shows a short message: `toast('Article ajouté au panier', { type: 'success' })`. Toasts stack; each is announced,
 * stays while it is hovered or focused, and can be dismissed (TOAST-02).
 */
export async function toast(
  content: Content | ToastOptions,
  options: Omit<ToastOptions, 'content'> = {},
): Promise<ToastHandle> {
  await drawToastRegion()
  return addToast({ ...asOptions(content), ...options })
}
