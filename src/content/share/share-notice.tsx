import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePlacement } from '../../core/overlay/use-placement.ts'
import { Beside } from '../../ui/beside.tsx'

interface ShareNoticeProps {
  /** What was pressed. */
  button: Element
  text: string
}

/** A region must be there before its text for the text to be announced. */
function useLateText(text: string): string {
  const [said, say] = useState('')
  useEffect(() => {
    const frame = requestAnimationFrame(() => say(text))
    return () => cancelAnimationFrame(frame)
  }, [text])
  return said
}

/**
 * Tells the visitor what became of their click, in a bubble beside the button, and assistive technology. It stands in the
 * dialog around the button: what is outside an open one is not read.
 */
export function ShareNotice({ button, text }: ShareNoticeProps): ReactNode {
  return (
    <Beside of={button.closest('dialog') ?? document.body} where="end" name="share-notice">
      <Bubble button={button} text={text} />
    </Beside>
  )
}

function Bubble({ button, text }: ShareNoticeProps): ReactNode {
  const said = useLateText(text)
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
        {said}
      </span>
    </>
  )
}
