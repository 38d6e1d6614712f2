import { openingTag } from '../../core/element/report-error.ts'
import { partOf, titleOf } from './blocks.ts'
import { repeatTexts as t } from './repeat-messages.ts'

/** A block that its visitor may leave out: it is not sent then, and keeps what was typed. */
export interface OptionalBlock {
  readonly isOn: boolean
  set(isOn: boolean): void
  /** Says what it is for, in the name that the block has now. */
  name(name: string): void
  remove(): void
}

function makeSwitch(): HTMLInputElement {
  const control = document.createElement('input')
  control.type = 'checkbox'
  control.className = 'flx-repeat__switch'
  control.dataset['flxMount'] = 'repeat'
  return control
}

/**
 * Gives an optional block its switch. A fieldset that is disabled sends nothing and asks for nothing, and leaves alone
 * what stands in its legend.
 */
export function optionalBlock(block: HTMLElement, changed: (isOn: boolean) => void): OptionalBlock | undefined {
  if (!block.hasAttribute('data-flx-optional')) return undefined
  const legend = titleOf(block)
  if (!(block instanceof HTMLFieldSetElement && legend instanceof HTMLLegendElement)) {
    console.warn(`flx : ${openingTag(block)} : un bloc facultatif est un <fieldset> qui a sa <legend>.`)
    return undefined
  }
  for (const dead of legend.querySelectorAll('.flx-repeat__switch')) dead.remove()
  const own = partOf(block, 'legend input[type="checkbox"][data-flx-switch]') as HTMLInputElement | undefined
  const control = own ?? makeSwitch()
  const stop = new AbortController()
  const wasOn = !block.disabled
  const show = (): void => {
    block.disabled = !control.checked
    block.toggleAttribute('data-flx-left-out', !control.checked)
  }
  const listen = (): void => {
    show()
    changed(control.checked)
  }
  if (!own) {
    control.checked = wasOn
    legend.prepend(control)
  }
  control.addEventListener('change', listen, { signal: stop.signal })
  show()
  return {
    get isOn() {
      return control.checked
    },
    set(isOn) {
      control.checked = isOn
      show()
    },
    name(name) {
      if (!own) control.ariaLabel = t('fill', { name })
    },
    remove() {
      stop.abort()
      if (!own) control.remove()
      block.disabled = !wasOn
      block.removeAttribute('data-flx-left-out')
    },
  }
}
