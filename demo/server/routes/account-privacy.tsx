import { AccountPrivacy } from '../../site/parts/account-privacy.tsx'
import { askDeletion } from '../accounts/delete-account.ts'
import { logOut } from '../accounts/log-in.ts'
import { ownData } from '../accounts/own-data.ts'
import type { RouteModule } from '../context.ts'
import { findSession } from '../sessions.ts'
import { sectionRoute, sendSection } from './account-section.tsx'
import type { ExtranetForm } from './extranet-forms.tsx'

const slug = 'donnees'
const copyPath = '/compte/donnees.json'

/** The form to delete the account, with its password (ACC-06). */
export const deletionForm: ExtranetForm = {
  async perform({ c, services, session, fields }) {
    const said = await askDeletion(services, session, fields['password_actuel'] ?? '')
    if (said.isDone) await logOut(c, services, session)
    return said
  },
  show: ({ c, services }, said) =>
    sendSection(c, services, slug, ({ base }) => <AccountPrivacy base={base} copy={copyPath} said={said} />),
}

/** `/compte/donnees`, and the customer's data as a file (RGPD, article 20). */
export const accountPrivacyRoutes: RouteModule = (app, services) => {
  sectionRoute(app, services, slug, ({ base }) => <AccountPrivacy base={base} copy={copyPath} />)
  app.get(copyPath, async (c) => {
    const customerId = (await findSession(c, services))?.customerId
    if (!customerId) return c.redirect('/compte', 303)
    c.header('Cache-Control', 'no-store')
    c.header('Content-Disposition', 'attachment; filename="mes-donnees.json"')
    return c.body(JSON.stringify(await ownData(services, customerId), null, 2), 200, {
      'Content-Type': 'application/json; charset=utf-8',
    })
  })
}
