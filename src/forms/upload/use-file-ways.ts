import { useCallback, useEffect } from 'react'
import { useEvent } from '../../core/use-event.ts'
import { filesOfTransfer, type IncomingFile, incomingFiles } from './sending/incoming-files.ts'

const holdsFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') ?? false

/** Returns true if the target handles a paste itself: an editable text, or another element of ours. */
function isOfOthers(target: EventTarget | null, host: HTMLElement): boolean {
  if (!(target instanceof HTMLElement)) return false
  const upload = target.closest(host.localName)
  return target.isContentEditable || (upload !== null && upload !== host)
}

/**
 * Cancels the drop of a file outside the zone: the browser would open it instead of the page, and lose all input
 * (decision 47).
 */
function keepPage(event: DragEvent): void {
  const { dataTransfer: data, target, defaultPrevented } = event
  const takesFiles = target instanceof Element && target.closest('input[type="file"]:enabled')
  if (defaultPrevented || takesFiles || !holdsFiles(data)) return
  event.preventDefault()
  data.dropEffect = 'none'
}

/** Accepts files from every source but the camera: chosen, dropped or pasted (UPLOAD-02). */
export function useFileWays(host: HTMLElement, input: HTMLInputElement, take: (given: IncomingFile[]) => void): void {
  const isOff = (): boolean => input.matches(':disabled')
  const over = (isOver: boolean): void => void host.toggleAttribute('data-flx-over', isOver)
  const takeChosen = useCallback(() => {
    if (!input.files?.length) return
    take(incomingFiles(input.files))
    // Emptied, so that the same file can be chosen again after it was removed.
    input.value = ''
  }, [input, take])

  useEvent(input, 'change', takeChosen)
  useEvent(host, 'dragover', (event) => {
    const { dataTransfer: data } = event
    if (!holdsFiles(data)) return
    // Cancelled even if the field is disabled: the browser would open the file instead of the page.
    event.preventDefault()
    if (isOff()) data.dropEffect = 'none'
    else over(true)
  })
  useEvent(host, 'dragleave', ({ relatedTarget }) => over(host.contains(relatedTarget as Node | null)))
  useEvent(host, 'drop', (event) => {
    over(false)
    if (!holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    if (!isOff()) take(filesOfTransfer(event.dataTransfer))
  })
  useEvent(window, 'dragover', keepPage)
  useEvent(window, 'drop', keepPage)
  useEvent(document, 'paste', (event) => {
    const { clipboardData: data, target, defaultPrevented } = event
    const isNear = [host, input.form].some((scope) => target instanceof Node && scope?.contains(target))
    if (!isNear || isOff() || defaultPrevented || isOfOthers(target, host)) return
    // Copied text may come with a picture of itself: then the text is meant.
    if (!holdsFiles(data) || data.types.includes('text/plain')) return
    event.preventDefault()
    take(filesOfTransfer(data))
  })
  // Takes the files chosen before this code had loaded, in a microtask because `flushSync` must wait for React's own
  // render.
  useEffect(() => queueMicrotask(takeChosen), [takeChosen])
  useEffect(() => () => host.removeAttribute('data-flx-over'), [host])
}
