import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { lightboxTexts } from '../lightbox-messages.ts'
import type { LightboxItem } from '../links/lightbox-item.ts'

/** Renders the text under an image; a long text scrolls, by keyboard too. */
function Caption({ text }: { text: string }) {
  const t = useTexts(lightboxTexts)
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height.
  useLayoutEffect(() => {
    const node = box.current
    if (!node) return
    node.scrollTop = 0
    const measure = () => setScrolls(node.scrollHeight > node.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    measure()
    return () => observer.disconnect()
  }, [text])

  const reachable = scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('caption'), 'data-flx-scrolls': '' }
  return (
    <div className="flx-lightbox__caption" ref={box} {...reachable}>
      <div className="flx-lightbox__caption-text">{text}</div>
    </div>
  )
}

interface FootProps {
  ref: Ref<HTMLDivElement>
  items: readonly LightboxItem[]
  index: number
  strip: boolean
  onPick(index: number): void
}

export function LightboxFoot({ ref, items, index, strip, onPick }: FootProps) {
  const caption = items[index]?.caption
  return (
    <div className="flx-lightbox__foot" ref={ref}>
      {caption && <Caption text={caption} />}
      {strip && <LightboxStrip items={items} index={index} onPick={onPick} />}
    </div>
  )
}

interface StripProps {
  items: readonly LightboxItem[]
  index: number
  onPick(index: number): void
}

/** Renders the thumbnails of all images: one of them is in the tab order, and the arrow keys move between them. */
function LightboxStrip({ items, index, onPick }: StripProps) {
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
