import type { QuoteErrors, QuoteFields } from '../server/requests/quote.ts'
import type { HeldFile } from '../server/requests/quote-files.ts'
import { Breadcrumb } from './parts/breadcrumb.tsx'

interface QuotePageProps {
  /** What was typed, where the request was refused. */
  typed: Partial<QuoteFields>
  /** Why, by field. */
  errors: QuoteErrors
  /** Files that the server has already. */
  files: HeldFile[]
}

type FieldProps = QuotePageProps & {
  name: keyof QuoteFields
  label: string
  type?: 'text' | 'email'
  autoComplete?: string
  required?: boolean
  inputMode?: 'numeric'
}

function Label({ name, label, errors, required }: FieldProps) {
  return (
    <>
      <label htmlFor={`devis-${name}`}>
        {label}
        {!required && ' (facultatif)'}
      </label>
      {errors[name] && (
        <span className="field__error" id={`devis-${name}-erreur`}>
          {errors[name]}
        </span>
      )}
    </>
  )
}

const control = ({ name, typed, errors, required = false }: FieldProps) => ({
  id: `devis-${name}`,
  name,
  required,
  defaultValue: typed[name],
  'aria-invalid': errors[name] ? true : undefined,
  'aria-describedby': errors[name] ? `devis-${name}-erreur` : undefined,
})

function Field(props: FieldProps) {
  const { type = 'text', autoComplete, inputMode } = props
  return (
    <p className="field">
      <Label {...props} />
      <input type={type} autoComplete={autoComplete} inputMode={inputMode} maxLength={200} {...control(props)} />
    </p>
  )
}

/** Files go as they are chosen where there is script, with the form elsewhere. Those that came once are not asked again. */
function Photos({ files, errors }: QuotePageProps) {
  return (
    <flx-upload dir="devis" sizelimit={20} exts="jpg, jpeg, png, webp, gif, avif, heic, pdf" multiple={6}>
      <p className="field">
        <label htmlFor="devis-photos">Photos ou plans (facultatif)</label>
        {errors.photos && <span className="field__error">{errors.photos}</span>}
        <input id="devis-photos" type="file" name="photos" accept="image/*,.pdf" multiple />
        {files.map(({ key }) => (
          <input key={key} type="hidden" name="photos" value={key} />
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

/** « Demander un devis »: a plain form, whose fields propose towns and articles where there is script. */
export function QuotePage(props: QuotePageProps) {
  const message: FieldProps = { ...props, name: 'message', label: 'Votre projet', required: true }
  return (
    <>
      <Breadcrumb links={[]} current="Demander un devis" />
      <header className="page-head">
        <h1>Demander un devis</h1>
        <p>Une table de douze, un hall d’hôtel, une liste de mariage : dites-nous quoi, et pour quand.</p>
      </header>
      {Object.keys(props.errors).length > 0 && (
        <p className="alert alert-danger" role="alert">
          Vérifiez les champs signalés : rien n’a été envoyé.
        </p>
      )}
      <form className="site-form" method="post" action="/devis" encType="multipart/form-data">
        <Field {...props} name="nom" label="Votre nom" autoComplete="name" required />
        <Field {...props} name="email" label="Adresse e-mail" type="email" autoComplete="email" required />
        <div className="site-form__pair">
          <flx-autocomplete
            classname="Ville"
            methode="chercher"
            area="shop"
            saisielibre=""
            cibles="ville=devis-ville; code_postal=devis-code_postal"
          >
            <Field {...props} name="ville" label="Ville ou code postal" autoComplete="address-level2" required />
          </flx-autocomplete>
          <Field {...props} name="code_postal" label="Code postal" autoComplete="postal-code" inputMode="numeric" />
        </div>
        <flx-autocomplete classname="Article" methode="chercher" area="shop" saisielibre="">
          <Field {...props} name="article" label="Article concerné" autoComplete="off" />
        </flx-autocomplete>
        <p className="field">
          <Label {...message} />
          <textarea rows={6} maxLength={4000} {...control(message)} />
        </p>
        <Photos {...props} />
        <button className="button" type="submit">
          Envoyer la demande
        </button>
      </form>
    </>
  )
}
