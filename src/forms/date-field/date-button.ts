import { keepOriginals } from '../../core/html/originals.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'

const svg = 'http://www.w3.org/2000/svg'

function icon(): SVGElement {
  const picture = document.createElementNS(svg, 'svg')
  for (const [name, value] of Object.entries({
    class: 'flx-date-field__icon',
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  })) {
    picture.setAttribute(name, value)
  }
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('class', 'flx-date-field__line')
  path.setAttribute('d', 'M7 3v3M17 3v3M4 9h16M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z')
  picture.append(path)
  return picture
}

/** What a field is called: by its label, without the button that stands in it. */
export function nameOf(field: HTMLInputElement): string {
  const label = field.labels?.[0]?.cloneNode(true) as Element | undefined
  for (const part of label?.querySelectorAll('input, button, select, [data-flx-mount]') ?? []) part.remove()
  return (field.ariaLabel || label?.textContent || field.title).trim().replace(/\s+/g, ' ')
}

/** Where fields stand below each other, the button goes back up, over the end of its field. */
function overlap(field: HTMLInputElement, button: HTMLButtonElement): void {
  const around = field.parentElement && getComputedStyle(field.parentElement)
  if (!around) return
  const { display, flexDirection, rowGap, columnGap } = around
  const pixels = (gap: string): number => Number.parseFloat(gap) || 0
  const isColumn = display.includes('grid') || (display.includes('flex') && flexDirection.startsWith('column'))
  const own = button.offsetHeight || 44
  const height = field.offsetHeight || own
  if (isColumn) {
    button.style.marginBlock = `${-(height + own) / 2 - pixels(rowGap)}px ${(height - own) / 2}px`
    button.style.justifySelf = 'end'
    button.style.alignSelf = 'end'
    button.style.zIndex = '1'
  } else if (display.includes('flex')) {
    button.style.marginInlineStart = `${-own - pixels(columnGap)}px`
    button.style.alignSelf = 'center'
  }
}

/**
 * Puts the button that opens the calendar over the end of the field, which stays where it is. A field inside its label
 * keeps its name, which the button's would be part of.
 */
export function addButton(field: HTMLInputElement): { button: HTMLButtonElement; remove(): void } {
  if (field.nextElementSibling?.matches('.flx-date-field__button')) field.nextElementSibling.remove()
  const name = nameOf(field)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-date-field__button'
  button.dataset['flxMount'] = 'date-field'
  button.ariaLabel = name ? t('open', { name }) : t('openAny')
  button.ariaHasPopup = 'dialog'
  button.ariaExpanded = 'false'
  button.append(icon())
  const isNamed = field.hasAttribute('aria-label') || field.hasAttribute('aria-labelledby')
  const needsName = Boolean(field.closest('label')) && !isNamed
  const giveBack = keepOriginals(field, needsName ? ['style', 'aria-label'] : ['style'])
  if (needsName) field.ariaLabel = name
  const isAlone = getComputedStyle(field.parentElement ?? field).display === 'block'
  if (isAlone && getComputedStyle(field).display === 'block') field.style.display = 'inline-block'
  field.style.paddingInlineEnd = '2.75rem'
  field.after(button)
  overlap(field, button)
  return {
    button,
    remove: () => {
      button.remove()
      giveBack()
    },
  }
}
