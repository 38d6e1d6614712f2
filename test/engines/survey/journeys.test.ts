import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { demoAccount } from '../../../demo/server/seed/customers.ts'
import { startServer } from '../../../demo/server/testing.ts'
import { openEngine } from '../driver/engines.ts'
import type { Engine } from '../driver/page.ts'
import { hasFocus, isGone, isSeen } from '../in-page.ts'
import { Visitor } from '../visitor.ts'

let engine: Engine
let server: Awaited<ReturnType<typeof startServer>>
let visitor: Visitor

async function arrives(path: string, width = 360): Promise<void> {
  visitor = await Visitor.arrives(engine, server.url, path, width)
}

describe('journeys of a visitor, in each engine', () => {
  before(async () => {
    server = await startServer()
    engine = openEngine()
  })
  afterEach(() => visitor.leaves())
  after(async () => {
    await engine.close()
    await server.close()
  })

  it('MENU-07 MENU-08 the menu opens at the first click, goes down and back, and gives the focus back', async () => {
    await arrives('/')
    await visitor.presses('#flx-menu-button')
    await visitor.gets('the menu', isSeen, 'dialog[open]')
    await visitor.presses('dialog[open] :is(.flx-mobile-menu__open, button.flx-mobile-menu__link)')
    await visitor.presses('dialog[open] button.flx-mobile-menu__way')
    await visitor.page.keyboard.press('Escape')
    await visitor.gets('no menu', isGone, 'dialog[open]')
    await visitor.gets('the focus at its button', hasFocus, '#flx-menu-button')
  })

  it('LBX-02 LBX-07 a gallery opens, turns, closes by Escape and by Back', async () => {
    await arrives('/', 1280)
    const at = (place: string): boolean => document.querySelector('dialog[open]')?.textContent?.includes(place) ?? false
    await visitor.presses('main a[rel^="lightbox"]')
    await visitor.gets('the first image', at, '1 sur ')
    await visitor.page.keyboard.press('ArrowRight')
    await visitor.gets('the second image', at, '2 sur ')
    await visitor.page.keyboard.press('Escape')
    await visitor.gets('no image', isGone, 'dialog[open]')
    await visitor.gets('the focus at its link', hasFocus, 'a[rel^="lightbox"]')
    const before = await visitor.page.url()
    await visitor.presses('main a[rel^="lightbox"]')
    await visitor.gets('the image again', at, '1 sur ')
    await visitor.page.evaluate(() => history.back())
    await visitor.gets('no image', isGone, 'dialog[open]')
    assert.equal(await visitor.page.url(), before)
  })

  it('POPUP-01 POPUP-03 a link of an old template opens a frame of its size, and a fragment', async () => {
    await arrives('/essais/ancienne-page', 1280)
    await visitor.presses('#popups a.squeezebox')
    await visitor.gets('a frame of 600 × 400', () => {
      const frame = document.querySelector<HTMLElement>('dialog[open] iframe')
      return frame?.offsetWidth === 600 && frame.offsetHeight === 400
    })
    await visitor.page.keyboard.press('Escape')
    await visitor.gets('no frame', isGone, 'dialog[open]')
    await visitor.presses('a.squeezebox-ajax')
    await visitor.sees('18 € la nuit', 'dialog[open] *')
  })

  it('LIST-01 LIST-02 a list goes on; Back from an article finds it as it was', async () => {
    await arrives('/articles')
    const shown = (least: number): boolean =>
      document.querySelectorAll('flx-list [data-flx-items] > li').length >= least
    await visitor.gets('the next articles', async () => {
      document.querySelector('a[rel="next"], flx-list a[href*="page=2"]')?.scrollIntoView()
      return document.querySelectorAll('flx-list [data-flx-items] > li').length >= 48
    })
    await visitor.page.evaluate(() =>
      document.querySelectorAll('flx-list [data-flx-items] > li')[40]?.scrollIntoView({ block: 'center' }),
    )
    await visitor.presses('flx-list [data-flx-items] > li:nth-child(41) a[href^="/article/"]')
    await visitor.gets('the article', isSeen, 'flx-add-to-cart')
    await visitor.page.evaluate(() => history.back())
    await visitor.gets('as many articles', shown, 41)
    await visitor.gets('the article in view', () => {
      const item = document.querySelectorAll('flx-list [data-flx-items] > li')[40]
      const { top, bottom } = item?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
      return bottom > 0 && top < innerHeight
    })
  })

  it('LOGIN-01 LOGIN-02 a login is refused in place, then leads to the account', async () => {
    await arrives('/connexion')
    const email = 'main input[type="email"]'
    const password = 'main input[type="password"]'
    await visitor.types(email, demoAccount.email)
    await visitor.types(password, 'pas le bon')
    await visitor.presses('main button', 'Se connecter')
    await visitor.sees('Adresse e-mail ou mot de passe incorrect.', 'main flx-login *')
    await visitor.types(password, demoAccount.password)
    await visitor.presses('main button', 'Se connecter')
    await visitor.gets('the account', () => location.pathname.startsWith('/compte'))
  })

  it('TABLE-01 a table is sorted by its head, by mouse and by keyboard', async () => {
    await arrives('/page/livraison', 1280)
    const order = () =>
      document.querySelector('flx-table th button')?.closest('table')?.tBodies[0]?.textContent?.replace(/\s+/g, ' ')
    const before = await visitor.gets('a table', order)
    await visitor.presses('flx-table th button')
    await visitor.gets('a sorted column', isSeen, 'flx-table th[aria-sort]')
    await visitor.page.keyboard.press('Enter')
    await visitor.gets('sorted the other way', isSeen, 'flx-table th[aria-sort="descending"]')
    assert.notEqual(await visitor.gets('the table', order), before)
  })
})
