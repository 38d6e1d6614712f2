import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, type Site, type SitePage } from '../support/site.ts'

const path = '/essais/ancienne-page'

describe('<flx-page> alone on the page of an old template', () => {
  const site = forSuite(openSite)

  async function visit(address = path, options: Parameters<Site['visit']>[0] = {}): Promise<SitePage> {
    const page = await site.visit({ viewport: { width: 1280, height: 800 }, ...options })
    await page.goto(address)
    await page.locator('flx-page > *').first().waitFor({ state: 'attached' })
    await page.locator('[data-flx-clickable-ready]').first().waitFor({ state: 'attached' })
    return page
  }

  const topOf = (page: SitePage, selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

  it('PAGE-07 the page holds no other tag of ours, and costs none of React before it is touched', async () => {
    const page = await site.visit()
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    assert.deepEqual((await answer?.text())?.match(/<flx-[\w-]+/g), ['<flx-page'])
    await page.locator('.clickable_block.adresse[role="link"]').waitFor()
    assert.ok(scripts.some((address) => address.includes('/page-')))
    assert.deepEqual(
      scripts.filter((address) => /react|lightbox|popup|share/.test(address)),
      [],
    )
  })

  it('LBX-01 LBX-02 a lightbox link opens its gallery, at the very first click', async () => {
    const page = await visit()
    await page.locator('a[rel="lightbox[port]"]').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1 sur 3').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  it('POPUP-01 squeezebox links open a frame of their size, and a fragment', async () => {
    const page = await visit()
    await page.locator('#popups a.squeezebox').click()
    const frame = page.locator('dialog[open] iframe')
    await frame.waitFor()
    assert.deepEqual(
      await frame.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]),
      [600, 400],
    )
    await page.keyboard.press('Escape')
    await frame.waitFor({ state: 'hidden' })
    await page.locator('a.squeezebox-ajax').click()
    await page.locator('dialog[open]').getByText('18 € la nuit').waitFor()
  })

  it('CLICK-01 CLICK-02 a block leads to its link or its address, by click and by Enter, its button does not', async () => {
    const page = await visit()
    await page.locator('.favori').click()
    assert.equal(new URL(page.url()).pathname, path)
    await page.locator('.lien p').click()
    await page.waitForURL('**/fragment?bloc=ecole')
    await page.goBack()
    await page.locator('.adresse[role="link"]').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/fragment?bloc=criee')
  })

  it('CLICK-03 CLICK-05 a named window, and another tab for a Ctrl or middle click', async () => {
    const page = await visit()
    const opens = async (act: Promise<void>): Promise<string> => {
      const [opened] = await Promise.all([page.context().waitForEvent('page'), act])
      await opened.waitForLoadState()
      return `${new URL(opened.url()).search} ${await opened.evaluate(() => window.name)}`
    }
    assert.equal(await opens(page.locator('.fenetre p').click()), '?bloc=musee musee')
    assert.equal(await opens(page.locator('.lien p').click({ modifiers: ['Control'] })), '?bloc=ecole ')
    assert.equal(await opens(page.locator('.adresse p').click({ button: 'middle' })), '?bloc=criee ')
    assert.equal(new URL(page.url()).pathname, path)
  })

  it('SHARE-01 SHARE-02 shares in a window of 700x500, and by e-mail in a frame of 850x480', async () => {
    const page = await visit()
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByText('Réseau', { exact: true }).click()])
    await opened.waitForLoadState()
    assert.equal(new URL(opened.url()).searchParams.get('u'), `${site.url}${path}#photos`)
    assert.deepEqual(await opened.evaluate(() => [innerWidth, innerHeight, window.opener]), [700, 500, null])
    await opened.close()
    await page.getByText('E-mail', { exact: true }).click()
    const frame = page.locator('dialog[open] iframe')
    await frame.waitFor()
    assert.deepEqual(
      await frame.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]),
      [850, 480],
    )
    await frame.contentFrame().locator('#partage').getByText(path).waitFor()
  })

  it('SHARE-01 SHARE-03 copies the page’s link where the target is no base64, and says so', async () => {
    const page = await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] })
    const said: string[] = []
    page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
    await page.getByText('Copier le lien').click()
    await page.locator('.flx-share__bubble').getByText('Lien copié').waitFor()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url())
    assert.equal(said.filter((text) => text.includes('data-share-target n’est pas une adresse en base64')).length, 1)
  })

  it('PAGE-01 leads to the flagged element, clear of the header', async () => {
    const page = await visit(`${path}?marque`)
    await page.waitForFunction(
      () => Math.round(document.getElementById('avis')?.getBoundingClientRect().top ?? 0) === 98,
    )
  })

  it('PAGE-02 leads to the hash up to an equals sign, clear of the header, rather than to the flagged element', async () => {
    const page = await visit(`${path}?marque#popups=3`)
    await page.waitForFunction(
      () => Math.round(document.getElementById('popups')?.getBoundingClientRect().top ?? 0) === 98,
    )
    await page.getByRole('link', { name: 'À découvrir' }).press('Enter')
    await page.waitForFunction(
      () => Math.round(document.getElementById('blocs')?.getBoundingClientRect().top ?? 0) === 98,
    )
  })

  it('PAGE-03 leads at once where less motion is asked for', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      const places = new Set<number>()
      addEventListener('scroll', () => places.add(scrollY))
      Object.assign(globalThis, { places })
    })
    await page.goto(`${path}?marque`)
    await page.waitForFunction(() => scrollY > 0)
    await page.waitForFunction(
      () => Math.round(document.getElementById('avis')?.getBoundingClientRect().top ?? 0) === 98,
    )
    await page.waitForFunction(() => (globalThis as unknown as { places: Set<number> }).places.size > 0)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    assert.equal(await page.evaluate(() => (globalThis as unknown as { places: Set<number> }).places.size), 1)
  })

  it('PAGE-08 the header gives way and comes back, and covers nothing that has focus', async () => {
    const page = await visit()
    const header = page.locator('header')
    await page.locator('header[data-flx-sticky-state="top"]').waitFor()
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 600)
    await page.locator('header[data-flx-sticky-state="hidden"]').waitFor({ state: 'attached' })
    await page.waitForFunction(() => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 1) <= 0)
    await page.mouse.wheel(0, -100)
    await page.locator('header[data-flx-sticky-state="pinned"]').waitFor()
    await page.waitForFunction(() => document.querySelector('header')?.getBoundingClientRect().top === 0)
    const height = (await header.boundingBox())?.height ?? 0
    await page.getByText('Copier le lien').focus()
    for (let back = 0; back < 10; back++) {
      await page.keyboard.press('Shift+Tab')
      const inHeader = await page.evaluate(() => document.activeElement?.closest('header') !== null)
      if (!inHeader) assert.ok((await topOf(page, ':focus')) >= height)
    }
  })

  it('PAGE-07 what comes later is served too', async () => {
    const page = await visit()
    await page.locator('.clickable_block.adresse[role="link"]').waitFor()
    await page.evaluate(() => {
      const block = document.querySelector('.clickable_block.adresse')?.cloneNode(true) as HTMLElement
      const link = document.querySelector('a[rel="lightbox"]')?.cloneNode(true) as HTMLElement
      block.dataset['goto'] = '#plus-tard'
      for (const name of ['role', 'tabindex', 'data-flx-clickable-ready']) block.removeAttribute(name)
      document.getElementById('suite')?.append(block, link)
    })
    await page.locator('#suite .clickable_block[role="link"] p').click()
    assert.equal(new URL(page.url()).hash, '#plus-tard')
    await page.locator('#suite a[rel="lightbox"]').click()
    await page.getByRole('dialog').waitFor()
  })

  for (const width of [360, 1280]) {
    it(`has nothing for axe and fits, ${width} px`, async () => {
      const page = await visit(path, { viewport: { width, height: 740 } })
      await page.locator('.clickable_block.adresse[role="link"]').waitFor()
      assert.deepEqual(await axe(page), [])
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    })
  }

  it('goes by keyboard alone: gallery, popup, block, share', async () => {
    const page = await visit()
    await page.locator('.clickable_block.adresse[role="link"]').waitFor()
    const reached: string[] = []
    for (let tab = 0; tab < 24; tab++) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate(
          () => document.activeElement?.className || document.activeElement?.getAttribute('rel') || '',
        ),
      )
    }
    for (const stop of [
      'lightbox[port]',
      'squeezebox',
      'squeezebox-ajax',
      'clickable_block adresse',
      'clickable_block fenetre',
    ]) {
      assert.ok(reached.includes(stop), `${stop} is reached: ${reached.join(', ')}`)
    }
  })

  it('works without script as it did', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    // The browser itself shows a picture in a page with styles of its own.
    page.provoked = /Applying inline style/
    await page.goto(path)
    await page.locator('a[rel="lightbox"]').click()
    assert.match(page.url(), /\/media\//)
    await page.goto(path)
    await page.locator('.lien a').click()
    assert.match(page.url(), /bloc=ecole/)
  })

  for (const timezoneId of ['Pacific/Noumea', 'Europe/Paris', 'America/Santiago']) {
    it(`PAGE-07 DATE-03 DATE-04 dates and masks of an old template are typed, chosen and sent, in ${timezoneId}`, async () => {
      const page = await visit(path, { timezoneId })
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#naissance')?.value === '01/05/1980')
      assert.equal(await page.locator('#valeur').inputValue(), '12,500.00')
      const arrival = page.locator('#arrivee')
      await arrival.focus()
      await page.keyboard.press('Control+A')
      await page.keyboard.type('29022024')
      await page.getByRole('button', { name: 'Choisir une date : Arrivée' }).click()
      const calendar = page.getByRole('dialog', { name: 'Calendrier : Arrivée' })
      await calendar.getByRole('button', { name: 'jeudi 29 février 2024' }).waitFor()
      assert.deepEqual(await axe(page), [])
      // The days of both changes of the clock, and the last of a year.
      for (const [month, year, day] of [
        ['mars', '2024', 'dimanche 31 mars 2024'],
        ['septembre', '2024', 'dimanche 8 septembre 2024'],
        ['décembre', '2023', 'dimanche 31 décembre 2023'],
        ['février', '2024', 'jeudi 29 février 2024'],
      ] as const) {
        if (!(await calendar.isVisible()))
          await page.getByRole('button', { name: 'Choisir une date : Arrivée' }).click()
        await calendar.getByLabel('Mois', { exact: true }).selectOption(month)
        await calendar.getByLabel('Année').selectOption(year)
        await calendar.getByRole('button', { name: day }).click()
        await calendar.waitFor({ state: 'detached' })
      }
      assert.equal(await arrival.inputValue(), '29/02/2024')
      await page.getByRole('button', { name: 'Demander' }).click()
      await page.waitForURL('**/cadre?**')
      const sent = Object.fromEntries(new URL(page.url()).searchParams)
      assert.deepEqual(sent, { arrivee: '2024-02-29', naissance: '1980-05-01', valeur: '12500.00' })
    })
  }

  it('without script, the fields of an old template are plain ones', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto(path)
    assert.equal(await page.locator('#arrivee').inputValue(), '2024-02-29')
  })
})
