import type { outbox } from '../server/schema.ts'
import { PageHead } from './parts/page-head.tsx'

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** The messages that the demo would have sent by e-mail. */
export function OutboxPage({ messages }: { messages: (typeof outbox.$inferSelect)[] }) {
  return (
    <>
      <PageHead links={[]} current="E-mails" title="Vos e-mails">
        Cette boutique de démonstration n’envoie rien : les messages qui vous seraient adressés sont gardés ici.
      </PageHead>
      {messages.length === 0 && <p>Aucun message pour l’instant.</p>}
      <ol className="outbox">
        {messages.map(({ id, recipient, subject, body, link, links, sentAt }) => (
          <li key={id}>
            <article>
              <h2>{subject}</h2>
              <p className="outbox__head">
                À {recipient}, le <time dateTime={sentAt.toISOString()}>{moment.format(sentAt)}</time>
              </p>
              <p className="outbox__body">{body}</p>
              {link && (
                <p>
                  <a href={link}>Ouvrir le lien du message</a>
                </p>
              )}
              {links.map(({ label, path }) => (
                <p key={path}>
                  <a href={path}>{label}</a>
                </p>
              ))}
              <p className="outbox__as">
                <a href={`/courriels/${id}`}>Voir la version HTML</a>
              </p>
            </article>
          </li>
        ))}
      </ol>
    </>
  )
}
