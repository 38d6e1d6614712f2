import { createTransport } from 'nodemailer'
import { noBreaks } from '../../src/core/french/no-breaks.ts'
import { forgetMessage, type KeptMessage, takeMessage } from './accounts/outbox.ts'
import type { Database } from './database.ts'
import { logFailure } from './failure.ts'
import { noBreaksInHtml } from './no-breaks.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const paragraphs = (body: string): string[] =>
  body
    .split(/\n{2,}/)
    .map((each) => noBreaks(each.trim()))
    .filter(Boolean)

/** Returns the links of a message, with full addresses, the page first. */
const linksOf = ({ link, links }: KeptMessage, origin: string): { label: string; address: string }[] =>
  [...(link ? [{ label: 'Ouvrir la page', path: link }] : []), ...links].map(({ label, path }) => ({
    label,
    address: origin + path,
  }))

function writeText(message: KeptMessage, origin: string): string {
  const others = message.links.map(({ label, path }) => noBreaks(`${label} : `) + origin + path)
  return `${[...paragraphs(message.body), ...(message.link ? [origin + message.link] : []), ...others].join('\n\n')}\n`
}

/** Inline styles only, since mail programs ignore others. */
const style = {
  page: 'margin:0;padding:24px 12px;background:#f3f1ec;color:#1c2b33;font:16px/1.5 system-ui,-apple-system,Segoe UI,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px',
  brand: 'margin:0 0 16px;font-size:18px;font-weight:600',
  text: 'margin:0 0 16px',
  link: 'color:#0b5d77',
  foot: 'max-width:560px;margin:16px auto 0;color:#4c5a61;font-size:13px',
}

/**
 * Writes a message as text and HTML (RFC 2046, multipart/alternative). The HTML is made from the text and adds nothing:
 * everything is escaped, without pictures, scripts or links to other sites.
 */
export function writeMail(message: KeptMessage, origin: string): { text: string; html: string } {
  const said = paragraphs(message.body).map(
    (each) => `<p style="${style.text}">${escaped(each).replaceAll('\n', '<br>')}</p>`,
  )
  const links = linksOf(message, origin).map(
    ({ label, address }) =>
      `<p style="${style.text}"><a style="${style.link}" href="${escaped(address)}">${escaped(label)}</a></p>`,
  )
  const html = noBreaksInHtml(`<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(message.subject)}</title></head>
<body style="${style.page}">
<div style="${style.sheet}">
<p style="${style.brand}">L’Estran</p>
${[...said, ...links].join('\n')}
</div>
<p style="${style.foot}">L’Estran, quai des Sardiniers, Port-Lannec. Ce message vous est envoyé pour une demande faite sur notre site.</p>
</body>
</html>
`)
  return { text: writeText(message, origin), html }
}

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
