import type { Page } from 'playwright-core'

/** Fills in the login form of the PHP shop, and submits it. */
export async function sendLogin(page: Page, email: string, password: string): Promise<void> {
  const form = page.locator('form:has(input[value="login"])')
  await form.getByLabel('Adresse e-mail').fill(email)
  await form.getByLabel('Mot de passe').fill(password)
  await form.getByRole('button', { name: 'Se connecter' }).click()
}
