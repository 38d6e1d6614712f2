import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { type ContactAnswer, ContactPage } from '../../site/contact-page.tsx'
import { alertAnswer } from '../alert-view.tsx'
import { readForm, type Texts } from '../body.ts'
import { keepContact, readContact } from '../contact/contact-request.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { answer, baseOf, isNavigation } from '../negotiate.ts'
import { pageId } from '../page-id.ts'
import { sendPage } from './send-page.tsx'
import { answerErrors, sendKeyOf } from './sent-form.tsx'

const service = 'ajax/modules/formulaire/contact.php'

async function contactPage(c: Context<AppEnv>, services: Services, fields: Texts, said?: ContactAnswer) {
  const base = baseOf(c)
  return sendPage(c, services, {
    title: 'Nous écrire',
    description: 'Une question, une commande en cours, un devis : la boutique vous répond.',
    trail: [pageId.home, pageId.contact],
    base,
    children: <ContactPage action={base + service} sendKey={randomUUID()} fields={fields} said={said} />,
  })
}

/** `/contact`. `?mode=html` works as on the cart's page. */
export const contactPageRoutes: RouteModule = (app, services) => {
  app.get('/contact', (c) => contactPage(c, services, c.req.query()))
}

/**
 * `ajax/modules/formulaire/contact.php`: takes a request to the shop, once even when its form is sent twice (FORM-11).
 */
export function contactRoutes(api: Hono<AppEnv>, services: Services): void {
  const { db, now } = services
  api.post(`/${service}`, async (c) => {
    const fields = await readForm(c)
    const { request, errors } = readContact(fields, now())
    if (Object.keys(errors).length > 0) {
      if (isNavigation(c)) return contactPage(c, services, fields, { kind: 'error', errors })
      const message = 'Votre message n’est pas encore parti.'
      return answerErrors(c, message, errors)
    }
    const key = sendKeyOf(c, fields)
    const number = await keepContact(db, key.slice(0, 100), request, now())
    const message = `Merci ${request.name} : votre demande n° ${number} est arrivée. Nous répondons à ${request.email} sous deux jours.`
    if (isNavigation(c)) return contactPage(c, services, {}, { kind: 'success', message })
    return answer(c, { status: 'ok', message }, alertAnswer('success', message))
  })
}
