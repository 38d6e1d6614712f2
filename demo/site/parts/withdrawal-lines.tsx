import type { Texts } from '../../server/body.ts'
import { longDay } from '../../server/format.ts'
import type { Order } from '../../server/orders/order.ts'
import { quantityName } from '../../server/withdrawal/read-declaration.ts'
import type { Withdrawable, WithdrawableLine } from '../../server/withdrawal/withdrawable.ts'
import { EmailField, FormField } from './form-field.tsx'

/** The order chosen for a withdrawal, and what can be withdrawn from it. */
export interface OrderChoice {
  order: Order
  withdrawable: Withdrawable
}

interface WithdrawalLinesProps {
  choice: OrderChoice | null
  typed: Texts
  errors: Record<string, string>
}

function Line({ line, typed, errors, isAlone }: { line: WithdrawableLine; isAlone: boolean } & Typed) {
  const { referenceId, name, label, code, quantity, left, withdrawn, refusal, condition } = line
  const field = quantityName(referenceId)
  const id = `quantite-${referenceId}`
  const error = errors[field]
  const notes = [
    withdrawn > 0 ? `Rétractation déjà reçue pour ${withdrawn}.` : '',
    refusal,
    left > 0 ? condition : '',
  ].filter(Boolean)
  const described = [notes.length > 0 ? `${id}-note` : '', error ? `${id}-erreur` : ''].filter(Boolean).join(' ')
  return (
    <li className="withdrawal-line">
      <div>
        <label htmlFor={left > 0 ? id : undefined}>
          {name} <small>{[label, code].filter(Boolean).join(' · ')}</small>
        </label>
        {notes.length > 0 && (
          <p className="withdrawal-line__note" id={`${id}-note`}>
            {notes.join(' ')}
          </p>
        )}
        {error && (
          <p className="field__error" id={`${id}-erreur`}>
            {error}
          </p>
        )}
      </div>
      {left > 0 ? (
        <p className="withdrawal-line__quantity">
          <input
            id={id}
            type="number"
            name={field}
            inputMode="numeric"
            min={0}
            max={left}
            required
            defaultValue={typed[field] ?? (isAlone ? left : 0)}
            aria-invalid={error ? true : undefined}
            aria-describedby={described || undefined}
          />{' '}
          sur {left}
        </p>
      ) : (
        <p className="withdrawal-line__quantity">
          {quantity} commandé{quantity > 1 && 's'}
        </p>
      )}
    </li>
  )
}

type Typed = Pick<WithdrawalLinesProps, 'typed' | 'errors'>

function periodText({ lastDay, isOver }: Withdrawable): string {
  if (!lastDay) return 'Votre délai de quatorze jours commence à la réception : vous pouvez renoncer dès maintenant.'
  const text = longDay(lastDay)
  return isOver ? `Le délai de quatorze jours a pris fin le ${text}.` : `Vous avez jusqu’au ${text} inclus.`
}

/** The choice of articles and quantities, with the name and address of the buyer (code de la consommation, D221-5). */
export function WithdrawalLines({ choice, typed, errors }: WithdrawalLinesProps) {
  if (!choice) return <p>Indiquez d’abord le numéro et l’adresse de votre commande : ses articles se montrent ici.</p>
  const { order, withdrawable } = choice
  const open = withdrawable.lines.filter(({ left }) => left > 0)
  const canWithdraw = open.length > 0 && !withdrawable.isOver
  const field = (name: string, known: string) => ({ name, value: typed[name] ?? known, error: errors[name] })
  const { firstName, lastName } = order.terms.billing
  return (
    <>
      <p>
        Commande {order.number} du {longDay(order.createdAt)}. {periodText(withdrawable)}
      </p>
      {withdrawable.isOver && (
        <p>
          La boutique reprend encore vos articles <a href="/page/retours">pendant trente jours</a>.
        </p>
      )}
      {!withdrawable.isOver && (
        <ul className="withdrawal-lines">
          {withdrawable.lines.map((line) => (
            <Line key={line.referenceId} line={line} typed={typed} errors={errors} isAlone={open.length === 1} />
          ))}
        </ul>
      )}
      {canWithdraw && (
        <>
          <FormField
            label="Votre nom"
            {...field('nom', `${firstName} ${lastName}`)}
            autoComplete="name"
            maxLength={120}
            required
          />
          <EmailField
            label="Adresse e-mail où recevoir l’accusé de réception"
            {...field('recu', order.terms.email)}
            required
          />
        </>
      )}
    </>
  )
}
