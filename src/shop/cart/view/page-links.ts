import { findFirst } from '../../../core/browser/select.ts'

/** Links and words of the view that the server drew. */
export interface PageLinks {
  nextHref?: string | undefined
  nextLabel?: string | undefined
  shopHref?: string | undefined
  orderLabel?: string | undefined
}

/** Reads them, for our own views to say the same. */
export function pageLinks(view: Element | null): PageLinks {
  const link = (name: string) => view && findFirst<HTMLAnchorElement>(`a.flx-cart__${name}`, view)
  return {
    nextHref: link('next')?.getAttribute('href') ?? undefined,
    nextLabel: link('next')?.textContent?.trim() || undefined,
    shopHref: link('shop')?.getAttribute('href') ?? undefined,
    orderLabel: view?.querySelector('[data-flx-action="valide_panier"]')?.textContent?.trim() || undefined,
  }
}
