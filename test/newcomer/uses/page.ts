import assert from 'node:assert/strict'
import { live, press, type Uses } from '../use.ts'
import { logIn } from './forms.ts'

export const page: Uses = {
  'flx-consent': {
    does: 'takes a choice, and comes back to it',
    act: async (page) => {
      const banner = live(page).getByRole('region', { name: 'Vos choix sur les cookies' })
      await banner.getByRole('button', { name: 'Tout accepter' }).click()
      await banner.waitFor({ state: 'hidden' })
      await press(page, 'Gérer mes cookies')
      await page.getByRole('dialog').waitFor()
    },
  },
  'flx-my-elements': {
    does: 'puts an ad of the customer online, or takes it away',
    act: async (page) => {
      await logIn(page)
      await live(page).getByRole('button', { name: 'Mettre en ligne, ou retirer' }).first().click()
      await live(page).getByText('Modification enregistrée.').waitFor()
    },
  },
  'flx-page': {
    does: 'dresses the page of an old template',
    act: async (page) => {
      await live(page).getByRole('link').click()
      await page.locator('.clickable_block[role="link"]').first().waitFor()
    },
  },
  'flx-permalink': {
    does: 'gives a permanent link, and its QR code',
    act: async (page) => {
      await press(page, 'Permalien de cette page')
      await page.getByRole('button', { name: 'Code QR' }).click()
      await page.getByRole('img', { name: /^Code QR de http/ }).waitFor()
    },
  },
  'flx-track': {
    does: 'tells the data layer of a link that is followed',
    act: async (page) => {
      await page.getByRole('button', { name: 'Tout accepter' }).click()
      await live(page).getByRole('link', { name: 'Un lien suivi' }).click()
      const layer = await page.evaluate(() => (globalThis as unknown as { dataLayer?: { event?: string }[] }).dataLayer)
      assert.deepEqual(layer?.map(({ event }) => event).filter(Boolean), ['select_promotion'])
    },
  },
}
