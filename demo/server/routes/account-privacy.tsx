import { AccountPrivacy } from '../../site/parts/account-privacy.tsx'
import { askDeletion } from '../accounts/delete-account.ts'
import { logOut } from '../accounts/log-in.ts'
import type { RouteModule } from '../context.ts'
import { sectionRoute, sendSection } from './account-section.tsx'
import type { ExtranetForm } from './extranet-forms.tsx'

const slug = 'donnees'

/** The form to delete the account, with its password (ACC-06). */
export const deletionForm: ExtranetForm = {
  async perform({ c, services, session, fields }) {
    const said = await askDeletion(services, session, fields['password_actuel'] ?? '')
    if (said.isDone) await logOut(c, services, session)
    return said
  },
  show: ({ c, services }, said) =>
    sendSection(c, services, slug, ({ base }) => <AccountPrivacy base={base} said={said} />),
}

/** `/compte/donnees` */
export const accountPrivacyRoutes: RouteModule = (app, services) =>
  sectionRoute(app, services, slug, ({ base }) => <AccountPrivacy base={base} />)
