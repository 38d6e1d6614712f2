import { addressForms } from './account-addresses.tsx'
import { emailForm } from './account-email.tsx'
import { passwordForm } from './account-password.tsx'
import { deletionForm } from './account-privacy.tsx'
import { settingForms } from './account-settings.tsx'
import type { ExtranetForm } from './extranet-forms.tsx'
import { guestAccountForm } from './order.tsx'
import { signupForm } from './signup.tsx'

/** The forms of the account (ACC-06), by the name of their action. */
export const extranetForms: Record<string, ExtranetForm> = {
  new_compte: signupForm,
  compte_invite: guestAccountForm,
  modif_mdp: passwordForm,
  modif_email: emailForm,
  ...addressForms,
  ...settingForms,
  supprime_compte: deletionForm,
}
