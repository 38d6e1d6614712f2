import { adoptStyles } from '../../../core/element/styles.ts'
import { onTexts } from '../../../core/i18n/texts.ts'
import { watch } from '../../../core/watch.ts'
import { lightboxTexts as t } from '../lightbox-messages.ts'
import css from './bare-images.css'
import { isBareImage } from './pictures.ts'

const mark = 'data-flx-lightbox-image'

function nameOf({ alt }: HTMLImageElement): string {
  return alt.trim() ? t('enlargeNamed', { name: alt.trim() }) : t('enlarge')
}

/** Makes an image that a click opens a button for the keyboard and for assistive technology too. */
function makeOperable(image: HTMLImageElement): () => void {
  const given = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog', 'aria-label': nameOf(image), [mark]: '' }
  const before = Object.keys(given).map((name) => [name, image.getAttribute(name)] as const)
  for (const [name, value] of Object.entries(given)) image.setAttribute(name, value)
  return () => {
    for (const [name, value] of before) {
      if (value === null) image.removeAttribute(name)
      else image.setAttribute(name, value)
    }
  }
}

function press(event: KeyboardEvent): void {
  const { target, key } = event
  if (!(target instanceof HTMLImageElement) || !target.hasAttribute(mark)) return
  if (event.defaultPrevented || (key !== 'Enter' && key !== ' ')) return
  event.preventDefault()
  target.click()
}

/** Makes the images of some containers operable, including those added later. @returns a function that undoes it. */
export function followBareImages(containers: string): () => void {
  adoptStyles(css)
  const operable = new Map<HTMLImageElement, () => void>()
  const undo = (image: Element): void => {
    operable.get(image as HTMLImageElement)?.()
    operable.delete(image as HTMLImageElement)
  }
  const unwatch = watch(`:is(${containers}) img`, {
    added: (image) => isBareImage(image) && operable.set(image, makeOperable(image)),
    removed: undo,
  })
  const stopTexts = onTexts(() => {
    for (const image of operable.keys()) image.setAttribute('aria-label', nameOf(image))
  })
  document.addEventListener('keydown', press)
  return () => {
    unwatch()
    stopTexts()
    document.removeEventListener('keydown', press)
    for (const image of [...operable.keys()]) undo(image)
  }
}
