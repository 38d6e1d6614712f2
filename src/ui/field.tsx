import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'

interface FrameProps {
  id: string
  label: ReactNode
  /** The expected value, described before the field. */
  hint?: ReactNode
  /** Why the value was refused; linked to the field. */
  error?: ReactNode
  className?: string | undefined
}

function describedBy({ id, hint, error }: FrameProps): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
}

/** Returns the id and ARIA attributes of a control. */
function aria(props: FrameProps) {
  return {
    id: props.id,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': describedBy(props),
  }
}

function Frame({ id, label, hint, error, className, children }: FrameProps & { children: ReactNode }) {
  return (
    <div className={className ? `flx-field ${className}` : 'flx-field'}>
      <label className="flx-field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className="flx-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="flx-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

type Own<Attributes> = Omit<Attributes, 'id' | 'className'> & FrameProps

function split<Props extends FrameProps>({ label, hint, error, className, ...control }: Props) {
  return { frame: { id: control.id, label, hint, error, className }, control }
}

/**
 * A labelled input, with a hint and an error that are linked to it. `beside` is a control in the same row. Markup only;
 * its styles are `ui/field.css`.
 */
export function TextField({
  beside,
  ...props
}: Own<InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }> & { beside?: ReactNode }): ReactNode {
  const { frame, control } = split(props)
  const input = <input type="text" className="flx-field__input" {...control} {...aria(frame)} />
  return (
    <Frame {...frame}>
      {beside ? (
        <div className="flx-field__row">
          {input}
          {beside}
        </div>
      ) : (
        input
      )}
    </Frame>
  )
}

/** The same with several lines. */
export function TextAreaField(props: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>): ReactNode {
  const { frame, control } = split(props)
  return (
    <Frame {...frame}>
      <textarea className="flx-field__input" rows={3} {...control} {...aria(frame)} />
    </Frame>
  )
}

/** A labelled select; its children are the options. */
export function SelectField(props: Own<SelectHTMLAttributes<HTMLSelectElement>>): ReactNode {
  const { frame, control } = split(props)
  return (
    <Frame {...frame}>
      <select className="flx-field__input" {...control} {...aria(frame)} />
    </Frame>
  )
}

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
