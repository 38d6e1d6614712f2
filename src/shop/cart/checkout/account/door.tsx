import type { ReactNode } from 'react'

interface DoorProps {
  id: string
  name: 'login' | 'guest' | 'signup'
  title: string
  isOpen: boolean
  children: ReactNode
}

/**
 * A way to say who one is. Side by side all are open; one below the other only the one that is chosen, so that a phone
 * shows all ways at once. Its state is the browser's own, so that it needs no script.
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
