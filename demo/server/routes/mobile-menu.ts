import type { Hono } from 'hono'
import * as v from 'valibot'
import { readForm } from '../body.ts'
import { readMenu } from '../catalogue/menu.ts'
import type { AppEnv, Services } from '../context.ts'

const asked = v.object({ configmenu: v.pipe(v.string(), v.maxLength(64)) })

/** `ajax/modules/menu/mobile-menu.php` (MENU-02): JSON at both mounts; an unknown configuration has no entries. */
export function mobileMenuRoutes(api: Hono<AppEnv>, { db }: Services): void {
  api.post('/ajax/modules/menu/mobile-menu.php', async (c) => {
    const form = v.safeParse(asked, await readForm(c))
    return c.json(form.success ? await readMenu(db, form.output.configmenu) : [])
  })
}
