import type { HTMLAttributes } from 'react'

type Tag<Attributes = object> = HTMLAttributes<HTMLElement> & Attributes

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'flx-config': Tag<{ base?: string; 'session-hash'?: string; logo?: string }>
      'flx-mobile-menu': Tag<{ dim?: 'black' | 'white' }>
      'flx-cart-badge': Tag<{ 'data-flx-empty'?: '' }>
      'flx-lightbox': Tag
      'flx-cart': Tag<{ shop?: string }>
      'flx-page': Tag
      'flx-add-to-cart': Tag<{ cart?: string }>
    }
  }
}
