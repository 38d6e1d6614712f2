import type { FormSaid } from '../../server/accounts/form-said.ts'

/**
 * The result of a form, in a fragment: errors by field with `data-flx-field`, and attributes for the next step
 * (decision 15).
 */
export function FormAnswer({ said }: { said: FormSaid }) {
  if (said.isDone) {
    return (
      <p
        className="alert alert-success"
        role="status"
        data-flx-redirect={said.redirect || undefined}
        data-flx-reload={said.reload ? '' : undefined}
        data-flx-options={said.options ? JSON.stringify(said.options) : undefined}
      >
        {said.message}
      </p>
    )
  }
  const errors = Object.entries(said.errors)
  return (
    <div className="alert alert-danger" role="alert" data-flx-confirmaccount={said.needsCode ? '1' : undefined}>
      <p>{said.message}</p>
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, text]) => (
            <li key={name} data-flx-field={name}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
