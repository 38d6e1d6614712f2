import type { Page } from '../server/page.ts'

/** A page of nothing but its title. */
export const page: Page = () =>
  '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Vide</title><p>Vide</p></html>'
