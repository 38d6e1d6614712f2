import { FormField } from './form-field.tsx'

/** The password of who is logged in, which what matters asks for again. */
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
