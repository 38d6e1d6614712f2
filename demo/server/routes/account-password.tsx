import { AccountPassword } from '../../site/parts/account-password.tsx'
import { changePassword } from '../accounts/change-password.ts'
import type { RouteModule } from '../context.ts'
import { sectionRoute, sendSection } from './account-section.tsx'
import type { ExtranetForm } from './extranet-forms.tsx'

const slug = 'mot-de-passe'

/** The form to change the account's password, with the current one (PWCHG-01). */
export const passwordForm: ExtranetForm = {
  perform: ({ services, session, fields }) =>
    changePassword(services, session, {
      current: fields['password_actuel'] ?? '',
      password: fields['password'] ?? '',
      again: fields['password_confirm'] ?? '',
    }),
  show: ({ c, services }, said) =>
    sendSection(c, services, slug, ({ base, customer }) => (
      <AccountPassword base={base} email={customer.email} said={said} />
    )),
}

/** `/compte/mot-de-passe` */
export const accountPasswordRoutes: RouteModule = (app, services) =>
  sectionRoute(app, services, slug, ({ base, customer }) => <AccountPassword base={base} email={customer.email} />)
