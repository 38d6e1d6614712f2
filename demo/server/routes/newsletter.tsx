import type { Hono } from 'hono'
import { alertAnswer } from '../alert-view.tsx'
import { readForm } from '../body.ts'
import type { AppEnv, Services } from '../context.ts'
import { answer, isNavigation, returnPath } from '../negotiate.ts'
import { askSubscription, subscriptionAsked } from '../newsletter/subscribe.ts'
import { ensureSession, keepFlash } from '../sessions.ts'

/** `ajax/modules/newsletter_v2/traitement.php` (NEWS-01, NEWS-02). A plain form is redirected to its page. */
export function newsletterRoutes(api: Hono<AppEnv>, services: Services): void {
  const { db } = services
  api.post('/ajax/modules/newsletter_v2/traitement.php', async (c) => {
    const { email = '' } = await readForm(c)
    const session = await ensureSession(c, services)
    const refusal = await askSubscription(c, services, session, email)
    const kind = refusal ? 'error' : 'success'
    const text = refusal ?? subscriptionAsked
    if (isNavigation(c)) {
      await keepFlash(db, session, { kind, text })
      return c.redirect(returnPath(c, '/'), 303)
    }
    return answer(c, refusal ? { erreur: text } : { valid: text }, alertAnswer(kind, text))
  })
}
