import type { FormSaid } from '../../server/accounts/form-said.ts'
import { mostSponsored, type Sponsorship } from '../../server/accounts/sponsorship.ts'
import { AccountSectionHead } from './account-section-head.tsx'
import { FormAnswer } from './form-answer.tsx'
import { EmailField } from './form-field.tsx'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

interface AccountSponsorshipProps {
  base: string
  sponsorships: Sponsorship[]
  refused?: { fields: Record<string, string>; said: FormSaid } | undefined
}

/** The form to have the shop write to a friend, once, in the customer's name (ACC-05). */
export function AccountSponsorship({ base, sponsorships, refused }: AccountSponsorshipProps) {
  const { fields = {}, said } = refused ?? {}
  const agreement = said?.errors['accord']
  return (
    <>
      <AccountSectionHead title="Parler de L’Estran" />
      {said && <FormAnswer said={said} />}
      <p className="account-intro">
        Nous enverrons un seul message de votre part. L’adresse n’est pas conservée en clair ni utilisée ailleurs. Dix
        personnes au plus par mois.
      </p>
      <flx-form after="reset" no-draft>
        <form
          id="compte-parrainage"
          className="site-form"
          method="post"
          action={`${base}ajax/modules/boutique/compte/traitement-parrainage.php`}
        >
          <EmailField
            label="Son adresse e-mail"
            name="email"
            id="parrainage-email"
            value={fields['email']}
            error={said?.errors['email']}
            autoComplete="off"
            required
          />
          <div className="field field--box">
            <label htmlFor="parrainage-accord">
              <input
                id="parrainage-accord"
                type="checkbox"
                name="accord"
                value="1"
                required
                defaultChecked={fields['accord'] === '1'}
                aria-invalid={agreement ? true : undefined}
                aria-describedby={agreement ? 'parrainage-accord-erreur' : undefined}
              />
              Cette personne est d’accord pour recevoir ce message
            </label>
            {agreement && (
              <span className="field__error" id="parrainage-accord-erreur">
                {agreement}
              </span>
            )}
          </div>
          <button className="button" type="submit">
            Envoyer le message
          </button>
        </form>
      </flx-form>
      {sponsorships.length > 0 && (
        <>
          <h3 className="account-title">Déjà prévenus</h3>
          <ul>
            {sponsorships.slice(0, mostSponsored).map(({ masked, sentAt }) => (
              <li key={`${masked}${sentAt.toISOString()}`}>
                {masked}, le <time dateTime={sentAt.toISOString()}>{day.format(sentAt)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
