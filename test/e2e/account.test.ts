import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite } from '../support/site.ts'

describe('the account’s page', () => {
  const site = forSuite(openSite)

  it('LOGIN-02 the header leads to the account, where one logs in and out', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/')
    await page.locator('summary', { hasText: 'Mon compte' }).click()
    await page.getByRole('dialog').getByLabel('Votre e-mail').fill('demo@lestran.example')
    await page.getByLabel('Mot de passe', { exact: true }).fill('faux-mot-de-passe')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('dialog').getByRole('alert').getByText('incorrect').waitFor()
    assert.deepEqual(await axe(page), [])
    await page.getByLabel('Votre e-mail').fill('demo@lestran.example')
    await page.getByLabel('Mot de passe', { exact: true }).fill('maree-haute-2026')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('heading', { name: 'Vos réservations' }).waitFor()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
  })
})
