import type { HTMLAttributes } from 'react'

type Tag<Attributes = object> = HTMLAttributes<HTMLElement> & Attributes

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'flx-autocomplete': Tag<{
        classname: string
        methode: string
        cibles?: string
        area?: 'shared' | 'shop' | 'account'
        saisielibre?: ''
        follow?: ''
        load?: 'gesture'
      }>
      'flx-config': Tag<{ base?: string; 'session-hash'?: string; logo?: string; 'is-admin'?: 'on' | undefined }>
      'flx-mobile-menu': Tag<{ dim?: 'black' | 'white' }>
      'flx-carousel': Tag<{ label?: string; shown?: string; step?: string; dots?: string; for?: string }>
      'flx-sticky': Tag<{ load?: 'gesture' }>
      'flx-slideshow': Tag<{ label?: string; autoplay?: 'off' }>
      'flx-home-slider': Tag<{ label?: string; dots?: 'on'; load?: 'gesture' }>
      'flx-cart-badge': Tag<{ 'data-flx-empty'?: '' }>
      'flx-lightbox': Tag
      'flx-map': Tag<{ tiles?: string }>
      'flx-map-picker': Tag<{
        lat?: string | undefined
        lng?: string | undefined
        'adresse-search'?: string | undefined
        'name-form'?: string | undefined
        'name-lat'?: string | undefined
        'name-lng'?: string | undefined
        geocoder?: string
        tiles?: string
      }>
      'flx-cart': Tag<{ shop?: string }>
      'flx-account': Tag
      'flx-my-elements': Tag<{ 'element-module-ident'?: string }>
      'flx-agenda': Tag<{ url: string; module?: string; param?: string }>
      'flx-calendar': Tag<{ url: string }>
      'flx-consent': Tag<{ policy?: string }>
      'flx-contract-end': Tag
      'flx-front-banner': Tag<{ days?: number }>
      'flx-fragment': Tag<{ history?: boolean; on?: string; every?: number }>
      'flx-page': Tag
      'flx-newsletter': Tag
      'flx-passkey': Tag
      'flx-password-change': Tag<{ back?: string }>
      'flx-signup': Tag<{ redirect?: string }>
      'flx-login': Tag<{ href?: string | undefined; small?: '' | undefined; refusal?: 'modal' | 'form' }>
      'flx-two-factor': Tag<{ href?: string; wait?: number }>
      'flx-repeat': Tag<{ min?: number; max?: number; 'add-label'?: string }>
      'flx-permalink': Tag
      'flx-popup': Tag
      'flx-date-field': Tag<{ min?: string | undefined }>
      'flx-mask': Tag<{ mask?: string }>
      'flx-list': Tag<{ 'load-stop'?: number }>
      'flx-password-strength': Tag
      'flx-upload': Tag<{ dir?: string; sizelimit?: number; exts?: string; multiple?: number }>
      'flx-video': Tag<{ label?: string }>
      'flx-price': Tag<{ ttc?: number; ht?: number; prior?: number; for?: string | undefined }>
      'flx-quantity': Tag
      'flx-form': Tag<{
        after?: 'keep' | 'reset' | 'hide'
        steps?: boolean
        check?: boolean
        modeleident?: string
      }>
      'flx-add-to-cart': Tag<{ cart?: string; confirm?: 'modal' | 'toast' | 'none' }>
      'flx-table': Tag<{
        filter?: ''
        'choose-columns'?: ''
        fullscreen?: ''
        csv?: string
        'page-size'?: number
        types?: string
      }>
      'flx-track': Tag
      'flx-withdrawal': Tag
      'flx-share': Tag
      'flx-toggle': Tag<{ open?: boolean }>
      'flx-stock': Tag<{ article?: number; 'close-popup'?: ''; 'no-alert'?: '' }>
      'flx-reservation': Tag<{
        article?: string
        reference?: number
        line?: string | undefined
        type?: string | undefined
        from?: string | undefined
        date?: string | undefined
        heure?: string | undefined
        forceadm?: string | undefined
      }>
    }
  }
}
