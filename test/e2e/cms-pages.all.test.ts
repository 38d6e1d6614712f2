import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axe } from '../support/axe.ts'
import { openCmsSite } from '../support/cms-site.ts'
import { forSuite } from '../support/for-suite.ts'
import { pixelsTooWide } from '../support/readable.ts'

interface Gallery {
  /** What is clicked first, of how many it is the which, and what stands under it. */
  click: string
  position: string
  caption: string
}

interface Cms {
  name: string
  article: string
  galleries: Gallery[]
  /** A link in the article which is none of ours. */
  otherLink: string
  list: string
  /** What an item's title is in. */
  titles: string
  /** The titles after the first page and one more. */
  twoPages: string[]
  next: string
  /** A title of the last page. */
  lastPage: string
  isAutomatic: boolean
  toggle: string
  entries: string[]
  submenu?: readonly [entry: string, entries: string[]]
  /** The entry that is marked as the page's, where the panel opens at it. */
  current?: string
}

const systems: Cms[] = [
  {
    name: 'WordPress, classic theme',
    article: '/wordpress/article',
    galleries: [
      { click: '.gallery-item:nth-child(2) img', position: '2 sur 3', caption: 'Le bassin à flot' },
      { click: '.wp-block-gallery img >> nth=0', position: '1 sur 2', caption: 'L’écluse ouverte' },
    ],
    otherLink: 'a[href="/wordpress/piece-jointe"]',
    list: '/wordpress/journal',
    titles: '.entry-title',
    twoPages: [
      'Billet 1',
      'Billet 2',
      'Billet 3',
      'Billet 4',
      'Billet 5',
      'Billet 6',
      'Billet 7',
      'Billet 8',
      'Billet 9',
    ],
    next: 'nav a.next',
    lastPage: 'Billet 13',
    isAutomatic: true,
    toggle: '.menu-toggle',
    entries: ['Les phares', 'Les quais', 'Le marché'],
    current: 'Les quais',
  },
  {
    name: 'WordPress, block theme',
    article: '/blocs/article',
    galleries: [
      { click: '.wp-block-gallery figure:nth-of-type(3) img', position: '3 sur 3', caption: 'La cale' },
      { click: 'img[alt="La jetée"]', position: '1 sur 1', caption: 'La jetée' },
    ],
    otherLink: '.wp-block-site-title a',
    list: '/blocs/journal',
    titles: '.wp-block-post-title',
    twoPages: ['Billet 1', 'Billet 2', 'Billet 3', 'Billet 4', 'Billet 5', 'Billet 6', 'Billet 7', 'Billet 8'],
    next: '.wp-block-query-pagination-next',
    lastPage: 'Billet 12',
    isAutomatic: false,
    toggle: '.wp-block-navigation__responsive-container-open',
    entries: ['Les quais', 'Les phares'],
    current: 'Les quais',
  },
  {
    name: 'PrestaShop',
    article: '/prestashop/bol',
    galleries: [{ click: '.js-qv-product-cover', position: '1 sur 3', caption: 'Bol, bleu' }],
    otherLink: '.top-logo a',
    list: '/prestashop/assiettes',
    titles: '.product-title',
    twoPages: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Assiette ${number}`),
    next: '.page-list a.next',
    lastPage: 'Assiette 12',
    isAutomatic: true,
    toggle: '#menu-icon',
    entries: ['Bols', 'Assiettes'],
    submenu: ['Bols', ['À oreilles', 'Jattes']],
  },
  {
    name: 'SPIP',
    article: '/spip/spip.php?article7',
    galleries: [
      {
        click: '.texte figure:nth-of-type(1) img',
        position: '1 sur 2',
        caption: 'La halle vers 1900 Archives du port',
      },
      { click: '.portfolio-item:nth-child(2) img', position: '2 sur 3', caption: 'verriere' },
    ],
    otherLink: '.portfolio p a',
    list: '/spip/spip.php?rubrique2',
    titles: '.entry-title',
    twoPages: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Article ${number}`),
    next: '.pagination-item.next a',
    lastPage: 'Article 12',
    isAutomatic: false,
    toggle: '.menu-bouton',
    entries: ['Actualités', 'Patrimoine', 'Agenda'],
    current: 'Patrimoine',
  },
  {
    name: 'Drupal',
    article: '/drupal/estampes-du-port',
    galleries: [{ click: '.field__item:nth-child(3) img', position: '3 sur 3', caption: 'Estampe : filets' }],
    otherLink: '.text-content a[href="/drupal/cartes"]',
    list: '/drupal/agenda',
    titles: '.node__title',
    twoPages: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Rencontre ${number}`),
    next: '.pager__item--next a',
    lastPage: 'Rencontre 12',
    isAutomatic: true,
    toggle: '.mobile-nav-button',
    entries: ['Estampes', 'Cartes'],
  },
]

/** What sticks: the header, or what it nearly fills. */
const stuck = '[data-flx-sticky-state]'

const phone = { viewport: { width: 360, height: 740 } }

/** What an image's own accessible structure says of the open lightbox. */
const dialog = (page: Page) => page.getByRole('dialog')

/** Errors and warnings that are not of a page that a test left on purpose. */
const none = (said: string[]): void => assert.deepEqual(said, [])

for (const cms of systems) {
  describe(`pages of ${cms.name}`, () => {
    const site = forSuite(openCmsSite)

    const titlesOf = (page: Page): Promise<string[]> =>
      page.locator(cms.titles).evaluateAll((all) => all.map((each) => each.textContent?.trim() ?? ''))

    it('LBX-01 LBX-02 images open without rel at the very first click, each gallery for itself, with their captions', async () => {
      for (const { click, position, caption } of cms.galleries) {
        const { page, said } = await site.open(cms.article)
        await page.locator(click).click()
        await dialog(page).waitFor()
        await dialog(page).getByText(caption, { exact: true }).first().waitFor()
        const total = Number(position.split(' ')[2])
        if (total > 1) await dialog(page).getByText(position).first().waitFor({ state: 'attached' })
        else
          assert.equal(
            await dialog(page)
              .getByText(/\d sur \d/)
              .count(),
            0,
          )
        assert.deepEqual(await axe(page, 'dialog[open]'), [])
        await page.keyboard.press('Escape')
        await dialog(page).waitFor({ state: 'hidden' })
        none(said)
        await page.context().close()
      }
    })

    it('LBX-01 a link to a page or a document stays a link', async () => {
      const { page } = await site.open(cms.article)
      const link = page.locator(cms.otherLink).first()
      const address = await link.evaluate((each: HTMLAnchorElement) => each.href)
      await link.click()
      await page.waitForURL(address)
    })

    it(`LIST-01 LIST-04 the next page is added ${cms.isAutomatic ? 'as its link comes into view' : 'by a click on its link'}, nothing twice`, async () => {
      const { page, said } = await site.open(cms.list)
      await page.locator('flx-list:defined').waitFor()
      if (!cms.isAutomatic) await page.locator(cms.next).click()
      await page.waitForFunction(
        ([selector, title]) => {
          // At the end of the list, wherever that is by now.
          if (selector?.automatic)
            document.querySelector('flx-list')?.scrollIntoView({ block: 'end', behavior: 'instant' })
          const titles = [...document.querySelectorAll(selector?.titles ?? '')]
          return titles.some((each) => each.textContent?.trim() === title)
        },
        [{ titles: cms.titles, automatic: cms.isAutomatic }, cms.twoPages.at(-1)] as const,
      )
      const titles = await titlesOf(page)
      assert.deepEqual(titles.slice(0, cms.twoPages.length), cms.twoPages)
      assert.equal(new Set(titles).size, titles.length)
      assert.notEqual(page.url(), new URL(cms.list, page.url()).href)
      none(said)
    })

    it('LIST-03 a page by its number comes in place, Back brings the first again, the last has no next', async () => {
      const { page, said } = await site.open(`${cms.list}${cms.list.includes('?') ? '&' : '?'}manuel`)
      await page.locator('flx-list:defined').waitFor()
      const first = await titlesOf(page)
      const untilFirst = (title: string): Promise<void> =>
        page.locator(cms.titles).first().getByText(title, { exact: true }).waitFor()
      await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
      await page.locator('flx-list').getByRole('link', { name: /3$/ }).last().click()
      await page.locator(cms.titles).getByText(cms.lastPage, { exact: true }).waitFor()
      const last = await titlesOf(page)
      assert.equal(last.includes(first[0] ?? ''), false)
      await page.locator('flx-list').evaluate((list: HTMLElement & { more(): Promise<void> }) => list.more())
      assert.deepEqual(await titlesOf(page), last)
      await page.goBack()
      await untilFirst(first[0] ?? '')
      assert.deepEqual(await titlesOf(page), first)
      assert.equal(await page.evaluate(() => 'stayed' in globalThis), true)
      assert.deepEqual(await page.evaluate(() => (globalThis as { themeDid?: string[] }).themeDid ?? []), [])
      none(said)
    })

    it('MENU-01 MENU-12 the theme’s own toggle opens the menu read from the theme’s list, at the page, and nothing else', async () => {
      const { page, said } = await site.open(cms.article, phone)
      const isThemeOpen = () =>
        page.evaluate(
          () =>
            document.querySelector('.toggled, .has-modal-open, .is-active') !== null ||
            (globalThis as { themeDid?: string[] }).themeDid?.includes('menu') === true,
        )
      const before = await isThemeOpen()
      await page.locator(cms.toggle).hover()
      await page.locator(cms.toggle).click()
      const menu = page.locator('dialog.flx-mobile-menu[open]')
      await menu.waitFor()
      const entries = menu.locator('[data-shows]:not([inert]) .flx-mobile-menu__label')
      assert.deepEqual(await entries.allTextContents(), cms.entries)
      if (cms.current) {
        assert.deepEqual(
          await menu
            .locator('[data-current] .flx-mobile-menu__label, [data-trail] .flx-mobile-menu__label')
            .allTextContents(),
          [cms.current],
        )
      }
      if (cms.submenu) {
        await menu
          .getByText(cms.submenu[0], { exact: true })
          .locator('xpath=ancestor::*[@data-item]')
          .locator('[data-panel]')
          .click()
        await menu.getByText(cms.submenu[1][0] ?? '', { exact: true }).waitFor()
        assert.deepEqual(
          await menu.locator('[data-shows]:not([inert]) .flx-mobile-menu__label').allTextContents(),
          cms.submenu[1],
        )
      }
      assert.equal(await isThemeOpen(), before)
      assert.equal(await page.locator(cms.toggle).getAttribute('aria-expanded'), 'true')
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      assert.equal(await page.locator(cms.toggle).getAttribute('aria-expanded'), 'false')
      none(said)
    })

    it('POPUP-01 SHARE-01 a squeezebox link, a toggle and share buttons in the content work', async () => {
      const { page, said } = await site.open(cms.article, phone)
      await page.locator('flx-toggle button').click()
      await page.locator('flx-toggle p').waitFor({ state: 'visible' })
      await page
        .locator('flx-share')
        .getByRole('button')
        .or(page.locator('flx-share').getByRole('link'))
        .first()
        .waitFor()
      const link = page.locator('.squeezebox')
      if ((await link.count()) > 0) {
        await link.click()
        await page.locator('dialog[open] iframe').contentFrame().getByRole('heading', { name: 'Accès' }).waitFor()
      }
      none(said)
    })

    it('PAGE-08 a stuck header hides what scrolls behind it', async () => {
      const { page } = await site.open(cms.article)
      await page.locator(stuck).waitFor()
      const ground = () => page.locator(stuck).evaluate((element) => getComputedStyle(element).backgroundColor)
      const atTop = await ground()
      await page.mouse.wheel(0, 120)
      await page.waitForFunction(() => scrollY > 60)
      await page.waitForFunction((selector) => {
        const header = document.querySelector(selector)
        const parts = header ? [header, ...header.querySelectorAll('*')] : []
        return parts.some((part) => {
          const [box, own] = [header?.getBoundingClientRect(), part.getBoundingClientRect()]
          const isPainted = !/^rgba\(.*, 0\)$/.test(getComputedStyle(part).backgroundColor)
          return isPainted && box && own.width >= box.width - 1 && own.height >= box.height - 1
        })
      }, stuck)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.waitForFunction(
        ([selector, color]) =>
          getComputedStyle(document.querySelector(selector ?? '') as Element).backgroundColor === color,
        [stuck, atTop],
      )
    })

    it('adds nothing for axe, no sideways scroll, 360 px and 1280 px', async () => {
      for (const path of [cms.article, cms.list]) {
        const { page: bare } = await site.open(`${path}${path.includes('?') ? '&' : '?'}sans-script`, phone)
        const { page } = await site.open(path, phone)
        await page.waitForFunction(() => document.querySelector('flx-sticky:defined') !== null)
        for (const width of [360, 1280]) {
          for (const each of [bare, page]) await each.setViewportSize({ width, height: 800 })
          const before = await axe(bare)
          assert.deepEqual(
            (await axe(page)).filter((finding) => !before.includes(finding)),
            [],
            `${path}, ${width} px`,
          )
          assert.deepEqual(await pixelsTooWide(page), [], `${path}, ${width} px`)
        }
        await bare.context().close()
        await page.context().close()
      }
    })
  })
}
