import { type ComponentProps, type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { usePlacement } from '../core/overlay/use-placement.ts'

interface PopoverBeside {
  /** The popover while it is rendered. */
  panel: RefObject<HTMLElement | null>
  /** True if the visitor left it by Tab: focus then stays where it went. */
  isLeft: RefObject<boolean>
  /** Props of the popover's element. */
  props: Pick<ComponentProps<'div'>, 'style' | 'popover' | 'onToggle' | 'onBlur'> & {
    ref(node: HTMLElement | null): void
  }
}

/** Opens a popover beside a node as soon as it is rendered; Escape, a click outside and Tab out of it close it. */
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
