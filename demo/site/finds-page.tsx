import type { Point } from '../../src/core/french/coordinates.ts'
import { alertView } from '../server/alert-view.tsx'
import { FormField } from './parts/form-field.tsx'
import { PageHead } from './parts/page-head.tsx'

export interface FindsState {
  /** The values typed, by field name. */
  fields: Record<string, string>
  /** The fields that were refused. */
  wrong: readonly ('lat' | 'lng' | 'objet')[]
  /** The report, once it is complete. */
  told: { what: string; point: Point } | null
}

const degrees = (value: number): string => value.toLocaleString('fr-FR', { maximumFractionDigits: 6 })

/** A form with a place in it: its two fields work by themselves, and the map fills them in. */
export function FindsPage({ fields, wrong, told }: FindsState) {
  return (
    <>
      <PageHead links={[]} title="Signaler un objet trouvé">
        Une bouée, un casier, une lettre dans sa bouteille : décrivez-la et indiquez où.
      </PageHead>
      {told && (
        <p className="alert alert-success" role="status">
          Merci : {told.what}, à {degrees(told.point.latitude)} ; {degrees(told.point.longitude)}.
        </p>
      )}
      {wrong.length > 0 && alertView('Votre signalement n’est pas encore envoyé : corrigez les champs indiqués.')}
      <flx-form after="reset">
        <form className="site-form contact-form" name="trouvaille" method="post" action="/trouvailles">
          <FormField
            label="Ce que vous avez trouvé"
            name="objet"
            value={fields['objet']}
            error={wrong.includes('objet') ? 'Dites ce que vous avez trouvé.' : undefined}
            required
            maxLength={120}
          />
          <fieldset className="finds">
            <legend>Où</legend>
            <flx-map-picker
              lat="48.3904"
              lng="-4.4861"
              name-lat="latitude"
              name-lng="longitude"
              geocoder="/geocodage/search/"
            >
              <div className="site-form__pair">
                <FormField
                  label="Latitude"
                  name="latitude"
                  value={fields['latitude']}
                  error={wrong.includes('lat') ? 'La latitude est un nombre entre −90 et 90.' : undefined}
                  required
                  autoComplete="off"
                />
                <FormField
                  label="Longitude"
                  name="longitude"
                  value={fields['longitude']}
                  error={wrong.includes('lng') ? 'La longitude est un nombre entre −180 et 180.' : undefined}
                  required
                  autoComplete="off"
                />
              </div>
            </flx-map-picker>
          </fieldset>
          <button className="button" type="submit">
            Signaler
          </button>
        </form>
      </flx-form>
    </>
  )
}
