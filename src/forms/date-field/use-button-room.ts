import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import { keepOriginals } from '../../core/html/originals.ts'

/** Shared empty style: setting the same object does not render again. */
const asItIs: CSSProperties = {}

const pixels = (gap: string): number => Number.parseFloat(gap) || 0

/** Returns the button's style. In a column, the button is moved up, over the end of its field. */
function overlap(field: HTMLInputElement, button: HTMLButtonElement): CSSProperties {
  const around = field.parentElement && getComputedStyle(field.parentElement)
  if (!around) return asItIs
  const { display, flexDirection, rowGap, columnGap } = around
  const isColumn = display.includes('grid') || (display.includes('flex') && flexDirection.startsWith('column'))
  const own = button.offsetHeight || 44
  const height = field.offsetHeight || own
  if (isColumn) {
    const marginBlock = `${-(height + own) / 2 - pixels(rowGap)}px ${(height - own) / 2}px`
    return { marginBlock, justifySelf: 'end', alignSelf: 'end', zIndex: 1 }
  }
  return display.includes('flex') ? { marginInlineStart: `${-own - pixels(columnGap)}px`, alignSelf: 'center' } : asItIs
}

/**
 * Makes room for the button over the end of the field, without moving the field.
 *
 * @returns the style of the button.
 */
export function useButtonRoom(field: HTMLInputElement, button: RefObject<HTMLButtonElement | null>): CSSProperties {
  const [style, setStyle] = useState(asItIs)
  useLayoutEffect(() => {
    const giveBack = keepOriginals(field, ['style'])
    const isAlone = getComputedStyle(field.parentElement ?? field).display === 'block'
    if (isAlone && getComputedStyle(field).display === 'block') field.style.display = 'inline-block'
    // The parent's direction, because the field's own may differ: the digits of a mask run from left to right.
    const isRightToLeft = getComputedStyle(field.parentElement ?? field).direction === 'rtl'
    field.style[isRightToLeft ? 'paddingLeft' : 'paddingRight'] = '2.75rem'
    if (button.current) setStyle(overlap(field, button.current))
    return giveBack
  }, [field, button])
  return style
}
