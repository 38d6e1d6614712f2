import type { Hono } from 'hono'
import type { ReactElement } from 'react'
import { AccountAddresses } from '../../site/parts/account-addresses.tsx'
import { AccountEmail } from '../../site/parts/account-email.tsx'
import { AccountPassword } from '../../site/parts/account-password.tsx'
import { AccountPrivacy } from '../../site/parts/account-privacy.tsx'
import { AccountSettings } from '../../site/parts/account-settings.tsx'
import { AccountSponsorship } from '../../site/parts/account-sponsorship.tsx'
import { addressesOf, changeName, deleteAddress, keepAddress, readAddress } from '../accounts/addresses.ts'
import { askEmail } from '../accounts/change-email.ts'
import { changePassword } from '../accounts/change-password.ts'
import { settingsOf } from '../accounts/customer.ts'
import { askDeletion } from '../accounts/delete-account.ts'
import type { FormSaid } from '../accounts/form-said.ts'
import { logOut } from '../accounts/log-in.ts'
import { changeSecondFactor } from '../accounts/login-code.ts'
import { keepPasskey, passkeysOf, removePasskey, renamePasskey } from '../accounts/passkeys/keep-passkey.ts'
import { sponsor, sponsorshipsOf } from '../accounts/sponsorship.ts'
import { idIn, readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { changeSubscription, takesNewsletter } from '../newsletter/subscribe.ts'
import { type SectionCall, sectionRoute, sendSection } from './account-section.tsx'
import { type ExtranetForm, type FormCall, takeForm } from './extranet-forms.tsx'
import { guestAccountForm } from './order.tsx'
import { signupForm } from './signup.tsx'

/** A form that was sent without script and refused: the values typed, and why. */
interface Refused {
  fields: Record<string, string>
  said: FormSaid
}

/** A section of the account that has forms (ACC-05, ACC-06). */
interface FormSection {
  slug: string
  draw(services: Services, call: SectionCall, refused?: Refused): ReactElement | Promise<ReactElement>
  /** What each form does, by the name of its action. */
  forms: Record<string, ExtranetForm['perform']>
}

const ownerOf = ({ session }: FormCall): number => session.customerId ?? 0
const given = ({ fields }: FormCall, name: string): string => fields[name] ?? ''

/** The form of a section: refused without script, it is shown again in its section. */
const formOf = (
  { slug, draw }: Pick<FormSection, 'slug' | 'draw'>,
  perform: ExtranetForm['perform'],
): ExtranetForm => ({
  perform,
  show: ({ c, services, fields }, said) =>
    sendSection(c, services, slug, (call) => draw(services, call, { fields, said })),
})

const sections: FormSection[] = [
  {
    slug: 'adresses',
    draw: async ({ db }, { base, customer }, refused) => (
      <AccountAddresses
        base={base}
        customer={customer}
        addresses={await addressesOf(db, customer.id)}
        refused={refused}
      />
    ),
    forms: {
      modif_contact: (call) => {
        const name = { firstName: given(call, 'prenom').trim(), lastName: given(call, 'nom').trim() }
        return changeName(call.services.db, ownerOf(call), name)
      },
      new_adresse: (call) => keepAddress(call.services.db, ownerOf(call), readAddress(call.fields)),
      modif_adresse: (call) =>
        keepAddress(call.services.db, ownerOf(call), readAddress(call.fields), idIn(call.fields, 'idadresse')),
      delete_adresse: (call) => deleteAddress(call.services.db, ownerOf(call), idIn(call.fields, 'idadresse')),
    },
  },
  {
    slug: 'email',
    draw: (_, { base, customer }, refused) => <AccountEmail base={base} email={customer.email} refused={refused} />,
    forms: {
      modif_email: (call) =>
        askEmail(call.services, call.session, {
          email: given(call, 'email'),
          again: given(call, 'email_confirm'),
          password: given(call, 'password_actuel'),
        }),
    },
  },
  {
    slug: 'mot-de-passe',
    draw: (_, { base, customer }, refused) => (
      <AccountPassword base={base} email={customer.email} said={refused?.said} />
    ),
    forms: {
      modif_mdp: (call) =>
        changePassword(call.services, call.session, {
          current: given(call, 'password_actuel'),
          password: given(call, 'password'),
          again: given(call, 'password_confirm'),
        }),
    },
  },
  {
    slug: 'donnees',
    draw: (_, { base }, refused) => <AccountPrivacy base={base} said={refused?.said} />,
    forms: {
      supprime_compte: async (call) => {
        const said = await askDeletion(call.services, call.session, given(call, 'password_actuel'))
        if (said.isDone) await logOut(call.c, call.services, call.session)
        return said
      },
    },
  },
  {
    slug: 'parametres',
    draw: async ({ db }, { base, customer: { id, email } }, refused) => {
      const settings = {
        ...(await settingsOf(db, id)),
        newsletter: await takesNewsletter(db, email),
        passkeys: await passkeysOf(db, id),
      }
      return <AccountSettings base={base} email={email} settings={settings} refused={refused} />
    },
    // An unticked box is not sent, and counts as off.
    forms: {
      modif_double_facteur: (call) =>
        changeSecondFactor(call.services, call.session, {
          isOn: given(call, 'actif') === '1',
          password: given(call, 'password_actuel'),
        }),
      modif_lettre: (call) => changeSubscription(call.c, call.services, call.session, given(call, 'lettre') === '1'),
      new_cle: (call) =>
        keepPasskey(call.c, call.services, call.session, {
          name: given(call, 'nom'),
          password: given(call, 'password_actuel'),
          credential: given(call, 'credential'),
        }),
      modif_cle: (call) =>
        renamePasskey(call.services.db, ownerOf(call), idIn(call.fields, 'idcle'), given(call, 'nom')),
      delete_cle: (call) => removePasskey(call.services, ownerOf(call), idIn(call.fields, 'idcle')),
    },
  },
]

const sponsorship: FormSection = {
  slug: 'parrainage',
  draw: async ({ db }, { base, customer }, refused) => (
    <AccountSponsorship base={base} sponsorships={await sponsorshipsOf(db, customer.id)} refused={refused} />
  ),
  forms: {},
}
const sponsorshipForm = formOf(sponsorship, (call) =>
  sponsor(call.c, call.services, call.session, {
    email: given(call, 'email'),
    isAgreed: given(call, 'accord') === '1',
  }),
)

/** The forms of the extranet (ACC-06), by the name of their action. */
export const extranetForms: Record<string, ExtranetForm> = {
  new_compte: signupForm,
  compte_invite: guestAccountForm,
  ...Object.fromEntries(
    sections.flatMap((section) =>
      Object.entries(section.forms).map(([action, perform]) => [action, formOf(section, perform)]),
    ),
  ),
}

/** `ajax/modules/boutique/compte/traitement-parrainage.php` (ACC-05). */
export function sponsorshipRoutes(api: Hono<AppEnv>, services: Services): void {
  api.post('/ajax/modules/boutique/compte/traitement-parrainage.php', async (c) =>
    takeForm(c, services, 'parrainage', sponsorshipForm, await readForm(c)),
  )
}

/** The sections of the account that have forms. */
export const accountFormRoutes: RouteModule = (app, services) => {
  for (const { slug, draw } of [...sections, sponsorship])
    sectionRoute(app, services, slug, (call) => draw(services, call))
}
