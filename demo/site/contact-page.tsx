import { alertAnswer, alertView } from '../server/alert-view.tsx'
import type { Texts } from '../server/body.ts'
import { itemNumbers, subjects } from '../server/contact/contact-request.ts'
import { DateField } from './parts/date-field.tsx'
import { BoxField, EmailField, FormField, SelectField, TextField } from './parts/form-field.tsx'
import { HelpCard } from './parts/help-card.tsx'
import { PageHead } from './parts/page-head.tsx'

interface ContactItemProps {
  /** Number of the article in the rendered form; `given` is its number in the form that was sent. */
  number: number
  given: number
  fields: Texts
  errors: Texts
}

/** One article of a quotation. */
function ContactItem({ number, given, fields, errors }: ContactItemProps) {
  const field = (name: string) => ({
    name: `articles[${number}][${name}]`,
    value: fields[`articles[${given}][${name}]`],
    error: errors[`articles[${given}][${name}]`],
  })
  const quantity = field('quantite')
  return (
    <fieldset className="contact-item" data-flx-block>
      <legend>Article {number + 1}</legend>
      <FormField label="Quel article ?" {...field('nom')} maxLength={200} />
      <FormField label="Quantité" {...quantity} value={quantity.value ?? '1'} type="number" min={1} max={999} />
    </fieldset>
  )
}

/** The result of a form sent without script. */
export type ContactAnswer = { kind: 'success'; message: string } | { kind: 'error'; errors: Texts }

interface ContactPageProps {
  /** Address of the service. */
  action: string
  /** Key that identifies this form when it is sent twice. */
  sendKey: string
  /** The values typed, or those given by the query of the address. */
  fields: Texts
  said: ContactAnswer | undefined
}

function Said({ said }: { said: ContactAnswer }) {
  if (said.kind === 'success') {
    return alertAnswer('success', said.message)
  }
  return alertView('Votre message n’est pas encore parti : corrigez ce qui est signalé.')
}

/** The page to write to the shop: a plain form, which `<flx-form>` sends without leaving the page. */
export function ContactPage({ action, sendKey, fields, said }: ContactPageProps) {
  const errors = said?.kind === 'error' ? said.errors : {}
  const field = (name: string) => ({ name, value: fields[name], error: errors[name] })
  const numbers = itemNumbers(fields)
  return (
    <>
      <PageHead links={[]} title="Nous écrire">
        Une question, une commande en cours, un devis : nous répondons sous deux jours ouvrés.
      </PageHead>
      {said && <Said said={said} />}
      <div className="beside">
        <flx-form after="reset" check>
          <form id="contact" className="site-form contact-form" method="post" action={action}>
            <input type="hidden" name="formulaire" value="contact" />
            <input type="hidden" name="cle_envoi" value={sendKey} />
            <SelectField
              label="Votre demande concerne"
              name="sujet"
              options={Object.entries(subjects)}
              value={fields['sujet'] ?? 'question'}
            />
            <FormField label="Votre nom" {...field('nom')} required autoComplete="name" maxLength={120} />
            <EmailField label="Votre adresse e-mail" {...field('email')} required />
            <fieldset className="contact-form__quote" data-flx-if="sujet = devis">
              <legend>Votre devis</legend>
              <FormField
                label="Société (facultatif)"
                {...field('societe')}
                autoComplete="organization"
                maxLength={200}
              />
              <DateField label="Souhaité pour le (facultatif)" {...field('souhaite_le')} min="+1" />
              {(numbers.length > 0 ? numbers : ['0']).map((number, index) => (
                <ContactItem key={number} number={index} given={Number(number)} fields={fields} errors={errors} />
              ))}
            </fieldset>
            <TextField label="Votre message" {...field('message')} rows={6} required minLength={10} maxLength={4000} />
            <BoxField id="rappel" name="rappel" label="Je préfère être rappelé" isOn={Boolean(fields['rappel'])} />
            <div data-flx-if="rappel">
              <FormField label="Numéro de téléphone" {...field('telephone')} type="tel" autoComplete="tel" />
            </div>
            <button className="button" type="submit">
              Envoyer
            </button>
          </form>
        </flx-form>
        <HelpCard>
          <section>
            <h2>Une réponse tout de suite</h2>
            <ul>
              <li>
                <a href="/page/questions-frequentes">Questions fréquentes</a>
              </li>
              <li>
                <a href="/page/livraison">Tarifs et délais de livraison</a>
              </li>
              <li>
                <a href="/page/retours">Retours et échanges</a>
              </li>
              <li>
                <a href="/compte">Suivre une commande</a>
              </li>
            </ul>
          </section>
        </HelpCard>
      </div>
    </>
  )
}
