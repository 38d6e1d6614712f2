import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { dialects, type ForeignServer, openForeignServer } from '../foreign/server.ts'
import { awake } from '../support/awake.ts'
import { forSuite } from '../support/for-suite.ts'
import { sharedBrowser } from '../support/shared-browser.ts'
import { requestFailed, type SitePage, watchedPage } from '../support/site.ts'

describe('a shop by someone else', () => {
  const shop = forSuite(openForeignServer)

  type PageName = Parameters<ForeignServer['page']>[1]

  interface Visit {
    page: SitePage
    go(name: PageName, query?: string): Promise<void>
  }

  async function visit(dialect: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Visit> {
    const context = await (await sharedBrowser()).newContext({ locale: 'fr-FR', ...options })
    const page = await watchedPage(context)
    const go = async (name: PageName, query = ''): Promise<void> => {
      await page.goto(shop.page(dialect, name) + query)
    }
    return { page, go }
  }

  const named = (page: Page, name: string): Locator => page.locator('main').getByRole('button', { name, exact: true })
  const badge = (page: Page): Locator => page.locator('flx-cart-badge [data-flx-cart-count]')

  async function reads(where: Locator, text: string | RegExp): Promise<void> {
    const isText = typeof text === 'string'
    await where
      .filter({ hasText: text })
      .first()
      .waitFor({ state: 'attached' })
      .catch(async () => {
        const shown = await where.allTextContents()
        assert.fail(`${isText ? text : text.source} is not read in ${JSON.stringify(shown)}`)
      })
  }

  /** What was pressed may be gone: the focus is then near where it was, and not at the beginning of the page. */
  async function focusIsInCart(page: Page): Promise<void> {
    const where = await page.evaluate(() => {
      const { activeElement: active } = document
      return active?.closest('flx-cart') ? 'the cart' : (active?.outerHTML.slice(0, 80) ?? 'nowhere')
    })
    assert.equal(where, 'the cart')
  }

  /** Puts a bowl and a carafe into the cart by the plain forms of their pages, then goes to the cart. */
  async function fill({ page, go }: Visit): Promise<void> {
    await go('article')
    await named(page, 'Mettre au panier').click()
    await reads(badge(page), '1')
    await go('article', '?id=8')
    await named(page, 'Mettre au panier').click()
    await reads(badge(page), '2')
    await go('panier')
  }

  for (const { name: dialect } of dialects) {
    const isJson = dialect === 'json'

    describe(`a shop by someone else, in its way of writing: ${dialect}`, () => {
      test('ART-01 an article is added, its name confirmed, and the badge learns it', async () => {
        const { page, go } = await visit(dialect)
        await go('article')
        await named(page, 'Mettre au panier').click()
        await reads(page.locator('.flx-toast'), '« Bol « Écume » » est dans votre panier.')
        await reads(badge(page), '1')
      })

      test('CART-02 a quantity goes up and down, the total and the badge follow, and what has the focus keeps it', async () => {
        const visited = await visit(dialect)
        const { page } = visited
        await fill(visited)
        await named(page, 'Plus de Bol « Écume »').click()
        await reads(badge(page), '3')
        await reads(page.locator('flx-cart'), /56,00/)
        await reads(page.locator('flx-cart [role="status"]'), /Panier\s: 3\sarticles, 56,00/)
        await focusIsInCart(page)
        const remove = page.locator('flx-cart').getByRole('button', { name: /^(Retirer|Supprimer) Carafe$/ })
        await remove.click()
        await reads(badge(page), '2')
        await focusIsInCart(page)
        assert.deepEqual(await page.locator('flx-cart').getByText('Carafe', { exact: true }).count(), 0)
      })

      test('CART-02 nothing stands twice, after any number of answers', async () => {
        const visited = await visit(dialect)
        const { page } = visited
        await fill(visited)
        for (const code of ['RIEN', 'ETE']) {
          const field = page.locator('flx-cart input[name="value"]:not([type="hidden"], [type="radio"])')
          await field.fill(code)
          await page
            .locator('flx-cart')
            .getByRole('button', { name: /^(Utiliser|Appliquer)$/ })
            .click()
          await reads(page.locator('flx-cart'), code === 'RIEN' ? 'Le code RIEN n’existe pas.' : /38,50/)
        }
        assert.equal(await page.locator('flx-cart [data-flx-view]').count(), 1)
        const cart = page.locator('flx-cart')
        assert.equal(await cart.getByRole('button', { name: /^(Retirer|Supprimer) Carafe$/ }).count(), 1)
        assert.equal(await cart.getByRole('button', { name: 'Commander et payer' }).count(), isJson ? 0 : 1)
      })

      test('CART-02 the last article goes, and the cart drawn empty takes its place; focus stays in it', async () => {
        const { page, go } = await visit(dialect)
        await go('article')
        await named(page, 'Mettre au panier').click()
        await reads(badge(page), '1')
        await go('panier')
        await page
          .locator('flx-cart')
          .getByRole('button', { name: /^(Retirer|Supprimer) Bol/ })
          .first()
          .click()
        await reads(page.locator('flx-cart'), 'Votre panier est vide')
        await reads(badge(page), '0')
        await focusIsInCart(page)
        assert.equal(await page.locator('flx-cart table tbody tr').count(), 0)
      })

      test('CART-06 the order takes the place of the cart, and is told once', async () => {
        const visited = await visit(dialect)
        const { page } = visited
        await fill(visited)
        await page.evaluate(() => {
          document.addEventListener('flx-cart-changed', ({ detail }) => {
            if (detail.order)
              document.body.dataset['order'] = `${document.body.dataset['order'] ?? ''} ${detail.order.number}`
          })
        })
        await named(page, 'Commander et payer').click()
        await reads(page.locator('flx-cart'), /Commande F-1/)
        assert.match((await page.locator('body').getAttribute('data-order')) ?? '', /^ F-1$/)
        assert.equal(await named(page, 'Commander et payer').count(), 0)
      })

      test('CART-07 an addition whose answer was lost is seen in the badge, and made once when it is tried again', async () => {
        const { page, go } = await visit(dialect)
        await go('article')
        page.provoked = requestFailed
        shop.loseNext('add_item')
        await named(page, 'Mettre au panier').click()
        await reads(page.locator('flx-add-to-cart [role="alert"]'), /connexion au serveur a échoué/)
        await reads(badge(page), '1')
        await named(page, 'Mettre au panier').click()
        await reads(page.locator('.flx-toast'), /panier/)
        await go('panier')
        await reads(badge(page), '1')
      })

      test('LIST-01 more items come, each once', async () => {
        const { page, go } = await visit(dialect)
        await go('articles')
        // A link to more, clicked before, is a link: it leads to the server's own next page.
        await awake(page, 'flx-list')
        await page.getByRole('link', { name: 'Suite' }).click()
        await reads(page.locator('[data-flx-items]'), /Autre article 2/)
        await page.getByRole('link', { name: 'Suite' }).click()
        await reads(page.locator('[data-flx-items]'), /Autre article 3/)
        const items = (await page.locator('[data-flx-items] > *').allInnerTexts()).map((text) => text.trim())
        assert.deepEqual(
          items,
          [1, 2, 3].flatMap((n) => [`Article ${n}`, `Autre article ${n}`]),
        )
      })

      test('RESA-01 another day, a booking, and a refusal with its reason', async () => {
        const { page, go } = await visit(dialect)
        await go('atelier')
        // A day's link, clicked before, is a link: it leads to the server's own page of that day.
        await awake(page, 'flx-reservation')
        const workshop = page.locator('flx-reservation')
        const day = workshop.getByRole('link', { name: /15 mai|mer\./ }).first()
        // Both days have the same hours: what is shown says nothing of which one it is.
        await Promise.all([page.waitForResponse(/article\/traitement\.php/), day.click()])
        await page.waitForFunction(
          () => !document.querySelector('flx-reservation[aria-busy], flx-reservation [aria-busy="true"]'),
        )
        const choose = async (): Promise<void> => {
          const radio = workshop.locator('input[type="radio"]').first()
          await workshop
            .getByText(/09:00|9\sh\s– 10\sh/)
            .first()
            .waitFor({ state: 'attached' })
          if (await radio.count()) await radio.check({ force: true })
        }
        await choose()
        await workshop.getByRole('button', { name: /^Réserver/ }).click()
        await reads(workshop, /Réservé\s: mercredi 15 mai 2030/)
        await choose()
        await workshop.getByRole('button', { name: /^Réserver/ }).click()
        await reads(workshop, 'Ce créneau vient d’être pris.')
      })

      test('ART-02 who wants to be told gets the server’s words', async () => {
        const { page, go } = await visit(dialect)
        await go('article', '?stock')
        await awake(page, 'flx-stock')
        const form = page.locator('.flx-stock__alert')
        await form.getByLabel('Votre adresse e-mail').fill('anne@exemple.fr')
        await form.getByRole('button', { name: 'Me prévenir' }).click()
        await reads(page.locator('dialog[open]'), 'Nous écrirons à anne@exemple.fr.')
      })
    })
  }

  describe('what is the same with the script and without it', () => {
    for (const javaScriptEnabled of [true, false]) {
      test(`« + » and « − » are plain buttons with a value ${javaScriptEnabled ? 'with' : 'without'} the script`, async () => {
        const { page, go } = await visit('tableau', { javaScriptEnabled })
        await go('article')
        await named(page, 'Mettre au panier').click()
        if (javaScriptEnabled) await reads(badge(page), '1')
        await go('panier')
        const shown = page.locator('output')
        await named(page, 'Plus de Bol « Écume »').click()
        await reads(shown, '2')
        await named(page, 'Moins de Bol « Écume »').click()
        await reads(shown, '1')
        await named(page, 'Moins de Bol « Écume »').click()
        await reads(page.locator('flx-cart'), 'Votre panier est vide.')
      })
    }

    test('quick clicks on a plain « + » count each', async () => {
      const { page, go } = await visit('tableau')
      await go('article')
      await named(page, 'Mettre au panier').click()
      await reads(badge(page), '1')
      await go('panier')
      await awake(page, 'flx-cart')
      await named(page, 'Plus de Bol « Écume »').evaluate((button: HTMLButtonElement) => {
        for (let times = 0; times < 4; times++) button.click()
      })
      await reads(page.locator('output'), '5')
      await reads(badge(page), '5')
    })
  })

  describe('another tab', () => {
    test('learns of a change from HTML that gives no version, and is not asked again for nothing', async () => {
      const visited = await visit('tableau')
      const { page, go } = visited
      await fill(visited)
      const other = await page.context().newPage()
      await other.goto(shop.page('tableau', 'article'))
      await other.locator('flx-add-to-cart').getByRole('button').click()
      await reads(badge(other), '3')
      await reads(badge(page), '3')
      await reads(page.locator('output').first(), '2')
      const before = shop.asked.length
      await go('panier')
      await reads(badge(page), '3')
      assert.ok(shop.asked.length - before <= 1, 'the tabs ask each other without end')
    })
  })
})
