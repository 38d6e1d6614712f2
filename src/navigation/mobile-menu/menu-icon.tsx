import type { ReactNode } from 'react'

const paths = {
  next: 'm9 5 7 7-7 7',
  back: 'm15 5-7 7 7 7',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9',
  search: 'm20 20-4.6-4.6M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0',
}

export function Icon({ name }: { name: keyof typeof paths }): ReactNode {
  return (
    <svg className="flx-mobile-menu__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path className="flx-mobile-menu__drawing" d={paths[name]} />
    </svg>
  )
}
