import { type ComponentProps, type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { usePlacement } from '../core/overlay/use-placement.ts'

interface PopoverBeside {
  /** The popover, while it is drawn. */
  panel: RefObject<HTMLElement | null>
  /** The visitor went on by Tab and left it behind: the focus stays where it went. */
  isLeft: RefObject<boolean>
  /** Of the node that is the popover. */
  props: Pick<ComponentProps<'div'>, 'style' | 'popover' | 'onToggle' | 'onBlur'> & {
    ref(node: HTMLElement | null): void
  }
}

/** A popover beside a node, open as soon as it is drawn; Escape, a press beside it and Tab out of it close it. */
export function usePopoverBeside(node: HTMLElement, onClose: () => void): PopoverBeside {
  const panel = useRef<HTMLElement>(null)
  const isLeft = useRef(false)
  const { ref: place, style } = usePlacement(node, { gap: 6 })
  const ref = useCallback(
    (drawn: HTMLElement | null) => {
      panel.current = drawn
      place(drawn)
    },
    [place],
  )
  useLayoutEffect(() => panel.current?.showPopover(), [])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return
    isLeft.current = true
    onClose()
  }
  return {
    panel,
    isLeft,
    props: {
      ref,
      style,
      popover: 'auto',
      onToggle: ({ newState }) => newState === 'closed' && onClose(),
      onBlur,
    },
  }
}
