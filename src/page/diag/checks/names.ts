import { diagTexts as t } from '../diag-messages.ts'
import { type Finding, found, inPage, tagOf } from '../finding.ts'

const fields =
  'input:not([type="hidden"], [type="submit"], [type="button"], [type="reset"], [type="image"]), select, textarea'

/** Returns the text that names an element: its own, that of its images, or that of its attributes. */
function nameOf(element: Element): string {
  const labelled = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id && document.getElementById(id)?.textContent) || '')
  const inside = [...element.querySelectorAll('img[alt], [aria-label], svg title, input[value]')].map(
    (part) => part.getAttribute('alt') ?? part.getAttribute('aria-label') ?? part.textContent ?? '',
  )
  const own = ['aria-label', 'title', 'alt', 'value'].map((name) => element.getAttribute(name) ?? '')
  return [...labelled, ...own, ...inside, element.textContent ?? ''].join(' ').trim()
}

function isLabelled(field: HTMLElement): boolean {
  const { labels } = field as HTMLInputElement
  if ([...(labels ?? [])].some((label) => label.textContent?.trim())) return true
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => field.getAttribute(name)?.trim())
}

const isShown = (element: Element): boolean => !element.closest('[hidden], [aria-hidden="true"], template')

/** Reports controls, images and frames without a name (RGAA 1.1, 2.1, 6.2, 11.1). */
export function checkNames(): Finding[] {
  const nameless = (selector: string, kind: 'link' | 'button'): Finding[] =>
    inPage(selector)
      .filter((element) => isShown(element) && nameOf(element) === '')
      .map((element) => found('no-name', { tag: tagOf(element), kind: t(`kind_${kind}`) }, element))
  const say = (key: 'no-label' | 'no-alt' | 'no-title' | 'no-element-label', elements: HTMLElement[]): Finding[] =>
    elements.filter(isShown).map((element) => found(key, { tag: tagOf(element) }, element))
  return [
    ...say(
      'no-label',
      inPage(fields).filter((field) => !isLabelled(field)),
    ),
    ...nameless('a[href]', 'link'),
    ...nameless('button, input[type="submit"], input[type="button"], [role="button"]', 'button'),
    ...say('no-alt', inPage('img:not([alt])')),
    ...say('no-title', inPage('iframe:not([title], [aria-label])')),
    ...say('no-element-label', inPage('flx-modal:not([label]), flx-front-popup:not([label])')),
  ]
}
