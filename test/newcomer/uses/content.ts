import assert from 'node:assert/strict'
import type { SitePage } from '../../support/site.ts'
import { live, press, type Uses } from '../use.ts'

/** The next slide is there, and the first one out of reach. */
async function goOn(page: SitePage): Promise<void> {
  await press(page, 'Diapositive suivante')
  await live(page)
    .getByRole('status')
    .filter({ hasText: /^2 .*sur / })
    .waitFor()
}

export const content: Uses = {
  'flx-agenda': {
    does: 'shows the month that is asked for',
    act: async (page) => {
      await live(page).getByRole('link', { name: 'Décembre 2026' }).click()
      await live(page).getByRole('heading', { name: 'décembre 2026' }).waitFor()
    },
  },
  'flx-calendar': {
    does: 'goes a month on, and shows what a day has',
    act: async (page) => {
      const grid = live(page).getByRole('grid')
      const month = (await grid.getAttribute('aria-label')) ?? ''
      await live(page).getByRole('button').nth(1).click()
      await page.waitForFunction(
        (month) => document.querySelector('.guide-live [role="grid"]')?.getAttribute('aria-label') !== month,
        month,
      )
      await grid.getByRole('button', { name: 'Atelier de poterie' }).first().click()
      await page.getByRole('dialog').getByText('Atelier de poterie').first().waitFor()
    },
  },
  'flx-carousel': { does: 'goes on to the next slide', act: goOn },
  'flx-fragment': {
    does: 'asks the server for its content',
    act: async (page) => {
      await press(page, 'Voir les places')
      await live(page)
        .getByText(/\d place/)
        .first()
        .waitFor()
    },
  },
  'flx-home-slider': { does: 'goes on to the next slide', act: goOn },
  'flx-list': {
    does: 'goes on with the next articles',
    act: async (page) => {
      await live(page).getByRole('link', { name: 'Articles suivants' }).click()
      await live(page).locator('[data-flx-items] > li').nth(11).waitFor()
    },
  },
  'flx-map': {
    does: 'draws the streets, and says what a marker stands for',
    act: async (page) => {
      await live(page).locator('canvas').waitFor()
      const streets = page.waitForResponse(/\/carte\/\d/)
      await press(page, 'Agrandir la carte')
      await streets
      await press(page, 'Tout voir')
      await live(page).getByRole('list', { name: 'Points sur la carte' }).getByRole('button').first().click()
      await live(page).locator('.flx-map__card').getByText('Atelier de Brest').waitFor()
      assert.equal(await live(page).getByText('Le fond de carte').count(), 0)
    },
  },
  'flx-share': {
    does: 'copies the address of the page',
    act: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await press(page, 'Copier le lien')
      await page.getByText('Lien copié').first().waitFor()
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url())
    },
  },
  'flx-slideshow': { does: 'goes on to the next slide', act: goOn },
  'flx-table': {
    does: 'sorts by the column that is pressed, and back',
    act: async (page) => {
      const first = live(page).locator('tbody tr').first()
      await press(page, 'Atelier')
      await first.getByText('Émail').waitFor()
      await press(page, 'Atelier')
      await first.getByText('Tournage').waitFor()
    },
  },
  'flx-video': {
    does: 'plays in the place of its poster',
    act: async (page) => {
      await page
        .context()
        .route(/youtube-nocookie/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Le lecteur</h1>' }))
      await live(page).getByRole('link').click()
      await live(page).locator('iframe').contentFrame().getByText('Le lecteur').waitFor()
    },
  },
}
