import { daysToComeBack } from '../../server/accounts/delete-account.ts'
import type { FormSaid } from '../../server/accounts/form-said.ts'
import { AccountSectionHead } from './account-section-head.tsx'
import { CurrentPassword } from './current-password.tsx'
import { FormAnswer } from './form-answer.tsx'

interface AccountPrivacyProps {
  base: string
  said?: FormSaid | undefined
}

/** The section of the customer's data: to delete the account (ACC-06; RGPD, article 17). */
export function AccountPrivacy({ base, said }: AccountPrivacyProps) {
  return (
    <>
      <AccountSectionHead title="Vos données" />
      {said && <FormAnswer said={said} />}
      <h3 className="account-title">Supprimer mon compte</h3>
      <ul className="account__effects">
        <li>Vous êtes déconnecté aussitôt, sur tous vos appareils.</li>
        <li>Si vous vous reconnectez dans les {daysToComeBack} jours, votre compte est rétabli.</li>
        <li>Ensuite sont effacés : votre nom, votre adresse e-mail, vos adresses, votre panier et vos points.</li>
        <li>Vos commandes et leurs factures sont gardées dix ans : la loi le demande (code de commerce, L123-22).</li>
      </ul>
      <flx-form no-draft>
        <form
          id="compte-suppression"
          className="site-form"
          method="post"
          action={`${base}ajax/modules/extranet_v2/traitement.php`}
        >
          <input type="hidden" name="action" value="supprime_compte" />
          <CurrentPassword error={said?.errors['password_actuel']} />
          <button className="button button--danger" type="submit">
            Supprimer mon compte
          </button>
        </form>
      </flx-form>
    </>
  )
}
