import { contentOf as agendaOf } from '../../../src/content/agenda/agenda-answer.ts'
import { contentOf as fragmentOf } from '../../../src/content/fragment/fragment-answer.ts'
import { readParameters } from '../../../src/content/fragment/fragment-parameters.ts'
import { readAnswer } from '../../../src/content/list/list-answer.ts'
import { findNext } from '../../../src/content/list/list-pager.ts'
import { itemsIn, keyOf } from '../../../src/content/list/list-parts.ts'
import { config, endpoint } from '../../../src/core/config.ts'
import { encodeBody } from '../../../src/core/http/call.ts'
import { describeHtml } from '../../../src/core/http/describe-html.ts'
import { RequestError } from '../../../src/core/http/request-error.ts'
import { isFromNav, type MenuSource } from '../../../src/navigation/mobile-menu/source/menu-source.ts'
import type { Page } from '../page.ts'
import { firstOf, ownAddress, type Reading } from './reading.ts'

function menuReadings(page: Page): Reading[] {
  return firstOf(page, 'flx-mobile-menu').flatMap((menu) => {
    if (isFromNav(menu, (menu.getAttribute('source') ?? 'auto') as MenuSource)) return []
    const button = page.document.querySelector(menu.getAttribute('for') || '#flx-menu-button')
    const body = new URLSearchParams({ configmenu: button?.getAttribute('data-configmenu') ?? '' })
    return [{ id: 'mobile-menu', address: endpoint('ajax/modules/menu/mobile-menu.php'), body }]
  })
}

function monthReadings(page: Page): Reading[] {
  return firstOf(page, 'flx-calendar[url]').flatMap((element) =>
    ownAddress(element.getAttribute('url'), page).map((given) => {
      const address = new URL(given)
      const [year = '', month = ''] = (element.getAttribute('month') || new Date().toISOString().slice(0, 7)).split('-')
      address.searchParams.set('year', year)
      address.searchParams.set('month', String(Number(month)))
      return { id: 'mois', address: address.href }
    }),
  )
}

function translationReadings(): Reading[] {
  const { translations, lang } = config()
  if (!translations) return []
  const body = new URLSearchParams({ action: 'get_traductions', cible: 'javascript', langue: lang })
  return [{ id: 'traductions', address: endpoint('ajax/modules/traductions/traitement.php'), body }]
}

/** Returns the call for another date of each agenda: the first that the page offers. */
function agendaReadings(page: Page): Reading[] {
  return firstOf(page, 'flx-agenda[url]').flatMap((element) => {
    const named = element.getAttribute('container')
    const container = named ? page.document.querySelector(named) : element
    const offered = [element, container].flatMap((place) => [...(place?.querySelectorAll('[data-flx-date]') ?? [])])
    const date = offered.map((each) => each.getAttribute('data-flx-date')).find(Boolean)
    if (!container) return []
    const body = new URLSearchParams({
      module: element.getAttribute('module') ?? '',
      param: element.getAttribute('param') ?? '',
      date: date ?? new Date().toISOString().slice(0, 10),
    })
    const readHtml = (html: string, address: string): void => void agendaOf(html, container, address)
    return ownAddress(element.getAttribute('url'), page).map((address) => ({ id: 'agenda', address, body, readHtml }))
  })
}

/** Returns the call that each fragment makes by itself, from its parameters. Form values are left out. */
function fragmentReadings(page: Page): Reading[] {
  return firstOf(page, 'flx-fragment').flatMap((element) => {
    const given = ['referer', 'recherche', 'identload'].map((name) => [name, element.getAttribute(name) ?? ''])
    const read = readParameters(element, { url: element.getAttribute('src') ?? '', ...Object.fromEntries(given) })
    if (typeof read === 'string') return []
    const body = encodeBody({ referer: page.address, ...read.fields }) as URLSearchParams
    const readHtml = (html: string, address: string): void =>
      void fragmentOf({ type: 'html', html, address }, element as HTMLElement)
    return ownAddress(read.address, page).map((address) => ({ id: 'fragment', address, body, readHtml }))
  })
}

/** Returns true if all items of the answer are already in the page: the service then ignores the page number. */
function isRepeated(host: Element, html: string): boolean {
  const known = new Set(itemsIn(host).map(keyOf).filter(Boolean))
  const nodes = readAnswer(html, host)?.nodes ?? []
  return nodes.length > 0 && nodes.every((node) => known.has(keyOf(node)))
}

/** Returns the call for the next page of each list. */
function listReadings(page: Page): Reading[] {
  return firstOf(page, 'flx-list').flatMap((element) => {
    const next = findNext(element, element)?.getAttribute('href') ?? null
    return ownAddress(next, page).map((asked) => ({
      ...{ id: 'liste', address: asked, isPage: true },
      readHtml(html, address) {
        if (readAnswer(html, element)) return
        const detail = `cette liste (data-flx-items) ou ses articles attendus, reçu ${describeHtml(html)}`
        throw new RequestError('wrong-kind', { address, status: 200, detail })
      },
      isRepeated: (html) => isRepeated(element, html),
    }))
  })
}

/** Returns the calls of the elements that are not specific to the shop or to forms. */
export function pageReadings(page: Page): Reading[] {
  return [
    ...menuReadings(page),
    ...monthReadings(page),
    ...agendaReadings(page),
    ...fragmentReadings(page),
    ...listReadings(page),
    ...translationReadings(),
  ]
}
