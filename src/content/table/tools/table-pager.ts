import { toolsTexts as t } from './tools-messages.ts'

export function makeButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-button flx-button--small'
  button.append(label)
  button.addEventListener('click', press)
  return button
}

interface Pager {
  element: HTMLElement
  /** @param page - From 0. */
  show(page: number, pages: number): void
}

function numberOption(number: number): HTMLOptionElement {
  const option = document.createElement('option')
  option.className = 'flx-table__option'
  option.append(String(number))
  return option
}

/** Ways to the pages of a long table; out of sight while it has one. */
export function createPager(name: string, go: (page: number) => void): Pager {
  const element = document.createElement('nav')
  const label = document.createElement('label')
  const select = document.createElement('select')
  const of = document.createElement('span')
  element.className = 'flx-table__pages'
  element.ariaLabel = t('pages', { name })
  label.className = 'flx-table__page'
  select.className = 'flx-field__input flx-table__number'
  of.className = 'flx-table__of'
  let [now, last] = [0, 0]
  /** At either end the button stays where it is, so that focus stays on it. */
  const step = (by: number): void => {
    if (now + by >= 0 && now + by <= last) go(now + by)
  }
  const previous = makeButton(t('previous'), () => step(-1))
  const next = makeButton(t('next'), () => step(1))
  label.append(t('page'), ' ', select, ' ', of)
  select.addEventListener('change', () => go(select.selectedIndex))
  element.append(label, previous, next)
  return {
    element,
    show(page, pages) {
      now = page
      last = pages - 1
      element.hidden = pages < 2
      if (select.options.length !== pages) {
        select.replaceChildren(...Array.from({ length: pages }, (_, index) => numberOption(index + 1)))
        of.textContent = t('of', { n: pages })
      }
      select.selectedIndex = page
      previous.ariaDisabled = String(page === 0)
      next.ariaDisabled = String(page === last)
    },
  }
}
