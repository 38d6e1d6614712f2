import { checkCalls } from './checks/calls.ts'
import { checkCsp } from './checks/csp.ts'
import { checkForms } from './checks/forms.ts'
import { checkMarkup } from './checks/markup.ts'
import { checkOrderWords } from './checks/order.ts'
import { checkPage } from './checks/page.ts'
import { checkConsent, checkCookies } from './checks/privacy.ts'
import { checkScript } from './checks/script.ts'
import { checkWriting } from './checks/write.ts'
import { type Fault, Unread } from './fault.ts'
import { readAttributes } from './known-attributes.ts'
import { openPage } from './page.ts'
import { ruleGroups } from './rules.ts'
import { Visitor, type VisitorLimits } from './visitor.ts'

export interface CheckOptions {
  /** Address of a page of the site, http or https. */
  address: string
  /** True to also send forms whose required fields are empty, then add, change and remove a cart line. */
  write?: boolean
  /** Address of a page with a form that adds to the cart. */
  article?: string | undefined
  /** Cookies of an existing session, by name. The customer's lists are then checked too. */
  cookies?: [string, string][]
  limits?: Partial<VisitorLimits>
  /** The file that lists the elements and their attributes: `custom-elements.json`. */
  manifest: URL
}

/** The result of a check. */
export interface CheckReport {
  /** The address of the page, after redirections. */
  address: string
  /** Its title. */
  title: string
  /** When the check ran, in ISO 8601. */
  date: string
  /** The version of the command. */
  version: string
  /** Each request that was sent. */
  sent: string[]
  /** The faults, each once, in the order of the rules. */
  faults: Fault[]
}

/** Returns the faults without duplicates, in the order of the rules. */
function inOrder(faults: Fault[]): Fault[] {
  const order = ruleGroups().flatMap(({ rules }) => rules.map(({ id }) => id))
  const once = new Map(faults.map((each) => [`${each.rule} ${each.text}`, each]))
  return [...once.values()].sort((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule))
}

/**
 * Checks a page and its calls as the library would make them.
 *
 * @throws {Unread} if the page cannot be read.
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
