import type { ReactNode } from 'react'

interface DoorProps {
  id: string
  name: 'login' | 'guest' | 'signup'
  title: string
  isOpen: boolean
  children: ReactNode
}

/**
 * One of the ways to identify oneself. In a row all are open; in a column only the chosen one is, so that all titles
 * fit on a phone's screen. A radio button holds the state, so it works without script.
 */
export function Door({ id, name, title, isOpen, children }: DoorProps) {
  const titleId = `${id}-${name}-title`
  return (
    <section className="flx-cart__card flx-cart__door" aria-labelledby={titleId}>
      <h3 className="flx-cart__title">
        <label className="flx-cart__door-head">
          <input
            className="flx-cart__door-choice"
            type="radio"
            name={`${id}-door`}
            value={name}
            defaultChecked={isOpen}
          />
          <span className="flx-cart__door-title" id={titleId}>
            {title}
          </span>
        </label>
      </h3>
      <div className="flx-cart__fields flx-cart__door-content">{children}</div>
    </section>
  )
}
