import type { InputHTMLAttributes } from 'react'

interface FormFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'name'> {
  name: string
  label: string
  value: string | undefined
  error?: string | undefined
}

/** A labelled field of a plain form, with what a server said of it. */
export function FormField({ name, label, value, error, id: given, ...input }: FormFieldProps) {
  const id = given ?? name.replaceAll(/[[\]]+/g, '-').replace(/-$/, '')
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        {...input}
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-erreur` : undefined}
      />
      {error && (
        <span className="field__error" id={`${id}-erreur`}>
          {error}
        </span>
      )}
    </p>
  )
}
