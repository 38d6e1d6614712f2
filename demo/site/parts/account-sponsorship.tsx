import type { FormSaid } from '../../server/accounts/form-said.ts'
import { mostSponsored, type Sponsorship } from '../../server/accounts/sponsorship.ts'
import { longDay } from '../../server/format.ts'
import { AccountSectionHead } from './account-section-head.tsx'
import { FormAnswer } from './form-answer.tsx'
import { BoxField, EmailField } from './form-field.tsx'

interface AccountSponsorshipProps {
  base: string
  sponsorships: Sponsorship[]
  refused?: { fields: Record<string, string>; said: FormSaid } | undefined
}

/** The form to have the shop write to a friend, once, in the customer's name (ACC-05). */
export function AccountSponsorship({ base, sponsorships, refused }: AccountSponsorshipProps) {
  const { fields = {}, said } = refused ?? {}
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
          <BoxField
            id="parrainage-accord"
            name="accord"
            label="Cette personne est d’accord pour recevoir ce message"
            isOn={fields['accord'] === '1'}
            error={said?.errors['accord']}
            required
          />
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
                {masked}, le <time dateTime={sentAt.toISOString()}>{longDay(sentAt)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
