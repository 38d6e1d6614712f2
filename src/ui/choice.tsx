import type { InputHTMLAttributes, ReactNode } from 'react'

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'title'> {
  title: ReactNode
  /** Content at the end of the title's line, such as a price. */
  side?: ReactNode
  /** Details under the title. */
  children?: ReactNode
}

/** A radio button whose whole box can be clicked. Markup only; its styles are `ui/choice.css`. */
export function Choice({ title, side, children, ...input }: ChoiceProps): ReactNode {
  return (
    <label className="flx-choice">
      <input type="radio" className="flx-choice__input" {...input} />
      <span className="flx-choice__body">
        <span className="flx-choice__line">
          <span className="flx-choice__title">{title}</span>
          {side && <span className="flx-choice__side">{side}</span>}
        </span>
        {children && <span className="flx-choice__detail">{children}</span>}
      </span>
    </label>
  )
}
