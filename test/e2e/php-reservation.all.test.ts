import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, it } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { ContractCheck } from '../support/contract-check.ts'
import { login, offered, openAccount, postChecked } from '../support/php-calls.ts'
import { sendLogin } from '../support/php-login.ts'
import { openPhpSite, type PhpSite } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'
import type { SitePage } from '../support/site.ts'

const skip = whyWithoutPhp() || false
const base = '/globalflexit/ajax/modules/boutique/'
const cartPath = `${base}panier/traitement.php`
const articlePath = `${base}article/traitement.php`
const workshop = '/article/initiation-au-tour'
const place = { prenom: 'Yann', nom: 'Kerbrat', adresse: '1 cale du Port', code_postal: '29200', ville: 'Brest' }

interface Answer {
  status: string
  error_msg: string
  url: string
  result: number
  ligne: string
  commande: { numero: string }
  creneaux: { idcreneau: string; heure: string; heure_fin: string; places: number }[]
  jours: { date: string; places: number }[]
  date: string
  retenue: { idligne: string; places: number; expire_dans: number } | null
  panier: {
    cle_commande: string
    lignes: {
      idligne: string
      quantite: number
      quantite_max: number
      options: string
      prix_unitaire_ttc: number
      reservation?: { url: string }
    }[]
    codes: { code: string }[]
    totaux: { total_ttc: number }
    blocages: { cible: string }[]
  }
}

interface List {
  lignes: { id: string; etat?: { libelle: string }; actions: { libelle: string }[] }[]
}

const password = 'un-secret-assez-long'
let customers = 0

interface Slot {
  value: string
  places: number
}

describe('a reservation in the demo shop in PHP', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'flx-php-'))
  let shop: PhpSite
  let check: ContractCheck
  let reference: { idarticle: string; idreference: string }

  before(async () => {
    shop = await openPhpSite({ folder })
    check = new ContractCheck()
    reference = await offered(new PhpVisitor(shop.url), 'initiation-au-tour')
  })

  after(() => shop.close())

  const newVisitor = (): PhpVisitor => new PhpVisitor(shop.url)
  const post = (visitor: PhpVisitor, path: string, fields: Record<string, string>): Promise<Answer> =>
    postChecked<Answer>(check, visitor, path, fields)
  const act = (visitor: PhpVisitor, action: string, fields: Record<string, string> = {}): Promise<Answer> =>
    post(visitor, cartPath, { action, ...fields })
  const daysOf = (visitor: PhpVisitor, date = ''): Promise<Answer> =>
    post(visitor, articlePath, { action: 'creneaux', idarticle: reference.idarticle, date })
  const book = (visitor: PhpVisitor, value: string, quantite = '1'): Promise<Answer> =>
    post(visitor, articlePath, {
      action: 'reservation',
      ...reference,
      'params[type]': 'reservation',
      'params[idvalue]': value,
      quantite,
    })

  /** Chooses all that an order needs. @returns what the order sends. */
  async function readyToPay(visitor: PhpVisitor, means: '1' | '2'): Promise<Record<string, string>> {
    await act(visitor, 'new_adresse', place)
    await act(visitor, 'selOffre', { value: '1' })
    const chosen = { value: means, idMoyenPaie: means, idModePaiementBanque: '1' }
    const { panier } = await act(visitor, 'change_moyen_paie', chosen)
    assert.deepEqual(panier.blocages, [])
    return {
      cle_commande: panier.cle_commande,
      total_vu: panier.totaux.total_ttc.toFixed(2),
      'requiredOption[cgv]': '1',
    }
  }

  /** Orders what is in the cart, to be paid later. */
  const order = async (visitor: PhpVisitor): Promise<Answer> =>
    act(visitor, 'valide_panier', await readyToPay(visitor, '2'))

  /** Where an order of this customer is paid. */
  async function bankOf(visitor: PhpVisitor, number: string): Promise<string> {
    const { url } = await post(visitor, `${base}compte/traitement.php`, { action: 'payer_facture', id: number })
    assert.match(url, /^\/paiement\//)
    return url
  }

  /** A customer who ordered places of a slot. */
  async function withBooking(slot: Slot, quantite: string): Promise<{ visitor: PhpVisitor; email: string }> {
    const visitor = newVisitor()
    const email = `reserve-${++customers}@exemple.fr`
    await openAccount(check, visitor, email, password)
    await book(visitor, slot.value, quantite)
    assert.ok((await order(visitor)).commande.numero)
    return { visitor, email }
  }

  async function bookingsOf(visitor: PhpVisitor): Promise<List['lignes']> {
    const response = await visitor.fetch(`${base}compte/?p=boutique-compte:liste_reservations&id_page=2`)
    const list = (await response.json()) as List
    assert.equal(check.faults('get', `${base}compte/`, list), '')
    return list.lignes
  }

  const leftOf = async ({ value }: Slot): Promise<number | undefined> =>
    (await daysOf(newVisitor(), value.slice(0, 10))).creneaux.find(({ idcreneau }) => value.endsWith(`|${idcreneau}`))
      ?.places

  /** The slots still free on the days ahead, in order. */
  async function freeSlots(visitor: PhpVisitor): Promise<Slot[]> {
    const { jours } = await daysOf(visitor)
    const found: Slot[] = []
    for (const { date } of jours.filter(({ places }) => places > 0).slice(-6)) {
      const day = await daysOf(visitor, date)
      assert.equal(day.date, date)
      for (const { idcreneau, heure, heure_fin, places } of day.creneaux)
        if (places > 0) found.push({ value: `${date}|${heure}-${heure_fin}|${idcreneau}`, places })
    }
    return found
  }

  it('RESA-01 the last place goes to one of those who ask for it at once, and comes back with its line', async () => {
    const slot = (await freeSlots(newVisitor())).find(({ places }) => places === 1)
    assert.ok(slot)
    const visitors = [newVisitor(), newVisitor(), newVisitor()]
    const told = await Promise.all(visitors.map((visitor) => book(visitor, slot.value)))
    assert.deepEqual(told.map(({ status }) => status).sort(), ['ko', 'ko', 'ok'])
    const winner = told.findIndex(({ status }) => status === 'ok')
    const [first, loser] = [visitors[winner], visitors[(winner + 1) % 3]]
    const ligne = told[winner]?.ligne ?? ''
    assert.ok(first && loser)
    assert.equal((await act(first, 'modifQte', { value: ligne, quantite: '2' })).status, 'ko')
    assert.equal((await daysOf(first, slot.value.slice(0, 10))).retenue?.places, 1)
    await act(first, 'supArt', { value: ligne, idligne: ligne })
    assert.equal((await book(loser, slot.value)).status, 'ok')
    assert.equal((await book(loser, slot.value.replace(/\d+$/, '999'))).status, 'ko')
  })

  /** The quarter of an hour of what a line of a cart holds goes by: nothing but the clock makes a hold end. */
  function endHold(line: string): void {
    const database = new DatabaseSync(join(folder, 'boutique.sqlite'), { timeout: 10_000 })
    const { changes } = database
      .prepare('UPDATE bookings SET held_until = held_until - 900 WHERE line_id = ?')
      .run(line)
    database.close()
    assert.equal(changes, 1)
  }

  const stockOf = (slug: string): number => {
    const database = new DatabaseSync(join(folder, 'boutique.sqlite'), { timeout: 10_000 })
    const found = database
      .prepare('SELECT MIN(refs.id), stock FROM refs JOIN articles ON articles.id = article_id WHERE slug = ?')
      .get(slug)
    database.close()
    return Number(found?.['stock'])
  }

  it('RESA-01 CART-08 a hold that ends gives its places back: another takes them, and the first is told and orders nothing', async () => {
    const slot = (await freeSlots(newVisitor())).find(({ places }) => places === 6)
    assert.ok(slot)
    const [late, quick] = [newVisitor(), newVisitor()]
    const email = `retard-${++customers}@exemple.fr`
    await openAccount(check, late, email, password)
    const { ligne } = await book(late, slot.value, '4')
    assert.equal(await leftOf(slot), 2)
    assert.equal((await book(quick, slot.value, '3')).status, 'ko')
    const ready = await readyToPay(late, '2')
    endHold(ligne)
    assert.equal(await leftOf(slot), 6)
    assert.equal((await book(quick, slot.value, '6')).status, 'ok')
    const told = (await act(late, '')).panier
    assert.deepEqual([told.lignes.length, told.blocages.map(({ cible }) => cible)], [1, ['lignes']])
    const refused = await act(late, 'valide_panier', ready)
    assert.deepEqual([refused.status, refused.commande], ['ko', undefined])
    assert.match(refused.error_msg, /manque/)
    assert.equal((await daysOf(late, slot.value.slice(0, 10))).retenue, null)
    assert.equal((await book(late, slot.value)).status, 'ko', 'nothing is left')
    const held = (await act(quick, '')).panier.lignes[0]?.idligne ?? ''
    endHold(held)
    assert.equal((await book(late, slot.value, '2')).status, 'ok', 'what ended is booked anew')
    assert.deepEqual([(await act(late, '')).panier.blocages, await leftOf(slot)], [[], 4])
  })

  it('RESA-01 a hold that ends while its visitor waits is not ordered, even with a quantity changed at that moment', async () => {
    const slot = (await freeSlots(newVisitor())).find(({ places }) => places === 6)
    assert.ok(slot)
    const visitor = newVisitor()
    const { ligne } = await book(visitor, slot.value, '2')
    endHold(ligne)
    assert.equal((await act(visitor, 'modifQte', { value: ligne, quantite: '3' })).status, 'ko')
    assert.equal(await leftOf(slot), 6)
  })

  /** A customer who has ordered two of six places and some pieces of an article, and not paid yet. */
  async function orderUnpaid(article: string, quantite: string) {
    const visitor = newVisitor()
    const email = `attente-${++customers}@exemple.fr`
    await openAccount(check, visitor, email, password)
    const slot = (await freeSlots(visitor)).find(({ places }) => places === 6)
    assert.ok(slot)
    await book(visitor, slot.value, '2')
    const before = stockOf(article)
    await post(visitor, `${base}panier/add_item.php`, { ...(await offered(visitor, article)), quantite })
    await act(visitor, 'useCodePromo', { value: 'BIENVENUE' })
    const { numero } = (await act(visitor, 'valide_panier', await readyToPay(visitor, '1'))).commande
    return { visitor, email, slot, before, numero, bank: await bankOf(visitor, numero) }
  }

  it('PAY-01 RESA-01 a refused payment gives places, stock, points and codes back, once, and to the cart of who ordered', async () => {
    const { visitor, slot, before, bank } = await orderUnpaid('carafe', '3')
    assert.deepEqual([stockOf('carafe'), await leftOf(slot)], [before - 3, 4])
    const left = (await act(visitor, '')).panier
    assert.deepEqual([left.lignes.length, left.codes.length], [0, 0])
    await Promise.all([1, 2].map(() => visitor.post(bank, { decision: 'refuser' })))
    await visitor.post(bank, { decision: 'accepter' })
    assert.deepEqual([stockOf('carafe'), await leftOf(slot)], [before, 4])
    const { panier } = await act(visitor, '')
    assert.deepEqual(panier.lignes.map(({ quantite }) => quantite).sort(), [2, 3])
    assert.deepEqual(
      panier.codes.map(({ code }) => code),
      ['BIENVENUE'],
    )
    const line = panier.lignes.find(({ reservation }) => reservation)
    assert.ok(line)
    endHold(line.idligne)
    assert.equal(await leftOf(slot), 6, 'held for a quarter of an hour, as any')
  })

  it('PAY-01 a payment that the bank refuses later, without its visitor, gives all back to the shop', async () => {
    const { visitor, slot, before, bank } = await orderUnpaid('theiere', '2')
    assert.deepEqual([stockOf('theiere'), await leftOf(slot)], [before - 2, 4])
    await newVisitor().post(bank, { decision: 'refuser' })
    assert.deepEqual([stockOf('theiere'), await leftOf(slot)], [before, 6])
    assert.equal((await act(visitor, '')).panier.lignes.length, 0)
  })

  /** The half hour that an order waits for its bank goes by. */
  function endWait(number: string): void {
    const database = new DatabaseSync(join(folder, 'boutique.sqlite'), { timeout: 10_000 })
    const { changes } = database.prepare('UPDATE orders SET pay_until = pay_until - 1800 WHERE number = ?').run(number)
    database.close()
    assert.equal(changes, 1)
  }

  it('PAY-01 an order whose bank never comes back is given up after half an hour; what is paid later is to be given back', async () => {
    const { visitor, email, slot, before, numero, bank } = await orderUnpaid('carafe', '3')
    const page = bank.replace('/paiement/', '/commande/')
    const stateOf = async (): Promise<string | undefined> => {
      const list = (await (await visitor.fetch(`${base}compte/?p=boutique-compte:liste_cmd&id_page=2`)).json()) as List
      assert.equal(check.faults('get', `${base}compte/`, list), '')
      return list.lignes[0]?.etat?.libelle
    }
    assert.match(await (await visitor.fetch(page)).text(), /réservés une demi-heure/)
    assert.deepEqual([stockOf('carafe'), await leftOf(slot), await stateOf()], [before - 3, 4, 'à payer'])
    endWait(numero)
    // Whoever comes next, wherever: there is no program that keeps watch.
    await newVisitor().fetch('/conditions')
    assert.equal(stockOf('carafe'), before)
    const { panier } = await act(visitor, '')
    assert.deepEqual(panier.lignes.map(({ quantite }) => quantite).sort(), [2, 3])
    const line = panier.lignes.find(({ reservation }) => reservation)
    assert.ok(line)
    assert.equal(await leftOf(slot), 4, 'held anew with the cart')
    endHold(line.idligne)
    assert.equal(await leftOf(slot), 6)
    assert.equal(await stateOf(), 'abandonnée')
    assert.match(
      await (await visitor.fetch(page)).text(),
      /Le paiement n’est jamais arrivé[\s\S]*retour dans votre panier/,
    )
    assert.doesNotMatch(await (await visitor.fetch(bank)).text(), /Accepter le paiement/)
    for (const _ of [1, 2]) await visitor.post(bank, { decision: 'accepter' })
    assert.deepEqual([await stateOf(), stockOf('carafe')], ['paiement à rendre', before])
    assert.match(await (await visitor.fetch(page)).text(), /Votre paiement va vous être rendu/)
    const mails = readdirSync(join(folder, 'courriels')).map((name) =>
      readFileSync(join(folder, 'courriels', name), 'utf8'),
    )
    const told = mails.filter((mail) => mail.includes(email) && mail.includes(numero))
    assert.deepEqual(
      told.map((mail) => /n’était plus ouverte\s: il vous est rendu/.test(mail)),
      [true],
    )
  })

  it('PAY-01 the cart of who ordered without an account gets back what was never paid, unless it ordered anew', async () => {
    const before = stockOf('theiere')
    const orderTwo = async (visitor: PhpVisitor): Promise<string> => {
      await post(visitor, `${base}panier/add_item.php`, { ...(await offered(visitor, 'theiere')), quantite: '1' })
      return (await act(visitor, 'valide_panier', await readyToPay(visitor, '1'))).commande.numero
    }
    const visitor = newVisitor()
    await act(visitor, 'sans_compte', { prenom: 'Yann', nom: 'Kerbrat', email: 'yann@exemple.fr' })
    const first = await orderTwo(visitor)
    const second = await orderTwo(visitor)
    endWait(first)
    await newVisitor().fetch('/conditions')
    assert.deepEqual([stockOf('theiere'), (await act(visitor, '')).panier.lignes.length], [before - 1, 0])
    endWait(second)
    await newVisitor().fetch('/conditions')
    const { panier } = await act(visitor, '')
    assert.deepEqual([stockOf('theiere'), panier.lignes.map(({ quantite }) => quantite)], [before, [1]])
  })

  it('RESA-01 places go from the cart to the order; they are moved, and never bought without a time', async () => {
    const visitor = newVisitor()
    const [one, other] = (await freeSlots(visitor)).filter(({ places }) => places === 6)
    assert.ok(one && other)
    assert.equal((await post(visitor, `${base}panier/add_item.php`, { ...reference, quantite: '1' })).status, 'ko')
    const booked = await book(visitor, one.value, '2')
    const [line] = booked.panier.lignes
    assert.ok(line)
    assert.deepEqual([booked.result, line.quantite, line.quantite_max], [1, 2, 6])
    assert.match(line.options, /\d{2}:\d{2}–\d{2}:\d{2}/)
    assert.equal((await visitor.fetch(line.reservation?.url ?? '')).status, 200)
    assert.equal((await book(visitor, other.value)).status, 'ko', 'one slot at a time')
    const move = { action: 'changereservationpanier', ...reference, type: 'move', idligne: line.idligne }
    assert.equal((await post(visitor, articlePath, { ...move, idvalue: other.value })).status, 'ok')
    assert.equal((await post(newVisitor(), articlePath, { ...move, idvalue: one.value })).status, 'ko', 'not one’s own')
    assert.deepEqual([await leftOf(one), await leftOf(other)], [6, 4])
    await act(visitor, 'sans_compte', { prenom: 'Yann', nom: 'Kerbrat', email: 'yann@exemple.fr' })
    const { commande } = await order(visitor)
    assert.ok(commande.numero)
    assert.equal(await leftOf(other), 4, 'what is ordered is not given again')
    assert.equal((await book(newVisitor(), other.value, '5')).status, 'ko')
  })

  it('RESA-01 CART-08 a booking goes with its visitor into the account', async () => {
    const visitor = newVisitor()
    const slot = (await freeSlots(visitor)).find(({ places }) => places > 1)
    assert.ok(slot)
    await book(visitor, slot.value, '2')
    await post(visitor, login, { action: 'login', email: demoAccount.email, password: demoAccount.password })
    const { lignes, blocages } = (await act(visitor, '')).panier
    assert.equal(lignes.find(({ reservation }) => reservation)?.quantite, 2)
    assert.ok(!blocages.some(({ cible }) => cible === 'lignes'))
    const { retenue } = await daysOf(visitor)
    assert.ok(retenue && retenue.expire_dans > 0)
  })

  it('RESA-01 ACC-02 ACC-03 what is ordered is moved and given back from the account, by its customer alone', async () => {
    const [one, other] = (await freeSlots(newVisitor())).filter(({ places }) => places === 6)
    assert.ok(one && other)
    const { visitor } = await withBooking(one, '2')
    const [booking] = await bookingsOf(visitor)
    assert.ok(booking)
    assert.deepEqual(
      booking.actions.map(({ libelle }) => libelle),
      ['Déplacer', 'Annuler'],
    )
    const move = { action: 'changereservationcompte', ...reference, type: 'move', from: 'compte', idligne: booking.id }
    const cancel = { action: 'annule_reservation', id: booking.id }
    const stranger = newVisitor()
    await openAccount(check, stranger, `reserve-${++customers}@exemple.fr`, password)
    assert.equal((await post(stranger, articlePath, { ...move, idvalue: other.value })).status, 'ko')
    assert.equal((await post(stranger, `${base}compte/traitement.php`, cancel)).status, 'ko')
    assert.equal((await newVisitor().post(`${base}compte/traitement.php`, cancel)).status, 401)
    assert.equal((await post(visitor, articlePath, { ...move, idvalue: other.value })).status, 'ok')
    assert.deepEqual([await leftOf(one), await leftOf(other)], [6, 4])
    assert.equal((await post(visitor, `${base}compte/traitement.php`, cancel)).status, 'ok')
    assert.deepEqual([await leftOf(other), await bookingsOf(visitor)], [6, []])
    assert.equal((await post(visitor, `${base}compte/traitement.php`, cancel)).status, 'ko', 'once')
  })

  const days = (page: SitePage) => page.locator('flx-reservation [data-flx-action="creneaux"]')
  const slots = (page: SitePage) => page.locator('flx-reservation input[name="idvalue"]:enabled')

  /** On a page that moves a booking, once a day was chosen. */
  async function moveToFirstSlot(page: SitePage): Promise<void> {
    await slots(page).first().check()
    await page.getByRole('button', { name: 'Déplacer ma réservation' }).click()
    const said = page.locator('flx-reservation').getByText('Votre réservation est déplacée').first()
    await said.waitFor({ state: 'attached' })
  }
  const badge = (page: SitePage) => page.locator('flx-cart-badge [data-flx-cart-count]')
  const bookButton = (page: SitePage) => page.getByRole('button', { name: 'Réserver ce créneau' })

  for (const mode of ['json', 'html'] as const) {
    for (const width of [360, 1280]) {
      it(`RESA-01 a day, a slot and a place, then another slot from the cart (${mode}, ${width} px)`, async () => {
        const page = await shop.visit({ viewport: { width, height: 800 } })
        await page.goto(mode === 'html' ? `${workshop}?mode=html` : workshop)
        await awake(page, 'flx-reservation')
        const day = (await days(page).nth(3).getAttribute('data-flx-value')) ?? ''
        if (width === 360) {
          await days(page).nth(3).focus()
          await page.keyboard.press('Enter')
        } else await days(page).nth(3).click()
        await page.locator(`flx-reservation [data-flx-date="${day}"]`).waitFor()
        if (width === 360) {
          await slots(page).first().focus()
          await page.keyboard.press('Space')
          await bookButton(page).focus()
          await page.keyboard.press('Enter')
        } else {
          await slots(page).first().check()
          await bookButton(page).click()
        }
        await page.getByRole('timer').waitFor()
        await badge(page).filter({ hasText: '1' }).waitFor()
        assert.deepEqual(await axe(page), [])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(overflow <= 0, `${overflow} px too wide`)
        await page.goto(mode === 'html' ? '/panier?mode=html' : '/panier')
        await page.getByRole('link', { name: /^Changer de créneau/ }).waitFor()
        const address = await page.getByRole('link', { name: /^Changer de créneau/ }).getAttribute('href')
        await page.goto(address ?? '')
        await awake(page, 'flx-reservation')
        const other = (await days(page).nth(5).getAttribute('data-flx-value')) ?? ''
        await days(page).nth(5).click()
        await page.locator(`flx-reservation [data-flx-date="${other}"]`).waitFor()
        await moveToFirstSlot(page)
        assert.deepEqual(await axe(page), [])
        assert.deepEqual(page.problems, [])
        await page.context().close()
      })
    }
  }

  for (const mode of ['json', 'html'] as const) {
    it(`RESA-01 ACC-03 a visitor moves what they ordered from the account, and gives it back (${mode})`, async () => {
      const slot = (await freeSlots(newVisitor())).find(({ places }) => places > 1)
      assert.ok(slot)
      const { email } = await withBooking(slot, '1')
      const page = await shop.visit({
        viewport: mode === 'json' ? { width: 360, height: 740 } : { width: 1280, height: 900 },
      })
      const query = mode === 'html' ? '?mode=html' : ''
      await page.goto(`/connexion${query}`)
      await sendLogin(page, email, password)
      await page.waitForURL('**/compte')
      await page.goto(`/compte${query}`)
      await page.getByRole('link', { name: /^Déplacer/ }).click()
      await awake(page, 'flx-reservation')
      const day = (await days(page).nth(2).getAttribute('data-flx-value')) ?? ''
      await days(page).nth(2).focus()
      await page.keyboard.press('Enter')
      await page.locator(`flx-reservation [data-flx-date="${day}"]`).waitFor()
      await moveToFirstSlot(page)
      await page.goto(`/compte${query}`)
      await page.getByRole('link', { name: /^Déplacer/ }).waitFor()
      assert.deepEqual(await axe(page), [])
      const cancel = page.getByRole('button', { name: 'Annuler Initiation au tour' })
      await cancel.focus()
      await page.keyboard.press('Enter')
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Confirmer' }).waitFor()
      assert.deepEqual(await axe(page), [])
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'hidden' })
      await cancel.click()
      await question.getByRole('button', { name: 'Confirmer' }).click()
      await cancel.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: /^Déplacer/ }).waitFor({ state: 'detached' })
      assert.equal(new URL(page.url()).pathname, '/compte')
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })
  }

  it('RESA-01 without script, plain links and a plain form book', async () => {
    const page = await shop.visit({ javaScriptEnabled: false })
    await page.goto(workshop)
    await days(page).nth(4).click()
    assert.match(page.url(), /[?&]date=\d{4}-\d{2}-\d{2}/)
    await slots(page).first().check()
    await bookButton(page).click()
    await page.getByText('votre place est retenue').waitFor()
    assert.match(page.url(), new RegExp(workshop))
    await page.context().close()
  })
})
