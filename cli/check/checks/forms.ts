import { endpoint } from '../../../src/core/config.ts'
import { isDocument } from '../../../src/core/html/is-document.ts'
import { readHtml as readFormHtml } from '../../../src/forms/form/answer/read-html.ts'
import { readOutcome } from '../../../src/forms/newsletter/newsletter.tsx'
import { type Fault, fault } from '../fault.ts'
import { heldFields, missingFields } from '../form-fields.ts'
import { isDone } from '../judge.ts'
import type { Page } from '../page.ts'
import { formOf } from '../readings/forms.ts'
import { firstOf, nameOf, ownAddress, type Reading } from '../readings/reading.ts'
import type { Visitor } from '../visitor.ts'
import { read } from './calls.ts'

/** Words of forms that are never sent as a test, because they could delete, end or order something. */
const grave =
  /suppr|delet|remov|annul|cancel|r[ée]sili|r[ée]tract|desinscri|unsubscri|deconne|logout|valide_panier|command|order|checkout|ach[eè]t|purchas|buy|payer|payment|paie/i

/** Returns true if a form can be sent without harm. */
function isHarmless(form: HTMLFormElement): boolean {
  const isPost = form.getAttribute('method')?.toLowerCase() === 'post'
  const said = `${form.getAttribute('action') ?? ''} ${[...heldFields(form)].join(' ')}`
  const isOrder = form.closest('flx-cart') || form.querySelector('[data-flx-action]')
  return isPost && !isOrder && !form.querySelector('[type="password"]') && !grave.test(said)
}

const pathOf = (address: string): string => new URL(address).pathname

/** Returns true if an HTML answer says that the form was accepted. The address of another page says so too. */
function isTaken(html: string, address: string, asked: string, form: HTMLFormElement, element: Element): boolean {
  if (element.localName === 'flx-newsletter') return readOutcome({ type: 'html', html, address }).isDone
  if (isDocument(html) && pathOf(address) !== pathOf(asked)) return true
  const successClass = element.getAttribute('success-class') || 'alert-success'
  return readFormHtml(html, { form, successClass, address }).isDone
}

async function checkForm(element: Element, form: HTMLFormElement, page: Page, visitor: Visitor): Promise<Fault[]> {
  const missing = missingFields(form)
  if (missing.length === 0 || !isHarmless(form)) return []
  const isNewsletter = element.localName === 'flx-newsletter'
  const usual = isNewsletter ? endpoint('ajax/modules/newsletter_v2/traitement.php') : page.address
  const [address] = ownAddress(form.getAttribute('action') || usual, page)
  if (!address) return []
  let taken = false
  const reading: Reading = {
    ...{ id: isNewsletter ? 'newsletter' : 'formulaire', address, body: heldFields(form) },
    ...{ isPage: !isNewsletter, mayRefuse: true },
    readHtml(html, reached) {
      taken = isTaken(html, reached, address, form, element)
    },
  }
  const { faults, reply } = await read(reading, page, visitor)
  if (!taken && !(reply?.type === 'json' && isDone(reading, reply.data))) return faults
  const text = `Un formulaire dont ${missing.map((name) => `« ${name} »`).join(', ')} manque est pris.`
  return [...faults, fault('write-unchecked', text, nameOf(reading))]
}

/**
 * Sends the page's contact and newsletter forms with a required field empty, which a server must refuse. Forms that
 * delete, end or order something, or ask for a password, are not sent.
 */
export async function checkForms(page: Page, visitor: Visitor): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const element of firstOf(page, 'flx-form, flx-newsletter')) {
    const form = formOf(element, page)
    if (form) faults.push(...(await checkForm(element, form, page, visitor)))
  }
  return faults
}
