import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { lightboxTexts } from '../lightbox-messages.ts'
import type { LightboxItem } from '../links/lightbox-item.ts'
import { LightboxStrip } from './lightbox-strip.tsx'

/** Text under an image; a long one scrolls, also by keyboard. */
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

/** Caption and thumbnails under the image. */
export function LightboxFoot({ ref, items, index, strip, onPick }: FootProps) {
  const caption = items[index]?.caption
  return (
    <div className="flx-lightbox__foot" ref={ref}>
      {caption && <Caption text={caption} />}
      {strip && <LightboxStrip items={items} index={index} onPick={onPick} />}
    </div>
  )
}
