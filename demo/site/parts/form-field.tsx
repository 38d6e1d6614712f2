import type { InputHTMLAttributes, ReactElement, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'

interface FieldProps {
  id?: string | undefined
  name: string
  label: string
  value: string | undefined
  error?: string | undefined
}

export interface FormFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {
  /** Wraps the field in the element that enhances it. */
  wrap?: ((input: ReactElement) => ReactElement) | undefined
}

interface SelectFieldProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> {
  /** Values and their texts, in order. */
  options: [value: string, text: string][]
}

interface TextFieldProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {
  rows: number
}

/** The attributes of a field, and its parts: what it is called, and the server's error. */
function partsOf({ id: given, name, label, value, error }: FieldProps) {
  const id = given ?? name.replaceAll(/[[\]]+/g, '-').replace(/-$/, '')
  const attributes = {
    id,
    name,
    defaultValue: value,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-erreur` : undefined,
  }
  const before = <label htmlFor={id}>{label}</label>
  const after = error && (
    <span className="field__error" id={`${id}-erreur`}>
      {error}
    </span>
  )
  return { attributes, before, after }
}

/** A labelled field of a plain form. */
export function FormField({ wrap = (input) => input, ...field }: FormFieldProps) {
  const { attributes, before, after } = partsOf(field)
  const { label: _, value: __, error: ___, ...given } = field
  return (
    <p className="field">
      {before}
      {wrap(<input type="text" {...given} {...attributes} />)}
      {after}
    </p>
  )
}

/** The same for a choice in a list. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  const { attributes, before, after } = partsOf(field)
  const { label: _, value: __, error: ___, ...given } = field
  return (
    <p className="field">
      {before}
      <select {...given} {...attributes}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {after}
    </p>
  )
}

/** The same for a text of several lines. */
export function TextField(field: TextFieldProps) {
  const { attributes, before, after } = partsOf(field)
  const { label: _, value: __, error: ___, ...given } = field
  return (
    <p className="field">
      {before}
      <textarea {...given} {...attributes} />
      {after}
    </p>
  )
}
