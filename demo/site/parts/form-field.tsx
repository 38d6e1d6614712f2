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

/** Returns the attributes of a form control, and what draws it in its field, between its label and the server's error. */
function readField<Given extends FieldProps>({ id: given, name, label, value, error, ...own }: Given) {
  const id = given ?? name.replaceAll(/[[\]]+/g, '-').replace(/-$/, '')
  const attributes = {
    ...own,
    id,
    name,
    defaultValue: value,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-erreur` : undefined,
  }
  const draw = (control: ReactElement): ReactElement => (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {control}
      {error && (
        <span className="field__error" id={`${id}-erreur`}>
          {error}
        </span>
      )}
    </p>
  )
  return { attributes, draw }
}

/** A labelled field of a plain form. */
export function FormField({ wrap = (input) => input, ...field }: FormFieldProps) {
  const { attributes, draw } = readField(field)
  return draw(wrap(<input type="text" {...attributes} />))
}

/** The same for an e-mail address. */
export function EmailField(field: FormFieldProps) {
  return <FormField type="email" autoComplete="email" maxLength={254} {...field} />
}

/** The same for a choice in a list. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  const { attributes, draw } = readField(field)
  return draw(
    <select {...attributes}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>,
  )
}

/** The same for a text of several lines. */
export function TextField(field: TextFieldProps) {
  const { attributes, draw } = readField(field)
  return draw(<textarea {...attributes} />)
}

interface BoxFieldProps {
  id: string
  name: string
  label: string
  isOn: boolean
  error?: string | undefined
  required?: boolean
}

/** A box to tick. */
export function BoxField({ id, name, label, isOn, error, required }: BoxFieldProps) {
  return (
    <div className="field field--box">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="1"
          required={required}
          defaultChecked={isOn}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-erreur` : undefined}
        />
        {label}
      </label>
      {error && (
        <span className="field__error" id={`${id}-erreur`}>
          {error}
        </span>
      )}
    </div>
  )
}
