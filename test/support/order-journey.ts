import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Locator } from 'playwright-core'
import { readCart, readFreshCart } from './cart-as-seen.ts'
import { type AnswerMode, button, fillCart, orderNumber, settled } from './order-page.ts'
import { type Fault, RoughNetwork } from './rough-network.ts'
import type { Site, SitePage } from './site.ts'

const others: Fault[] = ['unsent', 'failed', 'page', 'cut']

/** Returns the message that the visitor reads for each fault. */
export function saidOf(fault: Fault, mode: AnswerMode): RegExp {
  if (fault === 'failed') return /rencontré une erreur/
  if (fault === 'page' || (fault === 'cut' && mode === 'html')) return /pas donné la réponse attendue/
  return fault === 'cut' ? /incomplète/ : /connexion au serveur a échoué/
}

export const retry = (page: SitePage) => button(page, 'Réessayer')
export const quantity = (page: SitePage) => page.locator('.flx-cart__quantity').first()

/** A visitor who places an order over an unreliable network. */
export class Journey {
  readonly page: SitePage
  readonly mode: AnswerMode
  readonly network: RoughNetwork

  #site: Site
  /** Number of actions tried so far. */
  #turn = 0

  private constructor(site: Site, page: SitePage, mode: AnswerMode, network: RoughNetwork) {
    this.#site = site
    this.page = page
    this.mode = mode
    this.network = network
  }

  /** Starts at the first step, with an article in the cart. */
  static async begin(site: Site, mode: AnswerMode): Promise<Journey> {
    const page = await site.visit({ viewport: { width: 768, height: 900 } })
    await fillCart(page, mode)
    return new Journey(site, page, mode, await RoughNetwork.before(page))
  }

  /** Checks that the page shows the same cart as a new load of the page does. */
  async agrees(step: string): Promise<void> {
    await settled(this.page)
    const fresh = await readFreshCart(this.#site, this.page)
    let seen = await readCart(this.page)
    // An HTML answer is only rendered once the code that morphs has loaded.
    for (let looks = 0; looks < 20 && !isDeepStrictEqual(seen, fresh); looks++) {
      await this.page.waitForTimeout(100)
      seen = await readCart(this.page)
    }
    assert.deepEqual(seen, fresh, step)
  }

  /**
   * Performs an action whose first answer is lost, and whose next two requests fail in other ways, which vary by step.
   * After each failure, checks that a message appears, that the typed or chosen values are kept, and that the visitor
   * can retry. The last retry succeeds.
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

  /** Fills in the form of a new address. @returns the form. */
  async typeAddress(title: string): Promise<Locator> {
    const { page } = this
    await page.getByText('Nouvelle adresse').click()
    const form = page.locator('details').filter({ hasText: 'Nouvelle adresse' })
    await form.getByLabel('Nom de cette adresse').fill(title)
    for (const [name, text] of Object.entries(address)) await form.locator(`[name="${name}"]`).fill(text)
    return form
  }

  /** Returns the number of addresses that can be changed. */
  countAddresses(): Promise<number> {
    return this.page.getByText(/^Modifier l’adresse/).count()
  }

  /** Checks that the order's number directly follows those of the seed, of which the shop's customer has two. */
  async isPlacedOnce(): Promise<void> {
    const number = await orderNumber(this.page)
    assert.equal(Number(/\d+$/.exec(number)?.[0]), 3, 'one order was placed, and no other')
  }
}

export const address = {
  prenom: 'Anne',
  nom: 'Tanguy',
  adresse: '3 rue des Dunes',
  code_postal: '35400',
  ville: 'Saint-Malo',
}
