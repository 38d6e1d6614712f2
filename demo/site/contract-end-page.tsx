import { alertView } from '../server/alert-view.tsx'
import type { Texts } from '../server/body.ts'
import { wishText } from '../server/contracts/end-notice.ts'
import { DateField } from './parts/date-field.tsx'
import { EmailField, FormField, TextField } from './parts/form-field.tsx'
import { PageHead } from './parts/page-head.tsx'

interface ContractEndPageProps {
  /** Address of the service. */
  action: string
  /** Key that identifies this form when it is sent twice. */
  sendKey: string
  typed: Texts
  errors: Record<string, string>
  /** True to show the values for review before they are sent. */
  isSummary: boolean
}

const names = ['reference', 'date_souhaitee', 'motif', 'nom', 'email']

/** The summary of a notice, without script (D215-3): the visitor reviews it, changes it, or sends it. */
function Summary({ action, sendKey, typed }: ContractEndPageProps) {
  const rows = [
    ['Contrat', typed['reference']],
    ['Date souhaitée', wishText(typed['date_souhaitee'] || null)],
    ['Motif', typed['motif']],
    ['Nom et prénom', typed['nom']],
    ['Adresse e-mail', typed['email']],
  ]
  return (
    <form className="site-form law-form law-form--summary" method="post" action={action}>
      <h2>Récapitulatif</h2>
      <dl className="law-form__summary">
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {names.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
      ))}
      <input type="hidden" name="cle_envoi" value={typed['cle_envoi'] || sendKey} />
      <input type="hidden" name="recapitule" value="1" />
      <p>
        <button className="button" type="submit">
          Notification de la résiliation
        </button>{' '}
        <button className="button button--quiet" type="submit" name="modifier" value="1">
          Modifier
        </button>
      </p>
    </form>
  )
}

function Form({ action, sendKey, typed, errors }: ContractEndPageProps) {
  const field = (name: string) => ({ name, value: typed[name], error: errors[name] })
  return (
    <flx-contract-end>
      <form id="resiliation" className="site-form law-form" method="post" action={action}>
        <input type="hidden" name="formulaire" value="resiliation" />
        <input type="hidden" name="cle_envoi" value={sendKey} />
        <fieldset className="law-form__step" data-flx-step="contrat">
          <legend>Votre contrat</legend>
          <FormField
            label="Numéro du contrat, ou de client"
            {...field('reference')}
            autoComplete="off"
            maxLength={60}
            required
          />
          <DateField label="Date souhaitée (facultatif)" {...field('date_souhaitee')} min="today" />
          <TextField
            label="Motif (en cas de résiliation anticipée) (facultatif)"
            {...field('motif')}
            rows={4}
            maxLength={2000}
          />
          <p>Un justificatif s’envoie à boutique@lestran.example, ou au quai des Sardiniers, Port-Lannec.</p>
        </fieldset>
        <fieldset className="law-form__step" data-flx-step="vous">
          <legend>Vous</legend>
          <FormField label="Nom et prénom" {...field('nom')} autoComplete="name" maxLength={120} required />
          <EmailField label="Adresse e-mail" {...field('email')} required />
        </fieldset>
        <noscript>
          <button className="button" type="submit">
            Vérifier avant d’envoyer
          </button>
        </noscript>
        <button className="button law-form__scripted" type="submit">
          Notification de la résiliation
        </button>
      </form>
    </flx-contract-end>
  )
}

/**
 * « Résilier votre contrat » (code de la consommation, L215-1-1 and D215-1 to D215-4): open to anyone, without a login.
 */
export function ContractEndPage(props: ContractEndPageProps) {
  return (
    <>
      <PageHead links={[]} title="Résilier votre contrat">
        Un abonnement, quel qu’il soit, se résilie d’ici, sans frais et sans compte. Vous recevez un accusé de
        réception, avec la date et l’heure.
      </PageHead>
      {Object.keys(props.errors).length > 0 && alertView('Vérifiez les champs signalés : rien n’a encore été notifié.')}
      {props.isSummary ? <Summary {...props} /> : <Form {...props} />}
    </>
  )
}
