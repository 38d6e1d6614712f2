import { setStyles } from '../../core/browser/set-styles.ts'
import { plainText } from '../../core/html/plain-text.ts'
import type { Strength } from './password-strength-contract.ts'
import { passwordStrengthTexts as t } from './password-strength-messages.ts'

/** The bar and its words. The words say all that the bar does, for who cannot see it or its colours. */
export interface StrengthMeter {
  show(strength: Strength): void
  /** Says that it is not known. */
  fail(): void
  clear(): void
  remove(): void
}

function make<K extends keyof HTMLElementTagNameMap>(name: K, className: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  element.className = `flx-password-strength__${className}`
  return element
}

/** PWD-01: the class that a quarter of the scale has, and one more for a password that is good. */
function classOf(percentage: number): string {
  if (percentage >= 100) return 'p100 pOk'
  return `p${Math.max(25, Math.ceil(percentage / 25) * 25)}`
}

/** Draws the meter after a node of the page. */
export function addMeter(after: Element): StrengthMeter {
  const mount = make('div', 'mount')
  mount.dataset['flxMount'] = 'password-strength'
  const bar = make('div', 'bar')
  bar.role = 'meter'
  bar.ariaLabel = t('strength')
  bar.ariaValueMin = '0'
  bar.ariaValueMax = '100'
  bar.hidden = true
  const said = make('div', 'said')
  said.role = 'status'
  mount.append(bar, said)
  after.after(mount)

  const draw = (...nodes: Node[]): void => said.replaceChildren(...nodes)
  const line = (text: string): HTMLElement => {
    const paragraph = make('p', 'result')
    paragraph.textContent = text
    return paragraph
  }
  const list = (reasons: string[]): HTMLElement => {
    const items = make('ul', 'reasons')
    for (const reason of reasons) {
      const item = make('li', 'reason')
      item.textContent = plainText(reason)
      items.append(item)
    }
    return items
  }

  return {
    show({ percentage, result, reasons }) {
      const words = plainText(result)
      const fill = make('div', 'fill')
      fill.className += ` ${classOf(percentage)}`
      setStyles(fill, { width: `${percentage}%` })
      bar.replaceChildren(fill)
      bar.ariaValueNow = String(Math.round(percentage))
      bar.ariaValueText = words || `${Math.round(percentage)} %`
      bar.hidden = false
      draw(...(words ? [line(words)] : []), ...(reasons.length > 0 ? [list(reasons)] : []))
    },
    fail() {
      bar.hidden = true
      draw(line(t('unknown')))
    },
    clear() {
      bar.hidden = true
      draw()
    },
    remove: () => mount.remove(),
  }
}
