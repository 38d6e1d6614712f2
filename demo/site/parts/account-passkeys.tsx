import type { FormSaid } from '../../server/accounts/form-said.ts'
import type { Passkey } from '../../server/accounts/passkeys/keep-passkey.ts'
import { longDay } from '../../server/format.ts'
import { CurrentPassword } from './current-password.tsx'
import { FormField } from './form-field.tsx'

function Day({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{longDay(at)}</time>
}

type Refused = { fields: Record<string, string>; said: FormSaid }

function OnePasskey({
  service,
  passkey,
  refused,
}: {
  service: string
  passkey: Passkey
  refused: Refused | undefined
}) {
  const { id, name, isSynced, createdAt, usedAt } = passkey
  const renaming =
    refused?.fields['action'] === 'modif_cle' && refused.fields['idcle'] === String(id) ? refused : undefined
  return (
    <li className="address-book__one">
      <h4>{name}</h4>
      <p className="account__detail">
        Ajoutée le <Day at={createdAt} />
        {usedAt && (
          <>
            , utilisée le <Day at={usedAt} />
          </>
        )}
        {isSynced && '. Vos autres appareils l’ont aussi'}.
      </p>
      <details open={Boolean(renaming)}>
        <summary>
          Renommer<span className="visually-hidden"> {name}</span>
        </summary>
        <flx-form no-draft>
          <form id={`cle-${id}`} className="site-form" method="post" action={service}>
            <input type="hidden" name="action" value="modif_cle" />
            <input type="hidden" name="idcle" value={id} />
            <FormField
              label="Nouveau nom"
              name="nom"
              id={`cle-${id}-nom`}
              value={renaming?.fields['nom'] ?? name}
              error={renaming?.said.errors['nom']}
              required
              maxLength={60}
            />
            <button className="button button--quiet" type="submit">
              Renommer
            </button>
          </form>
        </flx-form>
      </details>
      <details>
        <summary>
          Retirer<span className="visually-hidden"> {name}</span>
        </summary>
        <flx-form no-draft>
          <form id={`cle-${id}-retrait`} className="site-form" method="post" action={service}>
            <input type="hidden" name="action" value="delete_cle" />
            <input type="hidden" name="idcle" value={id} />
            <p>Elle n’ouvrira plus votre compte. Sur votre appareil, c’est à vous de la supprimer.</p>
            <button className="button button--quiet" type="submit">
              Retirer cette clé
            </button>
          </form>
        </flx-form>
      </details>
    </li>
  )
}

interface AccountPasskeysProps {
  service: string
  email: string
  passkeys: Passkey[]
  refused: Refused | undefined
}

/** The passkeys of the account, the other way to log in (KEY-01). */
export function AccountPasskeys({ service, email, passkeys, refused }: AccountPasskeysProps) {
  const adding = refused?.fields['action'] === 'new_cle' ? refused : undefined
  return (
    <>
      <h3 className="account-title">Clés d’accès</h3>
      <p className="account-intro">
        L’empreinte, le visage ou le code de votre appareil, à la place du mot de passe et du code : aucun mot de passe
        à retenir, et aucun site frauduleux ne peut la voler.
      </p>
      {passkeys.length > 0 && (
        <ul className="address-book">
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.id} service={service} passkey={passkey} refused={refused} />
          ))}
        </ul>
      )}
      <flx-passkey>
        <flx-form no-draft>
          <form id="compte-cle" className="site-form" method="post" action={service}>
            <input type="hidden" name="action" value="new_cle" />
            <input type="hidden" name="email" value={email} autoComplete="username" />
            <FormField
              label="Nom de la clé"
              name="nom"
              id="cle-nom"
              value={adding?.fields['nom']}
              error={adding?.said.errors['nom']}
              placeholder="Téléphone, ordinateur du bureau…"
              required
              maxLength={60}
            />
            <CurrentPassword id="cle-mot-de-passe" error={adding?.said.errors['password_actuel']} />
            <button className="button" type="submit">
              Ajouter une clé d’accès
            </button>
          </form>
        </flx-form>
        <p data-flx-no-passkeys="" hidden>
          Ce navigateur n’a pas de clés d’accès.
        </p>
      </flx-passkey>
    </>
  )
}
