import { findFirst } from '../../../core/browser/select.ts'

/** Links and texts of the server's view. */
export interface PageLinks {
  nextHref?: string | undefined
  nextLabel?: string | undefined
  shopHref?: string | undefined
  orderLabel?: string | undefined
}

/** Reads the links and texts of the server's view, so that our own views use the same ones. */
export function pageLinks(view: Element | null): PageLinks {
  const link = (name: string) => view && findFirst<HTMLAnchorElement>(`a.flx-cart__${name}`, view)
  return {
    nextHref: link('next')?.getAttribute('href') ?? undefined,
    nextLabel: link('next')?.textContent?.trim() || undefined,
    shopHref: link('shop')?.getAttribute('href') ?? undefined,
    orderLabel: view?.querySelector('[data-flx-action="valide_panier"]')?.textContent?.trim() || undefined,
  }
}
