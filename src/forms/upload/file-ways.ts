import { matches } from '../../core/browser/media.ts'

/** Files as they came; a folder is told apart, for it looks like an empty file. */
export interface Given {
  file: File
  isFolder: boolean
}

function givenBy(data: DataTransfer): Given[] {
  return [...data.items].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null
    return file ? [{ file, isFolder: item.webkitGetAsEntry?.()?.isDirectory ?? false }] : []
  })
}

const holdsFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') ?? false

/** Every way in which a visitor gives files: choose, drop, paste, take a picture (UPLOAD-02). */
export function listenForFiles(
  host: HTMLElement,
  input: HTMLInputElement,
  place: HTMLElement,
  take: (given: Given[]) => void,
  signal: AbortSignal,
): void {
  const over = (isOver: boolean): void => void host.toggleAttribute('data-flx-over', isOver)
  const takeChosen = (): void => {
    take([...(input.files ?? [])].map((file) => ({ file, isFolder: false })))
    // The same file may be chosen again, once it was taken out.
    input.value = ''
  }
  input.addEventListener('change', takeChosen, { signal })
  host.addEventListener(
    'dragover',
    (event) => {
      if (!holdsFiles(event.dataTransfer) || input.disabled) return
      event.preventDefault()
      over(true)
    },
    { signal },
  )
  host.addEventListener('dragleave', ({ relatedTarget }) => over(host.contains(relatedTarget as Node | null)), {
    signal,
  })
  host.addEventListener(
    'drop',
    (event) => {
      over(false)
      if (!holdsFiles(event.dataTransfer) || input.disabled) return
      event.preventDefault()
      take(givenBy(event.dataTransfer))
    },
    { signal },
  )
  const scope: HTMLElement = input.form ?? host
  scope.addEventListener(
    'paste',
    (event) => {
      const { clipboardData: data } = event as ClipboardEvent
      // A copied text may bring a picture of itself along: the text is what was meant.
      if (!holdsFiles(data) || data.types.includes('text/plain') || input.disabled || event.defaultPrevented) return
      event.preventDefault()
      take(givenBy(data))
    },
    { signal },
  )
  if (/image/.test(input.accept) && matches('(pointer: coarse)')) {
    import('./camera.ts').then(
      ({ addCamera }) => signal.aborted || addCamera(place, take),
      () => {},
    )
  }
  // What was chosen before this code was there.
  if (input.files?.length) takeChosen()
}
