import { AccountSettings, type Settings } from '../../site/parts/account-settings.tsx'
import { type Customer, settingsOf } from '../accounts/customer.ts'
import type { FormSaid } from '../accounts/form-said.ts'
import { changeSecondFactor } from '../accounts/login-code.ts'
import { keepPasskey, passkeysOf, removePasskey, renamePasskey } from '../accounts/passkeys/keep-passkey.ts'
import { idIn } from '../body.ts'
import type { RouteModule, Services } from '../context.ts'
import { changeSubscription, takesNewsletter } from '../newsletter/subscribe.ts'
import { sectionRoute, sendSection } from './account-section.tsx'
import type { ExtranetForm, FormCall } from './extranet-forms.tsx'

const slug = 'parametres'

async function readSettings({ db }: Services, { id, email }: Customer): Promise<Settings> {
  return {
    ...(await settingsOf(db, id)),
    newsletter: await takesNewsletter(db, email),
    passkeys: await passkeysOf(db, id),
  }
}

const formOf = (perform: (call: FormCall) => Promise<FormSaid>): ExtranetForm => ({
  perform,
  show: ({ c, services, fields }, said) =>
    sendSection(c, services, slug, async ({ base, customer }) => (
      <AccountSettings
        base={base}
        email={customer.email}
        settings={await readSettings(services, customer)}
        refused={{ fields, said }}
      />
    )),
})

const ownerOf = ({ session }: FormCall): number => session.customerId ?? 0

/** The forms of the section (ACC-06). An unticked box is not sent, and counts as off. */
export const settingForms: Record<string, ExtranetForm> = {
  modif_double_facteur: formOf(({ services, session, fields }) =>
    changeSecondFactor(services, session, {
      isOn: fields['actif'] === '1',
      password: fields['password_actuel'] ?? '',
    }),
  ),
  modif_lettre: formOf(({ c, services, session, fields }) =>
    changeSubscription(c, services, session, fields['lettre'] === '1'),
  ),
  new_cle: formOf(({ c, services, session, fields }) =>
    keepPasskey(c, services, session, {
      name: fields['nom'] ?? '',
      password: fields['password_actuel'] ?? '',
      credential: fields['credential'] ?? '',
    }),
  ),
  modif_cle: formOf((call) =>
    renamePasskey(call.services.db, ownerOf(call), idIn(call.fields, 'idcle'), call.fields['nom'] ?? ''),
  ),
  delete_cle: formOf((call) => removePasskey(call.services, ownerOf(call), idIn(call.fields, 'idcle'))),
}

/** `/compte/parametres` */
export const accountSettingRoutes: RouteModule = (app, services) =>
  sectionRoute(app, services, slug, async ({ base, customer }) => (
    <AccountSettings base={base} email={customer.email} settings={await readSettings(services, customer)} />
  ))
