import { AccountDevices, devicesPath } from '../../site/parts/account-devices.tsx'
import { logOut } from '../accounts/log-in.ts'
import { loginPath } from '../accounts/login-path.ts'
import { closeOtherSessions, closeSession, openSessions } from '../accounts/open-sessions.ts'
import { readForm } from '../body.ts'
import type { RouteModule } from '../context.ts'
import { ensureSession, findSession, keepFlash } from '../sessions.ts'
import { sectionRoute } from './account-section.tsx'

/** `/compte/appareils`: the sessions open on the account, each with a plain form to close it. */
export const accountDevicesRoutes: RouteModule = (app, services) => {
  const { db } = services
  sectionRoute(app, services, 'appareils', async ({ customer }, c) => {
    const own = await ensureSession(c, services)
    return <AccountDevices sessions={await openSessions(db, customer.id, own)} />
  })

  app.post(devicesPath, async (c) => {
    const session = await findSession(c, services)
    const customerId = session?.customerId
    if (!session || !customerId) return c.redirect(loginPath, 303)
    const { action = '', id = '' } = await readForm(c)
    if (action === 'partout') {
      await closeOtherSessions(db, customerId, session)
      const left = await logOut(c, services, session)
      c.header('Clear-Site-Data', '"cache"')
      await keepFlash(db, left, { kind: 'success', text: 'Vous êtes déconnecté de tous vos appareils.' })
      return c.redirect(loginPath, 303)
    }
    if (action === 'autres') {
      await closeOtherSessions(db, customerId, session)
      await keepFlash(db, session, { kind: 'success', text: 'Les autres appareils sont déconnectés.' })
      return c.redirect(devicesPath, 303)
    }
    const isClosed = /^\d{1,9}$/.test(id) && (await closeSession(db, customerId, Number(id)))
    await keepFlash(
      db,
      session,
      isClosed
        ? { kind: 'success', text: 'Cet appareil est déconnecté.' }
        : { kind: 'error', text: 'Cet appareil n’était plus connecté.' },
    )
    return c.redirect(devicesPath, 303)
  })
}
