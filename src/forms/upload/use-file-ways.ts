import { useCallback, useEffect } from 'react'
import { useEvent } from '../../core/use-event.ts'
import { filesOfTransfer, type IncomingFile, incomingFiles } from './sending/incoming-files.ts'

const holdsFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') ?? false

/** A text that is being written takes what is pasted into it, and so does another element of ours. */
function isOfOthers(target: EventTarget | null, host: HTMLElement): boolean {
  if (!(target instanceof HTMLElement)) return false
  const upload = target.closest(host.localName)
  return target.isContentEditable || (upload !== null && upload !== host)
}

/** A file that misses the zone would be opened in the place of the page, and all that was typed be lost (decision 47). */
function keepPage(event: DragEvent): void {
  const { dataTransfer: data, target, defaultPrevented } = event
  const takesFiles = target instanceof Element && target.closest('input[type="file"]:enabled')
  if (defaultPrevented || takesFiles || !holdsFiles(data)) return
  event.preventDefault()
  data.dropEffect = 'none'
}

/** Every way in which a visitor gives files to the field, but for the camera: choose, drop, paste (UPLOAD-02). */
export function useFileWays(host: HTMLElement, input: HTMLInputElement, take: (given: IncomingFile[]) => void): void {
  const isOff = (): boolean => input.matches(':disabled')
  const over = (isOver: boolean): void => void host.toggleAttribute('data-flx-over', isOver)
  const takeChosen = useCallback(() => {
    if (!input.files?.length) return
    take(incomingFiles(input.files))
    // The same file may be chosen again, once it was taken out.
    input.value = ''
  }, [input, take])

  useEvent(input, 'change', takeChosen)
  useEvent(host, 'dragover', (event) => {
    const { dataTransfer: data } = event
    if (!holdsFiles(data)) return
    // Also where nothing is taken: the browser would open the file in the place of the page.
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
    // A copied text may bring a picture of itself along: the text is what was meant.
    if (!holdsFiles(data) || data.types.includes('text/plain')) return
    event.preventDefault()
    take(filesOfTransfer(data))
  })
  // What was chosen before this code was there. It is drawn in the same act, which has to wait for React's own.
  useEffect(() => queueMicrotask(takeChosen), [takeChosen])
  useEffect(() => () => host.removeAttribute('data-flx-over'), [host])
}
