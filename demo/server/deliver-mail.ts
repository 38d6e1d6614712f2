import { createTransport } from 'nodemailer'
import { forgetMessage, takeMessage } from './accounts/outbox.ts'
import type { Database } from './database.ts'
import { logFailure } from './log.ts'
import { writeMail } from './write-mail.ts'

interface MailOptions {
  /** `smtp://account:secret@server:587`, or `smtps://`. */
  smtpUrl: string
  from: string
  /** Origin of the site, for the full addresses in messages. */
  origin: string
}

const everyMilliseconds = 2000

/**
 * Sends the messages of the outbox to the mail server, trying again until it accepts them. A message may be sent twice
 * if the server stops right after, but none is lost.
 * @returns a function that stops this, once the current message is sent.
 */
export function deliverMail(
  db: Database,
  now: () => Date,
  { smtpUrl, from, origin }: MailOptions,
): () => Promise<void> {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  const transport = createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()

  async function deliverAll(): Promise<void> {
    while (!stopped) {
      const message = await takeMessage(db, now())
      if (!message) return
      const { recipient, subject } = message
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject, ...writeMail(message, origin) })
      await forgetMessage(db, message.id)
    }
  }

  function next(): void {
    if (stopped) return
    timer = setTimeout(() => {
      underWay = deliverAll()
        .catch((error: unknown) => logFailure('courriels', error))
        .then(next)
    }, everyMilliseconds)
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await underWay
    transport.close()
  }
}
