import { alertView } from '../server/alert-view.tsx'
import type { Texts } from '../server/body.ts'
import { countries, countryOf, type Estimate, lineNumbers, mostLines, projects } from '../server/requests/quote.ts'
import type { HeldFile } from '../server/uploads/form-files.ts'
import { DateField } from './parts/date-field.tsx'
import { BoxField, EmailField, FormField, SelectField, TextField } from './parts/form-field.tsx'
import { HelpCard } from './parts/help-card.tsx'
import { PageHead } from './parts/page-head.tsx'
import { QuoteDelivery } from './parts/quote-delivery.tsx'
import { QuoteEstimate } from './parts/quote-estimate.tsx'

interface QuoteLineProps {
  /** Number of the line in the rendered form; `number` is its number in the form that was sent. */
  place: number
  number: string
  typed: Texts
  errors: Texts
}

/** One article of a quote: its name, with suggestions, then its colour and size. */
function QuoteLine({ place, number, typed, errors }: QuoteLineProps) {
  const field = (name: string) => ({
    name: `articles[${place}][${name}]`,
    value: typed[`articles[${number}][${name}]`],
    error: errors[`articles[${number}][${name}]`],
  })
  const quantity = field('quantite')
  const reference = field('reference')
  return (
    <fieldset className="quote-line" data-flx-block>
      <legend>Article {place + 1}</legend>
      <flx-autocomplete classname="Article" methode="chercher" area="shop" saisielibre="">
        <FormField label="Article concerné (facultatif)" {...field('nom')} autoComplete="off" maxLength={200} />
      </flx-autocomplete>
      <div className="site-form__pair">
        <SelectField
          label="Couleur et taille"
          {...reference}
          options={[
            ['', 'Peu importe'],
            ...(reference.value ? [[reference.value, 'Celle que vous aviez choisie'] as [string, string]] : []),
          ]}
          data-flx-contents="nom"
          data-elementclass="Reference"
        />
        <FormField
          label="Quantité"
          {...quantity}
          value={quantity.value ?? '1'}
          type="number"
          min={1}
          max={9999}
          data-flx-keep
        />
      </div>
    </fieldset>
  )
}

interface QuotePageProps {
  /** Address of the service. */
  action: string
  /** Key that identifies this form when it is sent twice. */
  sendKey: string
  /** The values typed, when the request was refused; or those already known of a customer. */
  typed: Texts
  /** The errors, by field. */
  errors: Texts
  /** Files already on the server. */
  files: HeldFile[]
  /** The estimated price of the articles typed. */
  estimate: Estimate
  isAdmin: boolean
}

/** Article lines of an empty form: without script no more can be added. */
const firstLines = ['0', '1']

const field = ({ typed, errors }: QuotePageProps, name: string) => ({ name, value: typed[name], error: errors[name] })

function Project(props: QuotePageProps) {
  const { typed } = props
  const values = Object.entries(projects)
  return (
    <fieldset className="quote-step" data-flx-step="projet">
      <legend>Le projet</legend>
      <SelectField name="projet" label="Il s’agit de" options={values} value={typed['projet'] ?? 'table'} />
      <div data-flx-if="projet = hotel">
        <FormField
          label="Nombre de couverts (facultatif)"
          {...field(props, 'couverts')}
          type="number"
          min={1}
          max={9999}
        />
      </div>
      <TextField label="Votre projet" {...field(props, 'message')} rows={6} maxLength={4000} required />
      <DateField label="Souhaité pour le (facultatif)" {...field(props, 'souhaite_le')} min="+1" />
    </fieldset>
  )
}

function Articles({ typed, errors }: QuotePageProps) {
  const numbers = lineNumbers(typed)
  return (
    <fieldset className="quote-step" data-flx-step="articles">
      <legend>Les articles</legend>
      <flx-repeat max={mostLines} add-label="Ajouter un article">
        {(numbers.length > 0 ? numbers : firstLines).map((number, place) => (
          <QuoteLine key={number} place={place} number={number} typed={typed} errors={errors} />
        ))}
      </flx-repeat>
    </fieldset>
  )
}

/**
 * The photos. With script they are uploaded as soon as they are chosen, else with the form. Files already uploaded are
 * kept.
 */
function Photos({ files, errors }: QuotePageProps) {
  return (
    <flx-upload dir="devis" sizelimit={20} exts="jpg, jpeg, png, webp, gif, avif, heic, pdf" multiple={6}>
      <p className="field">
        <label htmlFor="devis-photos">Photos ou plans (facultatif)</label>
        {errors['photos'] && <span className="field__error">{errors['photos']}</span>}
        <input id="devis-photos" type="file" name="photos" accept="image/*,.pdf" multiple />
        {files.map(({ key, name }) => (
          <input key={key} type="hidden" name="photos" value={key} data-flx-name={name} />
        ))}
      </p>
      {files.length > 0 && (
        <noscript>
          <p>Déjà reçus : {files.map(({ name }) => name).join(', ')}.</p>
        </noscript>
      )}
    </flx-upload>
  )
}

function Delivery(props: QuotePageProps) {
  const { typed, errors, estimate, isAdmin } = props
  const country = countryOf(typed)
  const values = Object.entries(countries).map(([code, { name }]): [string, string] => [code, name])
  return (
    <fieldset className="quote-step" data-flx-step="livraison">
      <legend>La livraison</legend>
      <div data-flx-part="estimation">
        <QuoteEstimate estimate={estimate} isAdmin={isAdmin} />
      </div>
      <SelectField name="pays" label="Pays" options={values} value={country} />
      <div className="quote-part" data-flx-part="livraison" data-flx-depends="pays">
        <QuoteDelivery country={country} typed={typed} errors={errors} />
      </div>
      <Photos {...props} />
    </fieldset>
  )
}

function Visitor(props: QuotePageProps) {
  return (
    <fieldset className="quote-step" data-flx-step="vous">
      <legend>Vous</legend>
      <FormField label="Votre nom" {...field(props, 'nom')} autoComplete="name" maxLength={200} required />
      <EmailField label="Adresse e-mail" {...field(props, 'email')} required />
      <div data-flx-if="projet = hotel">
        <FormField
          label="Société (facultatif)"
          {...field(props, 'societe')}
          autoComplete="organization"
          maxLength={200}
        />
      </div>
      <BoxField id="rappel" name="rappel" label="Je préfère être rappelé" isOn={Boolean(props.typed['rappel'])} />
      <div data-flx-if="rappel">
        <flx-mask mask="phone">
          <FormField label="Numéro de téléphone" {...field(props, 'telephone')} type="tel" autoComplete="tel" />
        </flx-mask>
      </div>
    </fieldset>
  )
}

/** « Demander un devis »: one long form, shown in four steps when there is script. */
export function QuotePage(props: QuotePageProps) {
  const { action, sendKey, typed, errors } = props
  return (
    <>
      <PageHead links={[]} title="Demander un devis">
        Une table de douze, un hall d’hôtel, une liste de mariage : dites-nous quoi, et pour quand.
      </PageHead>
      {Object.keys(errors).length > 0 && alertView('Vérifiez les champs signalés : rien n’a été envoyé.')}
      <div className="beside">
        <flx-form steps check after="hide" modeleident="devis">
          <form id="devis" className="site-form" method="post" action={action} encType="multipart/form-data">
            <input type="hidden" name="formulaire" value="devis" />
            <input type="hidden" name="cle_envoi" value={sendKey} />
            {typed['compte'] === '1' && <input type="hidden" name="compte" value="1" />}
            <Project {...props} />
            <Articles {...props} />
            <Delivery {...props} />
            <Visitor {...props} />
            <button className="button" type="submit">
              Envoyer la demande
            </button>
          </form>
        </flx-form>
        <HelpCard>
          <section>
            <h2>Et ensuite</h2>
            <ol>
              <li>Nous étudions votre demande sous deux jours ouvrés.</li>
              <li>Vous recevez le devis par e-mail.</li>
              <li>S’il vous convient, vous commandez à ces prix depuis votre panier.</li>
            </ol>
          </section>
        </HelpCard>
      </div>
    </>
  )
}
