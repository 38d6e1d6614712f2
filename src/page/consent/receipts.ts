import * as v from 'valibot'
import { readStored, writeStored } from '../../core/browser/storage.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { isHomeAddress } from '../../core/http/admit.ts'
import { detailOf } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { type ConsentRecord, readProofs } from '../../domain/consent/consent.ts'

/** Storage key of the date of the last choice sent to the server. */
const sentKey = 'flx-consent-sent'

let sending: Promise<void> = Promise.resolve()

/**
 * Returns the fields of a receipt: `action=consent`, `id`, `date`, `version`, `purposes[mesure]=1`, and
 * `withdrawn=1`.
 */
function fieldsOf({ id, date, version, purposes, withdrawn }: ConsentRecord) {
  const answers = Object.entries(purposes).map(([purpose, accepted]) => [purpose, Number(accepted)])
  return {
    action: 'consent',
    id,
    date,
    version,
    purposes: Object.fromEntries(answers),
    ...(withdrawn && { withdrawn: 1 }),
  }
}

async function sendUnsent(address: string): Promise<void> {
  for (const record of readProofs()) {
    if (record.date <= (readStored('local', sentKey, v.string()) ?? '')) continue
    await send({ address, body: fieldsOf(record), key: `${record.id} ${record.date}`, page: true, asText: true })
    writeStored('local', sentKey, record.date)
  }
}

/**
 * Sends the choices of this browser that the site's server does not have yet, oldest first (COOKIE-02). Those that
 * fail are sent again at the next choice, or on the next page.
 */
export function sendReceipts(host: Element, address: string): Promise<void> {
  if (!isHomeAddress(address)) {
    console.warn(`flx : ${openingTag(host)} : receipt mène à une autre origine que la page : rien n’y est envoyé.`)
    return Promise.resolve()
  }
  sending = sending
    .then(() => sendUnsent(address))
    .catch((error: unknown) => {
      console.warn('flx : un choix sur les cookies n’est pas parti.', detailOf(error))
    })
  return sending
}
