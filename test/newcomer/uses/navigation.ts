import { live, press, type Uses } from '../use.ts'

export const navigation: Uses = {
  'flx-breadcrumb': {
    does: 'opens the neighbours of a page',
    act: async (page) => {
      await press(page, /^Pages voisines/)
      await live(page).getByRole('link', { name: 'Annonces', exact: true }).waitFor()
    },
  },
  'flx-clickable': {
    does: 'leads where its link leads, wherever it is pressed',
    act: async (page) => {
      await live(page).getByText('Chaque matin').click()
      await page.waitForURL(/#bloc-pain$/)
    },
  },
  'flx-mobile-menu': {
    does: 'opens with the pages of the site',
    act: async (page) => {
      await press(page, 'Menu')
      await page.getByRole('dialog').getByRole('link').first().waitFor()
    },
  },
  'flx-sticky': {
    does: 'keeps the header on the screen, but for who reads on',
    act: async (page) => {
      await live(page).getByRole('link').click()
      const header = (state: string) => page.locator(`header[data-flx-sticky-state="${state}"]`)
      await header('top').waitFor()
      await page.mouse.wheel(0, 900)
      await header('hidden').waitFor({ state: 'attached' })
      await page.mouse.wheel(0, -200)
      await header('pinned').waitFor()
    },
  },
  'flx-toggle': {
    does: 'opens and closes its content, and its button says so',
    act: async (page) => {
      await press(page, 'Rechercher')
      await live(page).getByRole('searchbox').waitFor()
      await press(page, 'Fermer la recherche')
      await live(page).getByRole('searchbox').waitFor({ state: 'hidden' })
    },
  },
}
