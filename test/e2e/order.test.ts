import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { axe } from '../support/axe.ts'
import { openSite, type Site, type SitePage } from '../support/site.ts'

let site: Site

before(async () => {
  site = await openSite()
})

after(() => site.close())

/** An article in the cart of a visitor who then is at its first step. */
async function fillCart(page: SitePage, mode: 'json' | 'html'): Promise<void> {
  await page.goto('/articles?dispo=1')
  const address = await page.locator('main a[href^="/article/"]').first().getAttribute('href')
  await page.goto(address ?? '/')
  const added = page.waitForResponse((response) => response.url().includes('add_item.php'))
  await page.locator('flx-add-to-cart button[type="submit"]').first().click()
  await added
  await page.goto(`/panier?mode=${mode}`)
  await page.locator('.flx-cart__line').first().waitFor()
}

async function logIn(page: SitePage): Promise<void> {
  const login = page.locator('.flx-cart__doors > section').first()
  await login.getByLabel('Adresse e-mail').first().fill(demoAccount.email)
  await login.getByLabel('Mot de passe', { exact: true }).fill(demoAccount.password)
  await login.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
}

const choice = (page: SitePage, text: string | RegExp) => page.locator('label.flx-choice', { hasText: text }).first()
const orderButton = (page: SitePage) => page.getByRole('button', { name: 'Commander avec obligation de paiement' })

for (const mode of ['json', 'html'] as const) {
  test(`CART-01 RELAY-01 PAY-01 a visitor on a phone goes from the cart to the order (${mode})`, async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await fillCart(page, mode)
    await page.getByRole('button', { name: 'Continuer : mes coordonnées' }).click()
    await page.getByRole('heading', { name: 'Vos coordonnées' }).waitFor()
    assert.deepEqual(await axe(page), [], 'axe at the account')
    await logIn(page)
    await page.getByRole('button', { name: 'Continuer : livraison et paiement' }).click()
    await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()

    await choice(page, 'En point relais').click()
    await page.locator('[data-flx-search]').fill('29200')
    await page.locator('.flx-relay__point').first().getByRole('button').click()
    await page.locator('.flx-relay__chosen').waitFor()
    await choice(page, /^Carte bancaire/).click()
    await page.locator('label.flx-choice:has([name="idModePaiementBanque"])').first().click()
    await page.locator('.flx-cart__hindrances').waitFor({ state: 'detached' })
    assert.deepEqual(await axe(page), [], 'axe at the payment')
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)

    let sent = 0
    page.on('request', (request) => {
      if (request.headers()['idempotency-key']) sent++
    })
    const terms = page.locator('[name="requiredOption[cgv]"]')
    if (await terms.isChecked()) {
      await orderButton(page).dblclick()
    } else {
      await orderButton(page).click()
      await page.getByRole('button', { name: 'Accepter' }).click()
    }
    const pay = page.getByRole('link', { name: /^Payer/ })
    await pay.waitFor()
    assert.equal(sent, 1, 'the order left once')
    await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '0')
    assert.match((await page.locator('flx-cart').textContent()) ?? '', /Commande C-\d{4}-\d+/)
    assert.deepEqual(await axe(page), [], 'axe at the order')
    assert.deepEqual(page.problems, [])
    await pay.click()
    await page.getByRole('button', { name: /accept/i }).click()
    await page.waitForURL(/\/commande\//)
    await page.getByText(/payée/).first().waitFor()
    await page.goto(`/panier?mode=${mode}`)
    await page.getByText('Votre panier est vide').waitFor()
    await page.context().close()
  })
}

test('CART-01 without script, the same forms lead through the steps', async () => {
  const page = await site.visit({ javaScriptEnabled: false })
  await page.goto('/articles?dispo=1')
  const address = await page.locator('main a[href^="/article/"]').first().getAttribute('href')
  await page.goto(address ?? '/')
  await page.locator('flx-add-to-cart button[type="submit"]').first().click()
  await page.goto('/panier')
  await page.getByRole('button', { name: 'Continuer : mes coordonnées' }).click()
  await logIn(page)
  await page.getByRole('button', { name: 'Continuer : livraison et paiement' }).click()
  await choice(page, 'À domicile').locator('input').check()
  await page.getByRole('button', { name: 'Choisir cette livraison' }).click()
  await choice(page, 'À domicile').locator('input[checked]').waitFor()
  await choice(page, 'Virement').locator('input').check()
  await page.getByRole('button', { name: 'Choisir ce moyen de paiement' }).click()
  await choice(page, 'Virement').locator('input[checked]').waitFor()
  await page.locator('[name="requiredOption[cgv]"]').check()
  await orderButton(page).click()
  await page
    .getByText(/Commande C-\d{4}-\d+/)
    .first()
    .waitFor()
  await page.context().close()
})

test('CART-01 by keyboard alone, from the account to the choice of delivery', async () => {
  const page = await site.visit()
  await fillCart(page, 'json')
  const reach = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab')
      const text = await page.evaluate(() => {
        const { activeElement: active } = document
        const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : []
        return [active?.textContent, ...labels.map((label) => label.textContent)].join(' ')
      })
      if (name.test(text)) return
    }
    throw new Error(`the keyboard does not reach ${name}`)
  }
  await reach(/Continuer : mes coordonnées/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Vos coordonnées' }).waitFor()
  await reach(/Adresse e-mail/)
  await page.keyboard.type(demoAccount.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoAccount.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
  await reach(/Continuer : livraison et paiement/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()
  await reach(/domicile|point relais|boutique/i)
  const before = await page.evaluate(() => (document.activeElement as HTMLInputElement).value)
  const answered = page.waitForResponse((response) => response.url().includes('traitement.php'))
  await page.keyboard.press('ArrowDown')
  await answered
  await page.locator('flx-cart [data-flx-busy]').waitFor({ state: 'detached' })
  const now = await page.evaluate(() => (document.activeElement as HTMLInputElement).value)
  assert.notEqual(now, before, 'the arrow chose another offer, and the focus is on it')
  await page.context().close()
})
