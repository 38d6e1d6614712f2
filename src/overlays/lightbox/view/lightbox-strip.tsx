import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { lightboxTexts } from '../lightbox-messages.ts'
import type { LightboxItem } from '../links/lightbox-item.ts'

interface StripProps {
  items: readonly LightboxItem[]
  index: number
  onPick(index: number): void
}

/** The thumbnails of all images: one stop of the Tab key, the arrows go through them. */
export function LightboxStrip({ items, index, onPick }: StripProps) {
  const t = useTexts(lightboxTexts)
  const list = useRef<HTMLDivElement>(null)
  const total = items.length

  useLayoutEffect(() => {
    const strip = list.current
    const current = strip?.children[index]
    if (!strip || !(current instanceof HTMLElement)) return
    const { left, width } = current.getBoundingClientRect()
    const frame = strip.getBoundingClientRect()
    strip.scrollLeft += left + width / 2 - (frame.left + frame.width / 2)
    if (strip.contains(document.activeElement)) current.focus({ preventScroll: true })
  }, [index])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div className="flx-lightbox__strip" role="group" aria-label={t('thumbnails')} ref={list}>
      {items.map(({ thumb, caption, alt }, at) => {
        const n = at + 1
        const name = caption ?? alt
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the same image may be there twice, and none moves.
            key={at}
            type="button"
            className="flx-lightbox__thumb"
            aria-label={name ? t('named', { n, total, name }) : t('thumbnail', { n, total })}
            aria-current={at === index}
            tabIndex={at === index ? 0 : -1}
            onClick={() => onPick(at)}
          >
            {thumb ? (
              <img
                className="flx-lightbox__miniature"
                src={thumb}
                alt=""
                loading="lazy"
                decoding="async"
                draggable={false}
              />
            ) : (
              n
            )}
          </button>
        )
      })}
    </div>
  )
}
