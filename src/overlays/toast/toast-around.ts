import type { ReactNode } from 'react'
import type { ToastHandle, ToastOptions } from './toast-options.ts'
import { drawToastRegion } from './toast-region.tsx'
import { addToast } from './toast-state.ts'

/** Shows a toast whose content a feature draws. Its own file: the types of the public `toast` know nothing of React. */
export async function toastAround(content: ReactNode, options: Omit<ToastOptions, 'content'>): Promise<ToastHandle> {
  await drawToastRegion()
  return addToast({ ...options, content: '' }, content)
}
