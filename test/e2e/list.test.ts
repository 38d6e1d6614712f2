import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, requestFailed } from '../support/site.ts'

const items = (page: Page) => page.locator('flx-list [data-flx-items] > li')
const next = (page: Page) => page.getByRole('link', { name: 'Articles suivants' })
const count = (page: Page) => page.locator('[data-flx-count]')
const listCall = '**/articles?**'

/** Brings the next link into view, as a visitor who scrolls to the end. */
async function scrollToNext(page: Page): Promise<void> {
  await next(page).scrollIntoViewIfNeeded()
}

async function untilCount(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('flx-list [role="status"]').filter({ hasText: text }).waitFor({ state: 'attached' })
  await count(page).filter({ hasText: text }).waitFor()
}

/** Loads pages 2 and 3 by scrolling; after two of them the list waits for a click. */
async function scrollThrough(page: Page): Promise<void> {
  for (const shown of [48, 72]) {
    await scrollToNext(page)
    await untilCount(page, `${shown} articles sur`)
  }
}

const ids = (page: Page) => items(page).evaluateAll((found) => found.map(({ id }) => id))

/** Where an item is in the window. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((item) => Math.round(item.getBoundingClientRect().top))

const query = (page: Page): string => new URL(page.url()).search

describe('the list of articles', () => {
  const site = forSuite(openSite)

  it('LIST-01 LIST-02 goes on by itself, then by a click; the footer is reached', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 800 } })
    await page.goto('/articles')
    const all = Number(/sur (\d+)/.exec((await count(page).textContent()) ?? '')?.[1])
    await scrollThrough(page)
    assert.equal(query(page), '?page=3')
    assert.equal(await items(page).count(), 72)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Mentions légales' }).hover()
    assert.equal(await items(page).count(), 72)
    await next(page).click()
    await untilCount(page, `${all} articles sur ${all}`)
    assert.equal(await next(page).count(), 0)
    const shown = await ids(page)
    assert.equal(new Set(shown).size, all)
    const focused = await page.evaluate(() => document.activeElement?.closest('li')?.id)
    assert.equal(focused, shown[72])
  })

  it('LIST-04 Back from an article brings back the items and the place, after the page was loaded anew', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 800 } })
    await page.goto('/articles')
    await scrollThrough(page)
    const before = await ids(page)
    const seen = before[40] ?? ''
    await page.locator(`#${seen}`).evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const top = await topOf(page, seen)
    await page.locator(`#${seen} a`).click()
    await page.waitForURL(/\/article\//)
    await page.goBack()
    await untilCount(page, '72 articles sur')
    assert.deepEqual(await ids(page), before)
    assert.ok(Math.abs((await topOf(page, seen)) - top) <= 2, `${await topOf(page, seen)}, not ${top}`)
    assert.equal(query(page), '?page=3')
    // Once it is in view, what follows may come by itself before the click.
    const all = /(\d+) articles sur \1$/
    await Promise.race([
      next(page)
        .click()
        .catch(() => {}),
      untilCount(page, all),
    ])
    await untilCount(page, all)
  })

  it('LIST-04 a page that was reloaded says what the server says', async () => {
    const page = await site.visit()
    await page.goto('/articles')
    await scrollThrough(page)
    const before = await ids(page)
    await page.reload()
    await items(page).first().waitFor()
    assert.equal((await ids(page))[0], before[48])
  })

  it('LIST-03 filters and sorts in place; Back and Forward go through what was shown', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    await page.goto('/articles')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await page.getByLabel('Bleu large').check()
    await page.waitForURL(/couleur=large/)
    await untilCount(page, /sur \d+$/)
    const blue = await ids(page)
    await page.getByLabel('Trier par').selectOption('Prix croissant')
    await page.waitForURL(/tri=prix/)
    const sorted = await ids(page)
    assert.deepEqual([...sorted].sort(), [...blue].sort())
    await page.getByRole('spinbutton', { name: /^De/ }).fill('20')
    await page.keyboard.press('Enter')
    await page.waitForURL(/prix_min=20/)
    assert.ok((await items(page).count()) < sorted.length)
    assert.equal(query(page), '?prix_min=20&couleur=large&tri=prix')
    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('prix_min'))
    assert.deepEqual(await ids(page), sorted)
    assert.equal(await page.getByRole('spinbutton', { name: /^De/ }).inputValue(), '')
    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('tri='))
    assert.deepEqual(await ids(page), blue)
    assert.ok(await page.getByLabel('Bleu large').isChecked())
    await page.goForward()
    await page.goForward()
    await page.waitForURL(/prix_min=20/)
    assert.equal(await page.getByRole('spinbutton', { name: /^De/ }).inputValue(), '20')
    await page.getByRole('link', { name: 'Tout effacer' }).click()
    await untilCount(page, '24 articles sur')
    assert.equal(query(page), '?tri=prix')
    assert.ok(await page.getByLabel('Trier par').evaluate((field) => field === document.activeElement))
    assert.deepEqual(documents, [])
  })

  it('LIST-03 a shelf shows in place, with its heading, its title and the choices made', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    await page.goto('/articles?categorie=table&dispo=1')
    await page.getByRole('navigation', { name: 'Étagères' }).getByRole('link', { name: 'Tasses et mugs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tasses et mugs' }).waitFor()
    assert.match(await page.title(), /^Tasses et mugs/)
    assert.equal(query(page), '?categorie=tasses-et-mugs&dispo=1')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'La table' }).waitFor()
    assert.match(await page.title(), /^La table/)
  })

  it('LIST-03 by keyboard alone: the choice keeps the focus, and the count is said', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    await page.goto('/articles')
    await page.getByLabel('En stock seulement').focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/dispo=1/)
    await untilCount(page, /articles sur \d+$/)
    assert.ok(await page.getByLabel('En stock seulement').evaluate((box) => box === document.activeElement))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.waitForURL(/couleur=ecume/)
    assert.ok(await page.getByLabel('Écume').evaluate((box) => box === document.activeElement))
  })

  it('LIST-03 LIST-04 without JavaScript, links and forms do the same', async () => {
    const page = await site.visit({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
    await page.goto('/articles')
    await next(page).click()
    await page.waitForURL(/page=2/)
    assert.equal(await items(page).count(), 24)
    await page.getByRole('link', { name: 'Page 1' }).click()
    await page.getByLabel('Bleu large').check()
    await page.getByRole('button', { name: 'Voir les articles' }).click()
    await page.waitForURL(/couleur=large/)
    assert.ok(await page.getByLabel('Bleu large').isChecked())
    await page.getByLabel('Trier par').selectOption('Prix décroissant')
    await page.getByRole('button', { name: 'Trier' }).click()
    await page.waitForURL(/tri=-prix/)
    assert.match(page.url(), /couleur=large/)
  })

  it('LIST-03 where another page comes, as after a session that ended, the visitor goes there', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    page.provoked = requestFailed
    await page.goto('/articles')
    const other = '<!doctype html><html lang="fr"><title>Connexion</title><h1>Connexion</h1></html>'
    await page.route(listCall, (route) => route.fulfill({ contentType: 'text/html', body: other }))
    await page.getByLabel('Bleu large').check()
    await page.getByRole('heading', { name: 'Connexion' }).waitFor()
    assert.equal(query(page), '?couleur=large')
  })

  it('QTY-01 decision 18: a reduced article says what it must, and its quantity goes to the cart', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 800 } })
    await page.goto('/articles?categorie=tasses-et-mugs')
    await page.getByText('Prix le plus bas sur 30 jours : 14,90 € TTC').waitFor()
    await page.getByRole('link', { name: 'Tasse Ressac' }).click()
    await page.getByText('Le prix barré est le plus bas').waitFor()
    await page.getByRole('spinbutton', { name: 'Quantité' }).scrollIntoViewIfNeeded()
    await awake(page, 'flx-quantity')
    const more = page.getByRole('button', { name: 'Augmenter : Quantité' })
    await more.click()
    await more.click()
    assert.equal(await page.getByRole('spinbutton', { name: 'Quantité' }).inputValue(), '3')
    assert.deepEqual(await axe(page), [])
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '3')
  })
})
