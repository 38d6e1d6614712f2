import type { Hono } from 'hono'
import { AccountSponsorship } from '../../site/parts/account-sponsorship.tsx'
import { sponsor, sponsorshipsOf } from '../accounts/sponsorship.ts'
import { readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { sectionRoute, sendSection } from './account-section.tsx'
import { type ExtranetForm, takeForm } from './extranet-forms.tsx'

const slug = 'parrainage'

const form: ExtranetForm = {
  perform: ({ c, services, session, fields }) =>
    sponsor(c, services, session, { email: fields['email'] ?? '', isAgreed: fields['accord'] === '1' }),
  show: ({ c, services, fields }, said) =>
    sendSection(c, services, slug, async ({ base, customer }) => (
      <AccountSponsorship
        base={base}
        sponsorships={await sponsorshipsOf(services.db, customer.id)}
        refused={{ fields, said }}
      />
    )),
}

/** `ajax/modules/boutique/compte/traitement-parrainage.php` (ACC-05). */
export function sponsorshipRoutes(api: Hono<AppEnv>, services: Services): void {
  api.post('/ajax/modules/boutique/compte/traitement-parrainage.php', async (c) =>
    takeForm(c, services, 'parrainage', form, await readForm(c)),
  )
}

/** `/compte/parrainage` */
export const accountSponsorshipRoutes: RouteModule = (app, services) =>
  sectionRoute(app, services, slug, async ({ base, customer }) => (
    <AccountSponsorship base={base} sponsorships={await sponsorshipsOf(services.db, customer.id)} />
  ))
