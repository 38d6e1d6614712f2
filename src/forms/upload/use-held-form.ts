import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { sendHeldForm } from '../../core/browser/form.ts'
import { store } from '../../core/store.ts'
import { useEvent } from '../../core/use-event.ts'
import { useStored } from '../../core/use-stored.ts'
import { isUnderway, type UploadItem } from './sending/upload-item.ts'
import type { Uploads } from './sending/uploads.ts'
import { uploadTexts as t } from './upload-messages.ts'

type Progress = 'free' | 'busy' | 'failed'

/** Whether files are on their way, or could not be sent. */
function progressOf(items: readonly UploadItem[]): Progress {
  if (items.some(isUnderway)) return 'busy'
  return items.some(({ state }) => state === 'cut' || state === 'failed') ? 'failed' : 'free'
}

/**
 * A form that is sent while files are on their way leaves once they have arrived; it stays where one could not. One that
 * is emptied is not sent any more.
 */
export function useHeldForm(host: HTMLElement, input: HTMLInputElement, uploads: Uploads): void {
  const held = useRef<{ button: HTMLElement | null }>(undefined)
  const progress = progressOf(useStored(uploads.items))

  // Before anyone who sends the form by script, and after all who may keep it from being emptied.
  useEvent(
    window,
    'submit',
    (event) => {
      const now = progressOf(store.get(uploads.items))
      if (event.target !== input.form || now === 'free') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (now === 'busy') held.current = { button: event.submitter }
      flushSync(() => uploads.say(t(now === 'busy' ? 'form-waits' : 'form-stays')))
      host.scrollIntoView({ block: 'nearest' })
    },
    { capture: true },
  )
  // Whoever leaves now comes back to none of them.
  useEvent(window, 'beforeunload', (event) => progressOf(store.get(uploads.items)) === 'busy' && event.preventDefault())
  useEvent(window, 'reset', (event) => {
    if (event.target !== input.form || event.defaultPrevented) return
    held.current = undefined
    flushSync(uploads.reset)
  })
  useEffect(() => {
    if (!held.current || progress === 'busy') return
    const { button } = held.current
    held.current = undefined
    if (progress === 'failed') uploads.say(t('form-stays'))
    // Its listeners may draw, which they cannot while React does.
    else queueMicrotask(() => input.form && sendHeldForm(input.form, button))
  }, [progress, input, uploads])
}
