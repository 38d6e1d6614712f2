import { live, press, type Uses } from '../use.ts'

export const overlays: Uses = {
  'flx-front-banner': {
    does: 'is closed',
    act: async (page) => {
      // It wakes with the first gesture.
      await live(page).hover()
      await press(page, 'Fermer l’annonce')
      await live(page).getByText('Livraison offerte').waitFor({ state: 'hidden' })
    },
  },
  'flx-front-popup': {
    does: 'is opened by its button',
    act: async (page) => {
      await press(page, 'Montrer l’annonce')
      await page.getByRole('dialog', { name: 'Soldes d’hiver' }).getByText('Jusqu’au 3 février').waitFor()
    },
  },
  'flx-lightbox': {
    does: 'shows the picture that is pressed, then the next one',
    act: async (page) => {
      await live(page).getByRole('link').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('1 sur 5').first().waitFor()
      await dialog.getByRole('button', { name: 'Image suivante', exact: true }).click()
      await dialog.getByText('2 sur 5').first().waitFor()
    },
  },
  'flx-loader': {
    does: 'covers the page, then leaves it',
    act: async (page) => {
      await page.getByRole('button', { name: 'flx.loader.show()' }).click()
      await page.getByText('Un instant').last().waitFor()
      await page.getByText('Un instant').last().waitFor({ state: 'hidden' })
    },
  },
  'flx-modal': {
    does: 'is opened by its button and closed by Escape, and flx.alert() says something',
    act: async (page) => {
      await press(page, 'Guide des tailles')
      const dialog = page.getByRole('dialog', { name: 'Guide des tailles' })
      await dialog.getByText('24 cm').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'flx.alert(contenu)' }).click()
      const alert = page.getByRole('alertdialog')
      await alert.getByRole('button', { name: 'OK' }).click()
      await alert.waitFor({ state: 'hidden' })
    },
  },
  'flx-popup': {
    does: 'shows a page above the page, and a map on which a point is chosen',
    act: async (page) => {
      await live(page).getByRole('link', { name: 'La livraison' }).click()
      const dialog = page.getByRole('dialog')
      await page.frameLocator('dialog iframe').getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await press(page, 'Choisir un point')
      await page.frameLocator('dialog iframe').locator('canvas').waitFor()
    },
  },
  'flx-toast': {
    does: 'says something in the corner',
    act: async (page) => {
      await press(page, 'Enregistrer')
      await page.getByText('Votre adresse est enregistrée.').last().waitFor()
      await page.getByRole('button', { name: 'Fermer cette notification' }).click()
    },
  },
}
