import { type Ad, adCategories, adsModule, mostPhotos, photoPath } from '../../server/ads/ad.ts'
import { detailNumbers, mostDetail, mostDetails, mostText, mostTitle } from '../../server/ads/read-ad.ts'
import { alertView } from '../../server/alert-view.tsx'
import type { Texts } from '../../server/body.ts'
import { places } from '../../server/relays/towns.ts'
import type { HeldFile } from '../../server/uploads/form-files.ts'
import { DateField } from './date-field.tsx'
import { FormField, SelectField, TextField } from './form-field.tsx'

export interface AdFormProps {
  /** Address of the service. */
  action: string
  /** The ad to change; undefined for a new one. */
  ad?: Ad | undefined
  /** Key that identifies a new ad when its form is sent twice. */
  sendKey: string
  fields: Texts
  errors: Texts
  /** Files already on the server, from a form that was refused. */
  files: HeldFile[]
}

function Photos({ ad, fields, errors, files }: AdFormProps) {
  const kept = ad?.photos ?? []
  return (
    <fieldset className="ad-form__group">
      <legend>Photos (facultatif, {mostPhotos} au plus)</legend>
      {kept.length > 0 && (
        <ul className="ad__photos">
          {kept.map(({ key }, place) => (
            <li key={key}>
              <img
                src={photoPath(ad?.id ?? 0, place)}
                alt={`Numéro ${place + 1}`}
                width="120"
                height="90"
                loading="lazy"
              />
              <label>
                <input
                  type="checkbox"
                  name={`retirer_${place}`}
                  value="1"
                  defaultChecked={Boolean(fields[`retirer_${place}`])}
                />{' '}
                Retirer la photo {place + 1}
              </label>
            </li>
          ))}
        </ul>
      )}
      <flx-upload dir="annonces" sizelimit={12} exts="jpg, jpeg, png, webp, gif, avif" multiple={mostPhotos}>
        <p className="field">
          <label htmlFor="annonce-photos">Ajouter des photos</label>
          {errors['photos'] && <span className="field__error">{errors['photos']}</span>}
          <input id="annonce-photos" type="file" name="photos" accept="image/*" multiple />
          {files.map(({ key, name }) => (
            <input key={key} type="hidden" name="photos" value={key} data-flx-name={name} />
          ))}
        </p>
      </flx-upload>
    </fieldset>
  )
}

/** The details of the ad, in as many lines as needed. */
function Details({ fields, errors }: AdFormProps) {
  const numbers = detailNumbers(fields)
  return (
    <fieldset className="ad-form__group">
      <legend>Ce qu’il faut savoir (facultatif)</legend>
      <flx-repeat max={mostDetails} add-label="Ajouter une ligne">
        {(numbers.length > 0 ? numbers : ['0']).map((number, at) => {
          const field = (name: string) => ({
            name: `details[${at}][${name}]`,
            value: fields[`details[${number}][${name}]`],
            error: errors[`details[${number}][${name}]`],
          })
          return (
            <fieldset key={number} className="ad-form__group" data-flx-block="">
              <legend>Ligne {at + 1}</legend>
              <div className="site-form__pair">
                <FormField label="Quoi (largeur, état, année…)" {...field('nom')} maxLength={mostDetail} />
                <FormField label="Ce qu’il en est" {...field('valeur')} maxLength={mostDetail} />
              </div>
            </fieldset>
          )
        })}
      </flx-repeat>
    </fieldset>
  )
}

/**
 * A point on the map, for owners who do not live in the middle of the town. It is open when it has a value or an error.
 */
function Place({ fields, errors }: AdFormProps) {
  const [lat, lng] = places[fields['code_postal'] ?? ''] ?? []
  const isOpen = ['latitude', 'longitude'].some((name) => fields[name] || errors[name])
  const field = (name: string) => ({ name, value: fields[name], error: errors[name], autoComplete: 'off' })
  return (
    <details className="ad-form__place" open={isOpen}>
      <summary>Montrer l’endroit sur la carte (facultatif)</summary>
      <p className="site-hint">
        Il est gardé à cent mètres près, et montré à tous. Sans lui, c’est le centre de la commune.
      </p>
      <flx-map-picker
        lat={lat?.toString()}
        lng={lng?.toString()}
        name-lat="latitude"
        name-lng="longitude"
        geocoder="/geocodage/search/"
      >
        <div className="site-form__pair">
          <FormField label="Latitude" {...field('latitude')} />
          <FormField label="Longitude" {...field('longitude')} />
        </div>
      </flx-map-picker>
    </details>
  )
}

/** The form of an ad, new or not, shown by the popups of « Mes annonces » and on a page of its own. */
export function AdForm(props: AdFormProps) {
  const { action, ad, sendKey, fields, errors } = props
  const field = (name: string) => ({ name, value: fields[name], error: errors[name] })
  return (
    <flx-my-elements>
      {Object.keys(errors).length > 0 && alertView('L’annonce n’est pas enregistrée : corrigez ce qui est signalé.')}
      <flx-form no-draft={Boolean(ad) || undefined}>
        <form
          className="site-form"
          method="post"
          action={action}
          encType="multipart/form-data"
          data-flx-action={ad ? 'my_elements_edit' : 'my_elements_create'}
        >
          <input type="hidden" name="element_module_ident" value={adsModule} />
          {ad ? (
            <input type="hidden" name="element_id" value={ad.id} />
          ) : (
            <input type="hidden" name="cle_envoi" value={sendKey} />
          )}
          <SelectField
            label="Catégorie"
            {...field('categorie')}
            required
            options={[['', 'Choisissez'], ...Object.entries(adCategories)]}
          />
          <FormField label="Titre" {...field('titre')} required minLength={3} maxLength={mostTitle} />
          <TextField label="Description" {...field('texte')} rows={5} required minLength={10} maxLength={mostText} />
          <FormField label="Prix en euros (facultatif)" {...field('prix')} inputMode="decimal" maxLength={12} />
          <DateField label="Jour, ou disponible dès le (facultatif)" {...field('jour')} />
          <div className="site-form__pair">
            <FormField
              label="Code postal"
              {...field('code_postal')}
              required
              inputMode="numeric"
              pattern="[0-9]{5}"
              maxLength={5}
              autoComplete="postal-code"
            />
            <flx-autocomplete
              classname="Ville"
              methode="chercher"
              area="shop"
              saisielibre=""
              cibles="ville=ville; code_postal=code_postal"
            >
              <FormField label="Ville" {...field('ville')} required maxLength={80} autoComplete="address-level2" />
            </flx-autocomplete>
          </div>
          <Place {...props} />
          <Details {...props} />
          <Photos {...props} />
          <p className="ad-form__buttons">
            <button className="button" type="submit">
              {ad ? 'Enregistrer' : 'Déposer l’annonce'}
            </button>{' '}
            {ad && (
              <>
                <button
                  className="button button--quiet"
                  type="submit"
                  name="active"
                  value="1"
                  data-flx-confirm="Voulez-vous publier cette annonce sur le site ?"
                >
                  Enregistrer et publier
                </button>{' '}
                <button
                  className="button button--quiet"
                  type="submit"
                  name="active"
                  value="0"
                  data-flx-confirm="Voulez-vous mettre cette annonce hors ligne ?"
                >
                  Enregistrer et mettre hors ligne
                </button>
              </>
            )}
          </p>
        </form>
      </flx-form>
    </flx-my-elements>
  )
}
