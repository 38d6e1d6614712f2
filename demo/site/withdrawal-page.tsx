import { alertView } from '../server/alert-view.tsx'
import type { Texts } from '../server/body.ts'
import { longDay } from '../server/format.ts'
import type { OrderRow } from '../server/orders/order.ts'
import { EmailField, FormField, SelectField } from './parts/form-field.tsx'
import { PageHead } from './parts/page-head.tsx'
import { type OrderChoice, WithdrawalLines } from './parts/withdrawal-lines.tsx'

interface WithdrawalPageProps {
  /** Address of the service. */
  action: string
  /** Key that identifies this form when it is sent twice. */
  sendKey: string
  /** The customer's orders that can be chosen; null for a visitor, who gives a number and an address. */
  orders: Pick<OrderRow, 'number' | 'createdAt'>[] | null
  choice: OrderChoice | null
  typed: Texts
  errors: Record<string, string>
}

function OrderField({ orders, typed, errors }: WithdrawalPageProps) {
  if (!orders) {
    return (
      <>
        <FormField
          name="commande"
          label="Numéro de la commande"
          value={typed['commande']}
          error={errors['commande']}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          required
        />
        <EmailField
          name="email"
          label="Adresse e-mail de la commande"
          value={typed['email']}
          error={errors['email']}
          required
        />
      </>
    )
  }
  const known = orders.map(({ number, createdAt }): [string, string] => [number, `${number} du ${longDay(createdAt)}`])
  return (
    <SelectField
      name="commande"
      label="Votre commande"
      value={typed['commande'] ?? ''}
      error={errors['commande']}
      options={[['', 'Choisissez'], ...known]}
      required
    />
  )
}

/**
 * « Renoncer au contrat ici » (code de la consommation, L221-21 and D221-5): one form, in two steps when there is
 * script. Without, the page comes back with the articles of the order.
 */
export function WithdrawalPage(props: WithdrawalPageProps) {
  const { action, sendKey, orders, choice, typed, errors } = props
  const later = choice ? 'law-form__step' : 'law-form__step law-form__step--later'
  return (
    <>
      <PageHead links={[]} current="Renoncer au contrat" title="Renoncer au contrat ici">
        Vous avez quatorze jours après la réception pour renoncer à une commande, ou à une partie, sans dire pourquoi et
        sans frais. Un accusé de réception vous est envoyé, avec la date et l’heure.
      </PageHead>
      {Object.keys(errors).length > 0 && alertView('Vérifiez les champs signalés : rien n’a encore été déclaré.')}
      <flx-withdrawal>
        <form id="retractation" className="site-form law-form" method="post" action={action}>
          <input type="hidden" name="formulaire" value="retractation" />
          <input type="hidden" name="cle_envoi" value={sendKey} />
          {orders && <input type="hidden" name="compte" value="1" />}
          <fieldset className="law-form__step" data-flx-step="commande">
            <legend>Votre commande</legend>
            <OrderField {...props} />
            <noscript>
              <button className="button button--quiet" type="submit">
                Voir les articles de la commande
              </button>
            </noscript>
          </fieldset>
          <fieldset className={later} data-flx-step="articles">
            <legend>Ce à quoi vous renoncez</legend>
            <div className="law-form__part" data-flx-part="articles" data-flx-depends="commande, email">
              <WithdrawalLines choice={choice} typed={typed} errors={errors} />
            </div>
            <button className="button" type="submit">
              Confirmer la rétractation
            </button>
          </fieldset>
        </form>
      </flx-withdrawal>
      {orders && (
        <p className="site-hint">
          Une commande passée sans ce compte ? <a href="/retractation?compte=0">Indiquez son numéro et son adresse</a>.
        </p>
      )}
    </>
  )
}
