import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Locator } from 'playwright-core'
import { readCart, readFreshCart } from './cart-as-seen.ts'
import { type AnswerMode, button, fillCart, orderNumber, settled } from './order-page.ts'
import { type Fault, RoughNetwork } from './rough-network.ts'
import type { Site, SitePage } from './site.ts'

const others: Fault[] = ['unsent', 'failed', 'page', 'cut']

/** What the visitor reads of each fault. */
export function saidOf(fault: Fault, mode: AnswerMode): RegExp {
  if (fault === 'failed') return /rencontré une erreur/
  if (fault === 'page' || (fault === 'cut' && mode === 'html')) return /pas donné la réponse attendue/
  return fault === 'cut' ? /incomplète/ : /connexion au serveur a échoué/
}

export const retry = (page: SitePage) => button(page, 'Réessayer')
export const quantity = (page: SitePage) => page.locator('.flx-cart__quantity').first()

/** A visitor on the way to the order, and the network before the server. */
export class Journey {
  readonly page: SitePage
  readonly mode: AnswerMode
  readonly network: RoughNetwork

  #site: Site
  /** How many steps have been tried. */
  #turn = 0

  private constructor(site: Site, page: SitePage, mode: AnswerMode, network: RoughNetwork) {
    this.#site = site
    this.page = page
    this.mode = mode
    this.network = network
  }

  /** At the first step, an article in the cart. */
  static async begin(site: Site, mode: AnswerMode): Promise<Journey> {
    const page = await site.visit({ viewport: { width: 768, height: 900 } })
    await fillCart(page, mode)
    return new Journey(site, page, mode, await RoughNetwork.before(page))
  }

  /** What is on the screen is what the server says to who comes anew. */
  async agrees(step: string): Promise<void> {
    await settled(this.page)
    const fresh = await readFreshCart(this.#site, this.page)
    let seen = await readCart(this.page)
    // An answer in HTML is drawn when the code that morphs is there.
    for (let looks = 0; looks < 20 && !isDeepStrictEqual(seen, fresh); looks++) {
      await this.page.waitForTimeout(100)
      seen = await readCart(this.page)
    }
    assert.deepEqual(seen, fresh, step)
  }

  /**
   * Does something whose answer is lost, and whose next requests fail in two other ways, not the same at each step: each
   * time the failure is said, what was typed or chosen is still there, and there is a way to try again; the last try
   * succeeds.
   */
  async endures(action: string, act: () => Promise<void>, kept: () => Promise<void>): Promise<void> {
    const { page, network, mode } = this
    const turn = this.#turn++ + Number(mode === 'html') * 2
    const faults: Fault[] = ['lost', ...[turn, turn + 1].flatMap((place) => others[place % others.length] ?? [])]
    network.suffer(action, ...faults)
    await act()
    for (const [index, fault] of faults.entries()) {
      await network.reaches(faults.length - index - 1)
      await page
        .locator('flx-cart [role="alert"]:visible')
        .filter({ hasText: saidOf(fault, mode) })
        .first()
        .waitFor()
        .catch(() => assert.fail(`${action}: nothing is said of a request that is ${fault}`))
      assert.equal(
        network.pending(),
        faults.length - index - 1,
        `${action}, ${fault}: it was sent by itself again: ${network.actions}`,
      )
      await settled(page)
      await kept()
      await retry(page).click()
    }
    await settled(page)
    await retry(page).waitFor({ state: 'detached' })
  }

  /** Types a new address into its form. @returns the form. */
  async typeAddress(title: string): Promise<Locator> {
    const { page } = this
    await page.getByText('Nouvelle adresse').click()
    const form = page.locator('details').filter({ hasText: 'Nouvelle adresse' })
    await form.getByLabel('Nom de cette adresse').fill(title)
    for (const [name, text] of Object.entries(address)) await form.locator(`[name="${name}"]`).fill(text)
    return form
  }

  /** The number of addresses that can be changed. */
  countAddresses(): Promise<number> {
    return this.page.getByText(/^Modifier l’adresse/).count()
  }

  /** The order that stands there comes right after another, by its number: it was placed once. @returns its count. */
  async isPlacedAfter(last: number): Promise<number> {
    const number = await orderNumber(this.page)
    assert.equal(Number(/\d+$/.exec(number)?.[0]), last + 1, 'one order was placed, and no other')
    return last + 1
  }
}

export const address = {
  prenom: 'Anne',
  nom: 'Tanguy',
  adresse: '3 rue des Dunes',
  code_postal: '35400',
  ville: 'Saint-Malo',
}
