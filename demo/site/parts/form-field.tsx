import type { InputHTMLAttributes, ReactElement } from 'react'

export interface FormFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'name'> {
  name: string
  label: string
  value: string | undefined
  error?: string | undefined
  /** Wraps the field in the element that enhances it. */
  wrap?: ((input: ReactElement) => ReactElement) | undefined
}

/** A labelled field of a plain form, with the server's error. */
export function FormField({ name, label, value, error, id: given, wrap, ...input }: FormFieldProps) {
  const id = given ?? name.replaceAll(/[[\]]+/g, '-').replace(/-$/, '')
  const field = (
    <input
      type="text"
      {...input}
      id={id}
      name={name}
      defaultValue={value}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-erreur` : undefined}
    />
  )
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {wrap ? wrap(field) : field}
      {error && (
        <span className="field__error" id={`${id}-erreur`}>
          {error}
        </span>
      )}
    </p>
  )
}
