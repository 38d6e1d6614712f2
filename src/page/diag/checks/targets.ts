import { findFirst, isSelector } from '../../../core/browser/select.ts'

import { type Finding, found, inPage, tagOf } from '../finding.ts'
import { flxElements } from './elements.ts'

/**
 * Returns true for a single id. A header shared by all pages may name classes that some of them lack, but an id must
 * exist.
 */
const isOfOneThing = (selector: string): boolean => /^#[^\s,>+~:[.]+$/.test(selector)

function checkSelector(element: Element, name: string): Finding[] {
  const value = element.getAttribute(name)?.trim()
  if (!value) return []
  const tag = tagOf(element)
  if (isSelector(value)) {
    if (findFirst(value)) return []
    return [found(isOfOneThing(value) ? 'no-target' : 'no-match', { tag, name, value }, element)]
  }
  // An element whose code is loaded has reported its attribute already.
  if (customElements.get(element.localName)) return []
  return [found('bad-selector', { tag, name, value }, element)]
}

/** Attributes of any element that hold one or several ids. */
const idAttributes = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'list', 'form']

function checkIds(element: Element, name: string): Finding[] {
  const ids = element.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? []
  return ids
    .filter((id) => !document.getElementById(id))
    .map((id) => found('no-id', { tag: tagOf(element), name, id }, element))
}

const submitButton = 'button:not([type="button"], [type="reset"]), input:is([type="submit"], [type="image"])'

function checkOpener(element: Element, name: string): Finding[] {
  const value = element.getAttribute(name) ?? ''
  const tag = tagOf(element)
  const findings: Finding[] = []
  if (!document.getElementById(value)) findings.push(found('no-target', { tag, name, value }, element))
  // Enter in a field presses the first submit button of its form, which a button without `type` is.
  if (element.closest('form')?.querySelector(submitButton) === element)
    findings.push(found('default-opener', { tag }, element))
  return findings
}

function checkAnchor(link: HTMLAnchorElement): Finding[] {
  const given = link.getAttribute('href')?.slice(1) ?? ''
  let id = given
  try {
    id = decodeURIComponent(given)
  } catch {
    // A malformed percent-encoding: the id is taken as it is written.
  }
  const named = document.getElementById(id) ?? document.getElementsByName(id)[0]
  if (!id || id === 'top' || id.startsWith('!') || named) return []
  return [found('no-anchor', { tag: tagOf(link), id }, link)]
}

/** Markup that does nothing without an element that the page does not have. */
const helped = [
  { selector: 'a[rel*="lightbox"]', what: 'rel="lightbox"', helper: 'flx-lightbox' },
  { selector: 'a.squeezebox, a[class*="squeezebox"]', what: 'class="squeezebox"', helper: 'flx-popup' },
  { selector: '.clickable_block, [data-goto]', what: 'bloc cliquable', helper: 'flx-clickable' },
]

function checkHelpers(): Finding[] {
  if (document.querySelector('flx-page')) return []
  return helped.flatMap(({ selector, what, helper }): Finding[] => {
    const [element, ...others] = inPage(selector)
    if (!element || document.getElementsByTagName(helper)[0]) return []
    return [found('no-helper', { n: others.length + 1, what, helper: `<${helper}>` }, element)]
  })
}

function checkPage(): Finding[] {
  const findings: Finding[] = []
  const [tracked, ...others] = inPage('[data-flx-track]')
  if (tracked && !document.querySelector('flx-track')) {
    findings.push(found('no-track', { n: others.length + 1 }, tracked))
  }
  // A menu that names its buttons is checked through its `for` attribute.
  const menu = inPage('flx-mobile-menu').find((each) => !each.getAttribute('for')?.trim())
  if (menu && !document.getElementById('flx-menu-button')) {
    findings.push(found('no-menu-button', {}, menu))
  }
  return findings
}

/** Finds selectors, ids and anchors that match nothing in the page. */
export function checkTargets(): Finding[] {
  const selectors = flxElements().flatMap((element) =>
    ['for', 'relative'].flatMap((name) => checkSelector(element, name)),
  )
  const openers = ['data-flx-show', 'data-flx-hide'].flatMap((name) =>
    inPage(`[${name}]`).flatMap((element) => checkOpener(element, name)),
  )
  const labels = inPage('label[for], output[for]').flatMap((element) => checkIds(element, 'for'))
  const ids = idAttributes.flatMap((name) => inPage(`[${name}]`).flatMap((element) => checkIds(element, name)))
  const anchors = inPage<HTMLAnchorElement>('a[href^="#"]').flatMap(checkAnchor)
  return [...selectors, ...openers, ...checkHelpers(), ...checkPage(), ...labels, ...ids, ...anchors]
}
