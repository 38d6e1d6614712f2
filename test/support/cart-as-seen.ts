import type { Page } from 'playwright-core'
import type { Site, SitePage } from './site.ts'

/**
 * Returns what a visitor reads in a cart: the texts of its parts and the current choices, without messages about the
 * last action.
 */
export function readCart(page: Page) {
  return page.evaluate(() => {
    const view = document.querySelector<HTMLElement>('flx-cart [data-flx-view="cart"]')
    const { flxCount, flxTotalHt, flxTotalTtc, flxDisplay, flxStage = 'panier', flxVersion } = view?.dataset ?? {}
    const parts = [
      '.flx-cart__name',
      '.flx-cart__code',
      '.flx-cart__rows',
      '.flx-cart__facts',
      '.flx-cart__fold summary',
    ]
    const texts = parts.map((part) =>
      [...(view?.querySelectorAll(part) ?? [])].map((each) => each.textContent?.replace(/\s+/g, ' ').trim()),
    )
    const quantities = [...(view?.querySelectorAll<HTMLInputElement>('.flx-cart__quantity') ?? [])]
    const choices = [...(view?.querySelectorAll<HTMLInputElement>('.flx-choice input:checked') ?? [])]
    return {
      about: { flxCount, flxTotalHt, flxTotalTtc, flxDisplay, flxStage, flxVersion },
      texts,
      quantities: quantities.map(({ dataset, value }) => `${dataset.flxValue}: ${value}`),
      choices: choices.map(({ name, value }) => `${name}: ${value}`),
    }
  })
}

/** Returns the cart that the server sends to the same visitor, who loads the same address again without script. */
export async function readFreshCart(site: Site, page: SitePage) {
  const storageState = await page.context().storageState()
  const fresh = await site.visit({ javaScriptEnabled: false, storageState })
  const { pathname, search } = new URL(page.url())
  await fresh.goto(pathname + search)
  const cart = await readCart(fresh)
  await fresh.context().close()
  return cart
}
