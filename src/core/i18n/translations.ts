import * as v from 'valibot'
import { readStored, writeStored } from '../browser/storage.ts'
import { config } from '../config.ts'
import { onConfig } from '../configure.ts'
import { endpoint } from '../http/endpoint.ts'
import { createLatest } from '../http/latest.ts'
import { isAborted, RequestError } from '../http/request-error.ts'
import { sendJson } from '../http/send-json.ts'
import { shared } from '../shared.ts'
import { translate } from './texts.ts'
import { fieldsOf, type NewExpression, pairsOf, translationPairs, translationsAnswer } from './translations-contract.ts'

const service = 'ajax/modules/traductions/traitement.php'
const cacheKey = 'flx-traductions'
const cacheSchema = v.object({ owner: v.string(), pairs: translationPairs })
const latest = createLatest()

/** Translations are of one language, server and session: under another one, those that were kept are not used. */
function ownerOf(): string {
  const { lang, base, sessionHash } = config()
  return JSON.stringify([lang, base, sessionHash])
}

async function refreshTranslations(): Promise<void> {
  latest.abort()
  if (!config().translations) return translate([])
  const owner = ownerOf()
  const kept = readStored('session', cacheKey, cacheSchema)
  if (kept?.owner === owner) return translate(kept.pairs)
  const body = { action: 'get_traductions', cible: 'javascript' }
  const answer = await latest.run((signal) =>
    sendJson({ address: endpoint(service), body, signal }, translationsAnswer),
  )
  const pairs = pairsOf(answer)
  writeStored('session', cacheKey, { owner, pairs })
  translate(pairs)
}

function reportFailure(error: unknown): void {
  if (isAborted(error)) return
  const detail = error instanceof RequestError ? error.detail : error
  console.warn('flx : les traductions du serveur manquent, les textes restent en français.', detail)
}

/**
 * Lays the server's translations over the French texts (I18N-01), now and each time the configuration changes.
 * Nothing waits for them, they are kept per session hash, and without them the texts are French.
 */
export function followTranslations(): void {
  shared('followTranslations', () => {
    let owner = ''
    const follow = (): void => {
      const now = `${config().translations} ${ownerOf()}`
      if (now === owner) return
      owner = now
      refreshTranslations().catch(reportFailure)
    }
    onConfig(follow)
    follow()
    return true
  })
}

/**
 * Has the server learn an expression (`add_traduction`, I18N-01).
 * @returns the pairs of expression and translation that it answers.
 * @throws {RequestError}
 */
export async function addTranslation(expression: NewExpression): Promise<[expression: string, translation: string][]> {
  const body = fieldsOf({ language: config().lang, ...expression })
  return pairsOf(await sendJson({ address: endpoint(service), body }, translationsAnswer))
}
