interface ContactErrorsViewProps {
  message: string
  errors: Record<string, string>
}

/** The errors of a form in a fragment; `data-flx-field` names the field of each. */
export function ContactErrorsView({ message, errors }: ContactErrorsViewProps) {
  return (
    <div className="alert alert-danger" role="alert">
      <p>{message}</p>
      <ul>
        {Object.entries(errors).map(([name, text]) => (
          <li key={name} data-flx-field={name}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
