import type { ConsentRecord } from '../../src/domain/consent/consent.ts'
import { consentCookie } from '../../src/domain/consent/consent-cookie.ts'

const accepted: ConsentRecord = {
  version: '1',
  id: '0123456789abcdef',
  date: '2026-01-05T10:00:00.000Z',
  purposes: { fonctionnement: true, mesure: true, contenus: true },
}

/** The cookie of a visitor who has already accepted cookies, so that no banner covers the page. */
export const acceptedCookie = { name: consentCookie, value: encodeURIComponent(JSON.stringify(accepted)) }
