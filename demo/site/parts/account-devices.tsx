import type { OpenSession } from '../../server/accounts/open-sessions.ts'
import { sectionPath } from '../account-sections.ts'
import { AccountSectionHead } from './account-section-head.tsx'

/** Path of the page that lists the sessions, with buttons to close them. */
export const devicesPath = sectionPath('appareils')

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{moment.format(at)}</time>
}

function Device({ session: { id, device, openedAt, seenAt, isOwn } }: { session: OpenSession }) {
  return (
    <li className="account__item">
      <div>
        <p className="account__name" id={`appareil-${id}`}>
          {device}
          {isOwn && ' (cet appareil)'}
        </p>
        <p className="account__detail">
          {openedAt && (
            <>
              <span className="account__moment">
                Connecté le <Moment at={openedAt} />,
              </span>{' '}
            </>
          )}
          <span className="account__moment">
            vu le <Moment at={seenAt} />
          </span>
        </p>
      </div>
      {!isOwn && (
        <form method="post" action={devicesPath}>
          <input type="hidden" name="id" value={id} />
          <button className="button button--quiet" type="submit" aria-describedby={`appareil-${id}`}>
            Déconnecter
          </button>
        </form>
      )}
    </li>
  )
}

/** The browsers logged in to the account. */
export function AccountDevices({ sessions }: { sessions: OpenSession[] }) {
  return (
    <>
      <AccountSectionHead title="Vos appareils" />
      <p>Un appareil que vous ne reconnaissez pas ? Déconnectez-le, puis changez de mot de passe.</p>
      <ul className="account__list">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <form className="account__all" method="post" action={devicesPath}>
        {sessions.length > 1 && (
          <button className="button button--quiet" type="submit" name="action" value="autres">
            Déconnecter les autres
          </button>
        )}
        <button className="button button--quiet" type="submit" name="action" value="partout">
          Se déconnecter partout
        </button>
      </form>
    </>
  )
}
