import type { ReactNode } from 'react'
import type { ToastHandle, ToastOptions } from './toast-options.ts'
import { drawToastRegion } from './toast-region.tsx'
import { addToast } from './toast-state.ts'

/**
 * Shows a toast whose content one of our features renders. It is in its own file so that the types of the public
 * `toast` do not depend on React.
 */
export async function toastAround(content: ReactNode, options: Omit<ToastOptions, 'content'>): Promise<ToastHandle> {
  await drawToastRegion()
  return addToast({ ...options, content: '' }, content)
}
