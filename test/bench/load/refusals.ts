import { act, add, cartAddress, goods } from '../../server/support/cart.ts'
import { becomeCustomer, freshEmail, logInDemo, password } from '../../server/support/checkout.ts'
import { type Answer, send, Visitor } from '../../server/support/visitor.ts'
import type { Shop } from './shop.ts'
import { type Act, type Load, together } from './visits.ts'

/** What the server refuses, beside the same request as it is accepted. */
export interface Refused {
  /** What comes back. */
  answer: string
  refused: Load
  accepted: Load
}

interface Refusal {
  what: string
  answer: string
  /** @returns whether it was refused, and so */
  refuse: Act
}

/** A request as it is accepted, and ways in which it is refused. */
interface Request {
  what: string
  /** @returns whether it was accepted */
  accept: Act
  refusals: Refusal[]
  /** How often each visitor sends it. */
  turns: number
}

const crowds = [1, 10]
const most = Math.max(...crowds)

const turns = 100
/** Logins hash a password, which is dear on purpose. */
const loginTurns = 8
/** A fifth wrong try in a row closes an account to an address: they are told apart by words, and answered sooner. */
const triesOfAccount = 4

/** Accounts whose address is proved, enough of them for wrong tries that are not yet too many. */
async function openAccounts(shop: Shop): Promise<(at: number, turn: number) => string> {
  const each = loginTurns / triesOfAccount
  const emails: string[] = []
  for (let made = 0; made < most * each; made++) {
    const visitor = new Visitor(shop.url)
    emails.push(await becomeCustomer(visitor))
    await visitor.followLink('/confirmation')
    await visitor.submit('/confirmation', {}, '/confirmation')
  }
  return (at, turn) => emails[at * each + Math.floor(turn / triesOfAccount)] ?? ''
}

/** Each try is a stranger's: no cookie says that the account's owner has been there. */
async function logins(shop: Shop): Promise<Request> {
  const emailOf = await openAccounts(shop)
  const logIn = (email: string, secret: string) =>
    act(new Visitor(shop.url), { action: 'connexion', email, password: secret })
  const isRefused = async (email: string): Promise<boolean> =>
    (await logIn(email, 'pas-le-bon')).error_msg === 'Adresse e-mail ou mot de passe incorrect.'
  const answer = '200, « ko »'
  return {
    what: 'connexion',
    turns: loginTurns,
    refusals: [
      { what: 'mot de passe faux', answer, refuse: (at, turn) => isRefused(emailOf(at, turn)) },
      { what: 'compte inconnu', answer, refuse: () => isRefused(freshEmail()) },
    ],
    accept: async (at, turn) => (await logIn(emailOf(at, turn), password)).status === 'ok',
  }
}

const cookiesOf = ({ cookie, others }: Visitor): string => [cookie, ...others.values()].filter(Boolean).join('; ')

const form = 'application/x-www-form-urlencoded'
const tooMuch = `action=&mot=${'a'.repeat(70_000)}`

/** Reading a cart, by a post that a page of the site sends. */
async function reads(shop: Shop): Promise<Request> {
  const cookies: string[] = []
  while (cookies.length < most) {
    const visitor = new Visitor(shop.url)
    await add(visitor, goods.bowl)
    cookies.push(cookiesOf(visitor))
  }
  const post = (at: number, headers: Record<string, string> = {}, body = 'action='): Promise<Answer> =>
    send(shop.url + cartAddress, {
      method: 'POST',
      headers: {
        cookie: cookies[at] ?? '',
        accept: 'application/json',
        'content-type': form,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body,
    })
  const isStatus =
    (status: number, headers: Record<string, string>, body?: string): Act =>
    async (at) =>
      (await post(at, headers, body)).status === status
  const refusal = (what: string, status: number, headers: Record<string, string>, body?: string): Refusal => ({
    what,
    answer: String(status),
    refuse: isStatus(status, headers, body),
  })
  return {
    what: 'lecture du panier',
    turns,
    refusals: [
      refusal('d’un autre site', 403, { 'sec-fetch-site': 'cross-site' }),
      refusal('sous un nom d’hôte étranger', 400, { host: 'mechant.invalid' }),
      refusal('corps illisible', 400, { 'content-type': 'multipart/form-data; boundary=a' }, '--b\r\n\r\n'),
      refusal('corps trop long, qui dit sa longueur', 413, {}, tooMuch),
      refusal('corps trop long, qui ne la dit pas', 413, { 'transfer-encoding': 'chunked' }, tooMuch),
    ],
    accept: isStatus(200, {}),
  }
}

const logOut = '/globalflexit/ajax/modules/extranet_v2/traitement.php'
const orders = '/globalflexit/ajax/modules/boutique/compte/?p=boutique-compte:liste_cmd'

/** A list of an account, by the cookie of a session, and by one that was the session's until the logout. */
async function accounts(shop: Shop): Promise<Request> {
  const live: string[] = []
  const ended: string[] = []
  while (live.length < most) {
    const [visitor, leaving] = [new Visitor(shop.url), new Visitor(shop.url)]
    for (const each of [visitor, leaving]) await logInDemo(each)
    live.push(cookiesOf(visitor))
    ended.push(cookiesOf(leaving))
    await leaving.post(logOut, { action: 'logout' })
  }
  const isStatus =
    (status: number, cookies: string[]): Act =>
    async (at) =>
      (await send(shop.url + orders, { headers: { cookie: cookies[at] ?? '', accept: 'application/json' } })).status ===
      status
  return {
    what: 'liste du compte',
    turns,
    refusals: [{ what: 'cookie d’une session finie', answer: '401', refuse: isStatus(401, ended) }],
    accept: isStatus(200, live),
  }
}

/** How long refusals take: each kind by one visitor, and by ten at once. */
export async function measureRefusals(shop: Shop): Promise<Refused[]> {
  const all: Refused[] = []
  for (const prepare of [logins, reads, accounts]) {
    const { what, turns, refusals, accept } = await prepare(shop)
    for (const visitors of crowds) {
      const tried: { answer: string; refused: Load }[] = []
      for (const { what: why, answer, refuse } of refusals)
        tried.push({ answer, refused: await together(shop, `${what}, ${why}`, visitors, turns, refuse) })
      // After them: a success forgets what was counted against these accounts.
      const accepted = await together(shop, what, visitors, turns, accept)
      all.push(...tried.map((each) => ({ ...each, accepted })))
    }
  }
  return all
}
