import { checkCalls } from './checks/calls.ts'
import { checkCsp } from './checks/csp.ts'
import { checkForms } from './checks/forms.ts'
import { checkMarkup } from './checks/markup.ts'
import { checkOrderWords } from './checks/order.ts'
import { checkPage } from './checks/page.ts'
import { checkConsent, checkCookies } from './checks/privacy.ts'
import { checkScript } from './checks/script.ts'
import { checkWriting } from './checks/write.ts'
import type { Fault } from './fault.ts'
import { readAttributes } from './known-attributes.ts'
import { openPage } from './page.ts'
import { ruleGroups } from './rules.ts'
import { Unread } from './unread.ts'
import { Visitor, type VisitorLimits } from './visitor.ts'

export interface CheckOptions {
  /** Of a page of the site, http or https. */
  address: string
  /** Also sends forms whose required fields are empty, then adds, changes and removes a line of a cart. */
  write?: boolean
  /** Address of a page with a form that adds to the cart. */
  article?: string | undefined
  /** Of a session that was begun elsewhere, by name: what a customer reads is read too. */
  cookies?: [string, string][]
  limits?: Partial<VisitorLimits>
  /** The file that names the elements and their attributes: `custom-elements.json`. */
  manifest: URL
}

/** What was found. */
export interface CheckReport {
  /** Where the page was read. */
  address: string
  /** Its title. */
  title: string
  /** When, in ISO 8601. */
  date: string
  /** Of the command. */
  version: string
  /** Each question that was sent. */
  sent: string[]
  /** What is not due, each once, in the order of the rules. */
  faults: Fault[]
}

/** Each fault once, in the order of the rules. */
function inOrder(faults: Fault[]): Fault[] {
  const order = ruleGroups().flatMap(({ rules }) => rules.map(({ id }) => id))
  const once = new Map(faults.map((each) => [`${each.rule} ${each.text}`, each]))
  return [...once.values()].sort((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule))
}

/**
 * Reads a page and its calls as the library would, and says what is not due.
 *
 * @throws {Unread} where there is no page to look at.
 */
export async function checkSite({
  address,
  write,
  article,
  cookies,
  limits,
  manifest,
}: CheckOptions): Promise<CheckReport> {
  const date = new Date().toISOString()
  const visitor = new Visitor(new URL(address).origin, limits, cookies)
  const answer = await visitor.ask({ address })
  if (answer.status !== 200) throw new Unread(`${answer.address} répond ${answer.status}`)
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(answer.type)) {
    throw new Unread(`${answer.address} n’est pas une page : elle est servie en « ${answer.type || 'rien'} »`)
  }
  const page = openPage(answer.text, answer.address)
  const faults = [
    ...checkPage(page, answer),
    ...checkMarkup(page, readAttributes(manifest)),
    ...checkOrderWords(page.document, page.lineOf),
    ...checkCsp(page, answer),
    ...(await checkScript(page, visitor)),
    ...(await checkCalls(page, visitor)),
    ...(write ? [...(await checkForms(page, visitor)), ...(await checkWriting(page, visitor, article))] : []),
    ...checkConsent(page, visitor),
    ...checkCookies(visitor),
  ]
  const title = page.document.title.trim()
  return { address: answer.address, title, date, version: __FLX_VERSION__, sent: visitor.sent, faults: inOrder(faults) }
}
