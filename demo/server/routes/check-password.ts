import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { passwordLength } from '../accounts/sign-up.ts'
import { readForm } from '../body.ts'
import type { AppEnv, Services } from '../context.ts'
import { refuse } from '../negotiate.ts'

/** Labels, by the score of the estimate, from 0 to 4. */
const words = ['Très faible', 'Faible', 'Moyen', 'Bon', 'Très bon'] as const
const percentages = [10, 25, 50, 75, 100] as const
/** Characters that are estimated: a longer password is judged by its beginning, to bound the work. */
const mostEstimated = 100

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loads the library and its dictionaries at the first request, since they are large. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
    translations: french.translations,
  })
}

function reasonsOf({ feedback }: ZxcvbnResult): string[] {
  return [feedback.warning, ...feedback.suggestions]
    .filter((reason): reason is string => Boolean(reason))
    .map((reason) => (/[.!?]$/.test(reason) ? reason : `${reason}.`))
}

/** Estimates how hard a password is to guess. One that is too short for the shop never rates above « Faible ». */
async function ratePassword(password: string) {
  if (password === '') return { result: '', percentage: 0, raisons: [] }
  estimator ??= loadEstimator()
  const estimate = (await estimator).check(password.slice(0, mostEstimated), ['estran', 'lestran', 'port-lannec'])
  const isShort = password.length < passwordLength.least
  const score = isShort ? Math.min(1, estimate.score) : estimate.score
  const tooShort = `${passwordLength.least} caractères au moins, ${password.length} pour l’instant.`
  return {
    result: words[score] ?? words[0],
    percentage: percentages[score] ?? percentages[0],
    raisons: [...(isShort ? [tooShort] : []), ...reasonsOf(estimate)],
  }
}

const asked = v.object({ q: v.pipe(v.string(), v.maxLength(1000)) })

/** `ajax/modules/vieprivee/check_pwd.php` (PWD-01): JSON at both mounts. The password is written nowhere. */
export function checkPasswordRoutes(api: Hono<AppEnv>, _services: Services): void {
  api.post('/ajax/modules/vieprivee/check_pwd.php', async (c) => {
    const form = v.safeParse(asked, await readForm(c))
    if (!form.success) return refuse(c, 400, 'Un mot de passe de mille caractères au plus est attendu dans « q ».')
    return c.json(await ratePassword(form.output.q))
  })
}
