import type { Context, Hono } from 'hono'
import { PageHead } from '../../site/parts/page-head.tsx'
import { alertAnswer } from '../alert-view.tsx'
import { readForm } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { answer, isNavigation, returnPath } from '../negotiate.ts'
import {
  askedSubscription,
  askSubscription,
  confirmSubscription,
  newsletterPath,
  subscriptionAsked,
} from '../newsletter/subscribe.ts'
import { ensureSession, findSession, redirectSaying } from '../sessions.ts'
import { linkRoute } from './links.ts'
import { sendPage } from './send-page.tsx'

interface NewsletterPageProps {
  email: string
  /** `over`: the link has expired. */
  state: 'asked' | 'done' | 'over'
}

/** The page of the link sent to a subscriber: its reader confirms the subscription. */
function NewsletterPage({ email, state }: NewsletterPageProps) {
  return (
    <>
      <PageHead links={[]} current="La lettre" title="La lettre de L’Estran" />
      {state === 'asked' && (
        <form className="site-form" method="post" action={newsletterPath}>
          <p>Une lettre par mois, à {email} : ce qui arrive à la boutique, et qui l’a fait.</p>
          <button className="button" type="submit">
            Confirmer mon inscription
          </button>
        </form>
      )}
      {state === 'done' && (
        <p className="alert alert-success" role="status">
          C’est fait : la prochaine lettre arrivera à {email}.
        </p>
      )}
      {state === 'over' && (
        <p>Ce lien a déjà servi, ou n’est plus valable. Demandez-en un autre au bas de n’importe quelle page.</p>
      )}
    </>
  )
}

async function show(c: Context<AppEnv>, services: Services, email: string | undefined, found: 'asked' | 'done') {
  return sendPage(c, services, {
    title: 'La lettre de L’Estran',
    isPersonal: true,
    children: <NewsletterPage email={email ?? ''} state={email ? found : 'over'} />,
  })
}

/** `/lettre`: the page of the message's link. It asks to confirm, since programs follow links too. */
export const newsletterPageRoutes: RouteModule = (app, services) => {
  linkRoute(app, services, newsletterPath, 'newsletter')
  app.get(newsletterPath, async (c) =>
    show(c, services, await askedSubscription(services, await findSession(c, services)), 'asked'),
  )
  app.post(newsletterPath, async (c) =>
    show(c, services, await confirmSubscription(services, await findSession(c, services)), 'done'),
  )
}

/** `ajax/modules/newsletter_v2/traitement.php` (NEWS-01, NEWS-02). A plain form is redirected to its page. */
export function newsletterRoutes(api: Hono<AppEnv>, services: Services): void {
  api.post('/ajax/modules/newsletter_v2/traitement.php', async (c) => {
    const { email = '' } = await readForm(c)
    const session = await ensureSession(c, services)
    const refusal = await askSubscription(c, services, session, email)
    const kind = refusal ? 'error' : 'success'
    const text = refusal ?? subscriptionAsked
    if (isNavigation(c)) return redirectSaying(c, services, returnPath(c, '/'), { kind, text })
    return answer(c, refusal ? { erreur: text } : { valid: text }, alertAnswer(kind, text))
  })
}
