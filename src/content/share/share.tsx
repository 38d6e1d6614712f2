import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { address, selector, text } from '../../core/element/codecs.ts'

import type { FeatureProps } from '../../core/element/react-element.ts'

import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import '../../ui/styles.ts'
import { usePlacement } from '../../core/overlay/use-placement.ts'
import { Beside } from '../../ui/beside.tsx'
import css from './share.css'
import { ShareNetworks } from './share-networks.tsx'
import { useShare } from './use-share.ts'

adoptStyles(css)

export const shareAttributes = { for: selector(), url: address(), label: text(), networks: text(), mail: address() }

/** Selector of the buttons if `for` gives none. */
const defaultButtons = '[data-share]'

/**
 * Handles share buttons (SHARE-01 to SHARE-03): those that `for` selects, else those inside the element, else, if it
 * is empty, those of the whole page, including ones added later. Nothing is loaded from a network.
 */
export function Share({
  host,
  for: named,
  url,
  label,
  networks,
  mail,
}: FeatureProps<typeof shareAttributes>): ReactNode {
  const content = useAuthorNode(host, '*')
  const draws = networks.trim() !== ''
  const isPageWide = named !== '' || !(content || draws)
  const buttons = { within: isPageWide ? document : host, selector: named || defaultButtons }
  const notice = useShare(host, buttons, { url, title: label })
  return (
    <>
      {draws && <ShareNetworks names={networks} mail={mail} />}
      {notice && <ShareNotice {...notice} key={notice.key} />}
    </>
  )
}

interface ShareNoticeProps {
  /** The button that was pressed. */
  button: Element
  text: string
}

/** Returns a text one frame late: a live region must be in the page before its text for that to be announced. */
function useLateText(text: string): string {
  const [announcement, say] = useState('')
  useEffect(() => {
    const frame = requestAnimationFrame(() => say(text))
    return () => cancelAnimationFrame(frame)
  }, [text])
  return announcement
}

/**
 * Shows the result of a click in a bubble beside the button, and announces it. It is rendered in the dialog of the
 * button, as screen readers ignore what is outside an open one.
 */
function ShareNotice({ button, text }: ShareNoticeProps): ReactNode {
  return (
    <Beside of={button.closest('dialog') ?? document.body} where="end" name="share-notice">
      <Bubble button={button} text={text} />
    </Beside>
  )
}

function Bubble({ button, text }: ShareNoticeProps): ReactNode {
  const announcement = useLateText(text)
  const { ref: place, style, isPlaced } = usePlacement(button, { side: 'top', gap: 8 })
  const show = useCallback(
    (bubble: HTMLElement | null) => {
      place(bubble)
      bubble?.showPopover()
    },
    [place],
  )
  return (
    <>
      <span
        ref={show}
        className="flx-share__bubble"
        style={{ ...style, visibility: isPlaced ? 'visible' : 'hidden' }}
        popover="manual"
        aria-hidden="true"
      >
        <span className="flx-share__words">{text}</span>
      </span>
      <span className="flx-share__status" role="status">
        {announcement}
      </span>
    </>
  )
}
