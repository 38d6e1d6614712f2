import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { sendHeldForm } from '../../core/browser/form.ts'
import { askBeforeLeaving } from '../../core/leaving.ts'
import { store } from '../../core/store.ts'
import { useEvent } from '../../core/use-event.ts'
import { useStored } from '../../core/use-stored.ts'
import { isUnderway, type UploadItem } from './sending/upload-item.ts'
import { uploadTexts as t } from './upload-messages.ts'
import type { Uploads } from './use-uploads.ts'

type Progress = 'free' | 'busy' | 'failed'

/** Returns `busy` while files are being sent, and `failed` if one could not be. */
function progressOf(items: readonly UploadItem[]): Progress {
  if (items.some(isUnderway)) return 'busy'
  return items.some(({ state }) => state === 'cut' || state === 'failed') ? 'failed' : 'free'
}

/**
 * Delays the submission of a form until all files have arrived, and cancels it if one failed. A reset cancels a delayed
 * submission.
 */
export function useHeldForm(host: HTMLElement, input: HTMLInputElement, uploads: Uploads): void {
  const held = useRef<{ button: HTMLElement | null }>(undefined)
  const progress = progressOf(useStored(uploads.items))

  // On the window: a capturing `submit` listener runs before any script that sends the form, and a bubbling `reset` one
  // after any listener that may cancel it.
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
  // Leaving the page would lose the files that are being sent.
  useEffect(() => {
    const stop = new AbortController()
    askBeforeLeaving(() => progressOf(store.get(uploads.items)) === 'busy', stop.signal)
    return () => stop.abort()
  }, [uploads])
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
    // In a microtask: listeners may call `flushSync`, which React forbids during an effect.
    else queueMicrotask(() => input.form && sendHeldForm(input.form, button))
  }, [progress, input, uploads])
}
