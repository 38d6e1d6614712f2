import { FormField } from './form-field.tsx'

/** The current password of the customer, asked again before an important change. */
export function CurrentPassword({ id, error }: { id?: string; error: string | undefined }) {
  return (
    <FormField
      label="Votre mot de passe"
      name="password_actuel"
      {...(id && { id })}
      value={undefined}
      error={error}
      type="password"
      autoComplete="current-password"
      required
      maxLength={200}
    />
  )
}
