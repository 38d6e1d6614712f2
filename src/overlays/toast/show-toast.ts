import { type Content, optionsOf } from '../../ui/content.ts'
import type { ToastHandle, ToastOptions } from './toast-options.ts'
import { addToast, drawToastRegion } from './toast-region.tsx'

/**
 * Shows a short message: `toast('Article ajouté au panier', { type: 'success' })`. Toasts stack; each is announced,
 * stays while it is hovered or focused, and can be dismissed (TOAST-02).
 */
export async function toast(
  content: Content | ToastOptions,
  options: Omit<ToastOptions, 'content'> = {},
): Promise<ToastHandle> {
  await drawToastRegion()
  return addToast({ ...optionsOf(content), ...options })
}
