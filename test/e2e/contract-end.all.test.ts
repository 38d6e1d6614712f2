import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { contractEnds } from '../../demo/server/schema.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { openSite, type SitePage } from '../support/site.ts'

describe('the end of a contract', () => {
  const site = forSuite(openSite)

  const kept = async (reference: string) =>
    (await site.db.select().from(contractEnds).where(eq(contractEnds.reference, reference))).length
  const receipt = (page: SitePage) => page.getByText(/La notification de la résiliation du contrat \S+ est reçue le/)
  const button = (page: SitePage, name: string) => page.getByRole('button', { name })

  for (const [mode, width] of [
    ['json', 1280],
    ['html', 360],
  ] as const) {
    it(`LAW-07 from the footer, by keyboard alone, without a login: ${mode}, ${width} px`, async () => {
      const page = await site.visit({ viewport: { width, height: 740 } })
      await page.goto('/')
      await page.getByRole('link', { name: 'Résilier votre contrat' }).click()
      if (mode === 'html') await page.goto('/resiliation?mode=html')
      await page.locator('form[data-flx-steps]').waitFor()
      await fits(page)
      const keys = new Keyboard(page)
      await keys.type(page.getByLabel('Numéro du contrat'), `E-${mode}`)
      await keys.press(button(page, 'Suivant'))
      // The step has come once its name has the focus: only then does Tab go on from it.
      await page.locator('[data-flx-step] > legend:focus').waitFor()
      await keys.type(page.getByLabel('Nom et prénom'), 'Anne Tanguy')
      await keys.type(page.locator('#email'), 'anne@exemple.fr')
      await keys.press(button(page, 'Vérifier avant d’envoyer'))
      await page.getByRole('heading', { name: 'Récapitulatif' }).waitFor()
      await fits(page)
      await keys.press(button(page, 'Notification de la résiliation'))
      await receipt(page).waitFor()
      await page.locator('form#resiliation').waitFor({ state: 'hidden' })
      await fits(page)
      assert.equal(await kept(`E-${mode}`), 1)
    })
  }
})
