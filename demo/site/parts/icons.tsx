export function MenuIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="M2 5h16M2 10h16M2 15h11" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}

export function AccountIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <circle cx="10" cy="6.5" r="3.5" />
        <path d="M3 17.5c.8-3.6 3.6-5 7-5s6.2 1.4 7 5" />
      </g>
    </svg>
  )
}

/** A colour of the shop, as a dot. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <svg className="swatch" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="9" fill={hex} stroke="currentColor" strokeOpacity="0.35" />
    </svg>
  )
}

export function Waves() {
  return (
    <svg className="waves" viewBox="0 0 120 12" width="120" height="12" aria-hidden="true" focusable="false">
      <path
        d="M2 8q7-8 14.5 0t14.5 0 14.5 0 14.5 0 14.5 0 14.5 0 14.5 0 14.5 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

export function CartIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4 7h12l-.9 9.2a1.4 1.4 0 0 1-1.4 1.3H6.3a1.4 1.4 0 0 1-1.4-1.3z" />
        <path d="M7 9.5V5.5a3 3 0 0 1 6 0v4" />
      </g>
    </svg>
  )
}

export function SearchIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <circle cx="9" cy="9" r="5.5" />
        <path d="m13.2 13.2 4 4" />
      </g>
    </svg>
  )
}
