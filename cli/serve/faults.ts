import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'

/** The id whose fault applies to every call. */
export const everyCall = '*'

const maintenance = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Maintenance</title></head>
<body><h1>Le site est en maintenance</h1><p>Revenez dans quelques minutes.</p></body></html>`

const breakdown = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>500</title></head><body><h1>Internal Server Error</h1></body></html>`

export interface Fault {
  title: string
  /** Milliseconds before the response. */
  delay?: number
  /** Returns the response that replaces the shop's; omitted if the shop answers. */
  answer?: (c: Context) => Response
  /** True if the fault happens once and is then removed. */
  isOnce?: boolean
}

/** The faults that can be simulated between a page and its server, by name. */
export const faults = {
  lent: { title: 'lent, 2 s', delay: 2000 },
  tardif: { title: 'trop lent, 20 s', delay: 20_000 },
  500: { title: 'erreur 500', answer: (c) => c.html(breakdown, 500) },
  coupure: {
    title: 'connexion coupée',
    answer: (c) => {
      ;(c.env as HttpBindings).incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    },
  },
  page: { title: 'une page HTML à la place', answer: (c) => c.html(maintenance) },
  vide: { title: 'réponse vide', answer: (c) => c.body('', 200, { 'Content-Type': 'text/html; charset=utf-8' }) },
  session: {
    title: 'session finie, une fois',
    isOnce: true,
    answer: (c) => c.json({ status: 'ko', error_msg: 'Votre session est terminée. Reconnectez-vous.' }, 401),
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

export const isFault = (name: string): name is `${FaultName}` => Object.hasOwn(faults, name)
