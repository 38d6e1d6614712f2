import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { topics } from '../../demo/guide/topics.ts'
import { axe } from '../support/axe.ts'
import { declarations } from '../support/dist.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { openSite } from '../support/site.ts'

const elementPages = (): string[] => declarations().map(({ tagName }) => `/guide/${tagName}`)
const topicPages = topics.map(({ slug }) => `/guide/${slug}`)

describe('the guide', () => {
  const site = forSuite(openSite)

  it('has a page for each element and each topic, all linked from the catalogue', async () => {
    const page = await site.visit()
    await page.goto('/guide')
    const links = await page.locator('main a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    for (const path of [...elementPages(), '/guide/flx-config', ...topicPages]) assert.ok(links.includes(path), path)
  })

  it('plays with attributes, and writes them in the markup to copy', async () => {
    const page = await site.visit()
    await page.goto('/guide/flx-modal')
    await page.getByLabel('label', { exact: true }).fill('Nos tailles')
    await page.getByLabel('close-top', { exact: true }).uncheck()
    const code = page.getByRole('group', { name: 'HTML à copier' })
    await code.getByText('label="Nos tailles">', { exact: false }).waitFor()
    assert.doesNotMatch((await code.textContent()) ?? '', /close-top/)
    await page.getByRole('button', { name: 'Ouvrir show()' }).click()
    await page.getByRole('dialog', { name: 'Nos tailles' }).waitFor()
    assert.equal(await page.locator('[data-guide-attribute="open"]').isChecked(), true)
  })

  it('edits a theme: tokens show at once on elements that work, and the rule to copy follows', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
    await page.goto('/guide/theme')
    await page.locator('.guide-index').getByRole('link', { name: 'Essayer un thème' }).click()
    const sample = page.locator('[data-guide-sample]')
    const look = (name: 'borderTopLeftRadius' | 'backgroundColor' | 'color') =>
      sample.evaluate((button, property) => getComputedStyle(button)[property], name)
    await page.getByLabel('Angles, en pixels').fill('20')
    await page.getByLabel(/^Accent/).fill('#000080')
    assert.deepEqual(
      [await look('borderTopLeftRadius'), await look('backgroundColor'), await look('color')],
      ['20px', 'rgb(0, 0, 128)', 'rgb(255, 255, 255)'],
    )
    const code = page.getByRole('group', { name: 'CSS à copier' })
    assert.match((await code.textContent()) ?? '', /--flx-radius-md: 20px;\s+--flx-color-accent: #000080;/)
    await page.getByLabel('Texte', { exact: true }).fill('#dddddd')
    await page.getByText(/Contraste trop faible.*le texte sur son fond en mode clair/).waitFor()
    const shared = (await page.getByRole('link', { name: 'Lien vers ce thème' }).getAttribute('href')) ?? ''
    await page.getByRole('button', { name: 'Rétablir les valeurs par défaut' }).press('Enter')
    await page.waitForFunction(
      () => !document.querySelector('.guide-theme .guide-code')?.textContent?.includes('--flx-'),
    )
    assert.notEqual(await look('borderTopLeftRadius'), '20px')
    for (const name of ['Aperçu clair', 'Aperçu sombre']) await page.getByRole('group', { name }).waitFor()
    await page.goto('/guide')
    await page.goto(shared)
    await page.waitForFunction(() => document.querySelector('.guide-theme .guide-code')?.textContent?.includes('20px'))
    assert.equal(await look('borderTopLeftRadius'), '20px')
  })

  it('shows each element live in three themes, without script too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.visit({ javaScriptEnabled, colorScheme: 'light' })
      for (const tag of ['flx-cart', 'flx-quantity', 'flx-list']) {
        await page.goto(`/guide/${tag}`)
        const seen = new Set<string>()
        for (const name of ['Boutique', 'Sombre, à angles droits', 'Clair, arrondi']) {
          await page.getByRole('radio', { name }).check()
          const look = await page
            .locator('.guide-live')
            .evaluate((live) => [
              getComputedStyle(live).backgroundColor,
              getComputedStyle(live).getPropertyValue('--flx-color-accent'),
            ])
          seen.add(look.join())
          if (javaScriptEnabled) assert.deepEqual(await axe(page), [], `${tag}, ${name}`)
        }
        const copied = (await page.locator('[data-guide-code]').textContent()) ?? ''
        assert.doesNotMatch(copied, / style="/, `${tag}: what it writes for itself is nothing to copy`)
        assert.equal(seen.size, 3, tag)
      }
      await page.context().close()
    }
  })

  it('has a list to try: it goes on, is filtered, and its attributes say how', async () => {
    const page = await site.visit()
    await page.goto('/guide/flx-list')
    const items = page.locator('.guide-live [data-flx-items] > li')
    assert.equal(await items.count(), 6)
    await page.getByLabel('load-stop', { exact: true }).fill('1')
    await page.getByRole('group', { name: 'HTML à copier' }).getByText('load-stop="1"', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Articles suivants' }).click()
    await items.nth(6).waitFor()
    assert.equal(await page.locator('.guide-live [data-flx-shown]').textContent(), '12')
    await page.getByLabel('Rayon', { exact: true }).selectOption({ index: 1 })
    await page.waitForURL(/rayon=\d/)
    await page.waitForFunction(() => document.querySelectorAll('.guide-live [data-flx-items] > li').length <= 6)
    await page.getByText('flx-list-loaded').first().waitFor()
  })

  it('shows no number of ours to who reads', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    for (const path of topicPages) {
      await page.goto(path)
      const text = (await page.locator('main').textContent()) ?? ''
      assert.deepEqual(text.match(/\b(?!REF)[A-Z]{3,}-\d{2}\b/g), null, path)
    }
  })

  it('shows events as they happen, and may refuse them', async () => {
    const page = await site.visit()
    await page.goto('/guide/flx-modal')
    const log = page.getByRole('log')
    await page.getByLabel('Annuler les événements annulables').check()
    await page.getByRole('button', { name: 'Guide des tailles' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await log.getByText('flx-modal-open').waitFor()
    await page.keyboard.press('Escape')
    await log.getByText('annulé', { exact: false }).waitFor()
    assert.ok(await dialog.isVisible())
  })

  it('calls functions of flx', async () => {
    const page = await site.visit()
    await page.goto('/guide/flx-modal')
    await page.getByRole('button', { name: 'flx.confirm(question)' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
    await page.getByText('Réponse : oui.').waitFor()
  })

  it('copies the markup', async () => {
    const page = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto('/guide/flx-lightbox')
    await page.getByRole('button', { name: 'Copier' }).first().click()
    await page.getByRole('button', { name: 'Copié' }).waitFor()
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^<flx-lightbox>/)
  })

  it('is searched by keyboard from any page, and the answers follow what is typed', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/guide/flx-modal')
    const keyboard = new Keyboard(page)
    await keyboard.type(page.getByLabel('Chercher dans le guide'), 'Événement PANIER')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/guide\/recherche\?q=/)
    await page.locator('[data-guide-found] li').first().waitFor()
    const field = page.getByRole('searchbox')
    assert.equal(await field.inputValue(), 'Événement PANIER')
    await keyboard.type(field, 'flx-toast-ope')
    await page.getByRole('status').getByText('résultat').waitFor()
    const found = page.locator('[data-guide-found]').getByRole('link')
    await found.getByText('flx-toast-open', { exact: true }).first().waitFor()
    await page.waitForURL((url) => url.searchParams.get('q') === 'flx-toast-ope')
    await fits(page)
    await keyboard.type(field, 'xyzxyz')
    await page.getByText('Aucun résultat pour « xyzxyz »').waitFor()
    await keyboard.type(field, 'carrousel')
    await page.getByRole('link', { name: 'Carrousel' }).first().waitFor()
    await keyboard.press(page.locator('[data-guide-found]').getByRole('link').first())
    await page.waitForURL(/flx-carousel/)
  })

  it('proposes what it finds while one types, behind a shortcut, and leads there', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    await page.goto('/guide/flx-modal')
    await page.keyboard.press('Control+k')
    const field = page.getByLabel('Chercher dans le guide')
    await page.waitForFunction(() => document.activeElement?.id === 'guide-recherche')
    await field.pressSequentially('carrous')
    const option = page.getByRole('option', { name: /^Carrousel/ }).first()
    await option.waitFor()
    assert.deepEqual(await axe(page), [])
    await option.click()
    await page.waitForURL(/\/guide\/flx-carousel$/)
  })

  it('expectation: says where one is: the group of the page alone is open, its entry in sight, its neighbours at the end', async () => {
    for (const [path, group, current] of [
      ['/guide/flx-modal', 'Fenêtres et messages', 'Fenêtre de dialogue'],
      ['/guide/flx-withdrawal', 'Boutique', 'Rétractation en ligne'],
      ['/guide/spip', 'Intégrations', 'SPIP'],
      ['/guide/contrat/valide_panier', 'Serveur', 'Contrat'],
    ] as const) {
      const page = await site.visit({ viewport: { width: 1280, height: 800 } })
      await page.goto(path)
      const menu = page.getByRole('navigation', { name: 'Guide' })
      assert.deepEqual(await menu.locator('.guide-nav__group[open] > summary').allTextContents(), [group], path)
      const entry = menu.locator('[aria-current]')
      assert.ok((await entry.textContent())?.startsWith(current), path)
      await page.waitForFunction(() => {
        const box = document.querySelector('.guide-nav [aria-current]')?.getBoundingClientRect()
        return box && box.top >= 0 && box.bottom <= innerHeight
      })
      await page.getByRole('navigation', { name: 'Pages voisines' }).getByRole('link').first().waitFor()
      await page.context().close()
    }
  })

  it('expectation: shows of each element its demo in the first screen, its HTML, then the rest', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false })
    for (const path of elementPages()) {
      await page.goto(path)
      const top = await page.locator('.guide-live').evaluate((live) => live.getBoundingClientRect().top)
      assert.ok(top < 600, `${path}: the demo begins at ${top}`)
      const order = await page.evaluate(() =>
        [...document.querySelectorAll('.guide-live, .guide-code, .guide-bench, .guide-facts')].map(
          ({ className }) => className,
        ),
      )
      assert.deepEqual(order.slice(0, 4), ['guide-live', 'guide-code', 'guide-bench', 'guide-facts'], path)
    }
  })

  it('expectation: keeps the heads of its tables on a phone', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
    await page.goto('/guide/depuis-jquery')
    const labels = await page
      .locator('tbody tr')
      .first()
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    assert.deepEqual(labels.slice(0, 2), ['"Ancien code"', '"Nouveau code"'])
  })

  it('has every attribute, event and method in its index, and finds each by its name', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/guide/noms')
    const rows = await page.locator('main tbody tr').allTextContents()
    const missing = declarations().flatMap(({ tagName, attributes, events = [] }) =>
      [...attributes, ...events]
        .filter(({ name }) => !rows.some((row) => row.startsWith(name) && row.includes(tagName)))
        .map(({ name }) => `${tagName}: ${name}`),
    )
    assert.deepEqual(missing, [])
    await page.goto('/guide')
    await page.getByRole('searchbox').fill('cart-badge')
    await page.getByRole('button', { name: 'Chercher' }).click()
    assert.equal(await page.locator('[data-guide-found] a').first().getAttribute('href'), '/guide/flx-cart-badge')
  })

  it('can be read without script', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/guide/flx-cart')
    for (const name of ['Attributs', 'Événements', 'Sans JavaScript']) {
      await page.getByRole('heading', { name, exact: true }).waitFor()
    }
  })
})
