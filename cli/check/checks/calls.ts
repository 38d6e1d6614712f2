import { type Fault, fault, Unread } from '../fault.ts'
import { judge, type Verdict } from '../judge.ts'
import type { Page } from '../page.ts'
import { formReadings } from '../readings/forms.ts'
import { pageReadings } from '../readings/page.ts'
import { nameOf, type Reading } from '../readings/reading.ts'
import { accountReadings, cartReading, shopReadings } from '../readings/shop.ts'
import type { Visitor } from '../visitor.ts'

/** Makes a call and reads its answer. */
export async function read(reading: Reading, page: Page, visitor: Visitor): Promise<Verdict> {
  try {
    return judge(reading, await visitor.ask({ ...reading, isCall: true }))
  } catch (error) {
    if (!(error instanceof Unread)) throw error
    return { faults: [fault('call-unread', `${error.message}.`, nameOf(reading))] }
  } finally {
    // An answer is parsed in a document of its own, so the page has to become current again.
    page.look()
  }
}

/** Checks how the cart answers a session cookie that the server does not know. */
async function checkSessionEnd(page: Page, visitor: Visitor): Promise<Fault[]> {
  const { faults } = await read(cartReading(), page, visitor.withDeadSession())
  return faults
    .filter(({ rule }) => rule.startsWith('call-') && rule !== 'call-session')
    .map(({ text, where }) => fault('session-end', `Avec un cookie de session qui n’existe plus : ${text}`, where))
}

/**
 * Checks that the lists of an account are not given to an anonymous visitor, and are given correctly to the customer.
 */
async function checkAccount(page: Page, visitor: Visitor): Promise<Fault[]> {
  const faults: Fault[] = []
  const nobody = visitor.withoutCookies()
  for (const reading of accountReadings(page)) {
    const asNobody = await read(reading, page, nobody)
    if (asNobody.reply)
      faults.push(fault('session-silent', 'Sans être connecté, une liste du compte est donnée.', nameOf(reading)))
    else faults.push(...asNobody.faults.filter(({ rule }) => rule !== 'call-session' && rule !== 'call-refused'))
    if (visitor.isGiven) faults.push(...(await read(reading, page, visitor)).faults)
  }
  return faults
}

/** Checks each call of the page that only reads, then an expired session and the account. */
export async function checkCalls(page: Page, visitor: Visitor): Promise<Fault[]> {
  const faults: Fault[] = []
  let isCartRead = false
  for (const reading of [...shopReadings(page), ...pageReadings(page), ...formReadings(page)]) {
    const verdict = await read(reading, page, visitor)
    faults.push(...verdict.faults)
    if (reading.id === 'panier') isCartRead = verdict.reply !== undefined && verdict.faults.length === 0
  }
  if (isCartRead && visitor.hasCookies) faults.push(...(await checkSessionEnd(page, visitor)))
  return [...faults, ...(await checkAccount(page, visitor))]
}
