import { Hono } from 'hono'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { mounts } from '../negotiate.ts'
import { sponsorshipRoutes } from './account-forms.tsx'
import { accountListRoutes } from './account-lists.tsx'
import { adServiceRoutes } from './ad-service.tsx'
import { articleServiceRoutes } from './article-service.ts'
import { autocompleterRoutes } from './autocompleter.ts'
import { addItemRoutes, cartRoutes } from './cart.tsx'
import { checkPasswordRoutes } from './check-password.ts'
import { contactRoutes } from './contact.tsx'
import { contractEndRoutes } from './contract-end.tsx'
import { extranetRoutes } from './extranet.tsx'
import { formServiceRoutes } from './form-service.tsx'
import { mobileMenuRoutes } from './mobile-menu.ts'
import { newsletterRoutes } from './newsletter.tsx'
import { permalinkService } from './permalink.ts'
import { quoteRoutes } from './quote.tsx'
import { templateRoutes } from './templates.tsx'
import { translationRoutes } from './translations.ts'
import { withdrawalRoutes } from './withdrawal.tsx'
import { agendaRoutes } from './workshops.tsx'

const features: ((api: Hono<AppEnv>, services: Services) => void)[] = [
  cartRoutes,
  addItemRoutes,
  articleServiceRoutes,
  extranetRoutes,
  autocompleterRoutes,
  checkPasswordRoutes,
  newsletterRoutes,
  accountListRoutes,
  sponsorshipRoutes,
  contactRoutes,
  quoteRoutes,
  withdrawalRoutes,
  contractEndRoutes,
  formServiceRoutes,
  templateRoutes,
  mobileMenuRoutes,
  translationRoutes,
  agendaRoutes,
  adServiceRoutes,
  permalinkService,
]

/** Routes of the contract, under `/globalflexit/` (JSON) and under `/html/globalflexit/` (HTML). */
export const apiRoutes: RouteModule = (app, services) => {
  const api = new Hono<AppEnv>()
  api.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  for (const feature of features) feature(api, services)
  for (const mount of Object.keys(mounts)) app.route(mount, api)
}
