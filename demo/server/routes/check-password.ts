import type { Hono } from 'hono'
import * as v from 'valibot'
import { ratePassword } from '../accounts/rate-password.ts'
import { readForm } from '../body.ts'
import type { AppEnv, Services } from '../context.ts'
import { refuse } from '../negotiate.ts'

const asked = v.object({ q: v.pipe(v.string(), v.maxLength(1000)) })

/** `ajax/modules/vieprivee/check_pwd.php` (PWD-01): JSON at both mounts. The password is written nowhere. */
export function checkPasswordRoutes(api: Hono<AppEnv>, _services: Services): void {
  api.post('/ajax/modules/vieprivee/check_pwd.php', async (c) => {
    const form = v.safeParse(asked, await readForm(c))
    if (!form.success) return refuse(c, 400, 'Un mot de passe de mille caractères au plus est attendu dans « q ».')
    return c.json(await ratePassword(form.output.q))
  })
}
