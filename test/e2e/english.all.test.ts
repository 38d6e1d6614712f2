import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { english } from '../../src/core/i18n/english/english.ts'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { frenchTexts } from '../support/french-texts.ts'
import { openSite } from '../support/site.ts'

/** Texts that are the same in both languages say nothing of which one is read. */
const onlyFrench = new Set(
  [...frenchTexts()].flatMap(([name, text]) => {
    const [, namespace = '', key = ''] = /^([\w-]+)\.(.+)$/.exec(name) ?? []
    return english[namespace]?.[key] === text ? [] : [text]
  }),
)

/** All that is read or read out in what the elements drew and named. */
function said(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) =>
      ['aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
    )
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '')
    return [...names, ...texts].map((text) => text.trim()).filter(Boolean)
  })
}

const frenchOn = async (page: Page): Promise<string[]> => (await said(page)).filter((text) => onlyFrench.has(text))

async function requestsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path, { waitUntil: 'networkidle' })
  return asked
}

describe('a page in English', () => {
  const site = forSuite(openSite)

  it('I18N-02 is read in English, in its numbers, prices and days, from <html lang> alone', async () => {
    const page = await site.visit()
    await page.goto('/en', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Book this time slot' }).waitFor()
    const price = await page.locator('flx-price').textContent()
    assert.match(price ?? '', /€\d+\.\d\d\s?incl\. VAT/)
    const day = await page.locator('.flx-reservation__date').textContent()
    assert.match(day ?? '', /(Wednesday|Saturday|Sunday),? \d{1,2} \w+ \d{4}$/)
    await awake(page, 'flx-quantity')
    await page.getByRole('button', { name: 'Increase: Quantity' }).click()
    await page.getByRole('button', { name: 'Add to the cart' }).click()
    await page.getByRole('dialog', { name: 'Added to the cart' }).waitFor()
    assert.deepEqual(await frenchOn(page), [])
    await page.getByRole('button', { name: 'Continue shopping' }).click()
    await page.getByRole('link', { name: /^Cart, 2\sitems, €\d+\.\d\d\sincl\. VAT$/ }).waitFor()
    // It wakes when it is seen.
    await page.locator('flx-cart').scrollIntoViewIfNeeded()
    await page.locator('flx-cart').getByRole('button', { name: 'Continue: my details' }).waitFor()
    assert.deepEqual(await frenchOn(page), [])
    assert.deepEqual(await axe(page), [])
  })

  it('I18N-02 the server’s translations lie over the texts that ship', async () => {
    const page = await site.visit()
    await page.goto('/en')
    await page.locator('flx-cart').scrollIntoViewIfNeeded()
    await page.locator('flx-cart').getByText('Your basket is empty').waitFor()
  })

  it('I18N-02 a page in French fetches neither English texts nor translations', async () => {
    const page = await site.visit()
    const isLanguage = (path: string): boolean => /english|traductions/.test(path)
    assert.deepEqual((await requestsOf(page, '/panier')).filter(isLanguage), [])
    const names = (await requestsOf(page, '/en')).filter(isLanguage)
    assert.deepEqual(names.map((path) => /english|traductions/.exec(path)?.[0]).sort(), ['english', 'traductions'])
  })

  it('I18N-02 flx.translations.add has the server learn an expression', async () => {
    const page = await site.visit()
    await page.goto('/en', { waitUntil: 'networkidle' })
    const pairs = await page.evaluate(() => {
      const { flx } = globalThis as unknown as {
        flx: { translations: { add(expression: { expression: string }): Promise<[string, string][]> } }
      }
      return flx.translations.add({ expression: 'Rendez-vous au phare' })
    })
    assert.deepEqual(pairs, [['Rendez-vous au phare', 'Rendez-vous au phare']])
  })
})
