import type { Texts } from '../../server/body.ts'
import { type Country, countries } from '../../server/requests/quote.ts'
import { FormField } from './form-field.tsx'

interface QuoteDeliveryProps {
  country: Country
  typed: Texts
  errors: Texts
}

const delays: Record<Country, string> = {
  FR: 'Livraison en France sous 5 jours ouvrés.',
  BE: 'Livraison en Belgique sous 7 jours ouvrés.',
  CH: 'Livraison en Suisse sous 10 jours ouvrés ; les droits de douane sont à votre charge.',
  LU: 'Livraison au Luxembourg sous 7 jours ouvrés.',
}

/** The delivery fields of a quote, which depend on the country. For France, script suggests the towns. */
export function QuoteDelivery({ country, typed, errors }: QuoteDeliveryProps) {
  const { digits } = countries[country]
  const field = (name: string) => ({ name, value: typed[name], error: errors[name], maxLength: 200 })
  const town = (
    <FormField
      label={country === 'FR' ? 'Ville ou code postal' : 'Ville'}
      {...field('ville')}
      autoComplete="address-level2"
      required
    />
  )
  return (
    <>
      <div className="site-form__pair">
        {country === 'FR' ? (
          <flx-autocomplete
            classname="Ville"
            methode="chercher"
            area="shop"
            saisielibre=""
            cibles="ville=ville; code_postal=code_postal"
          >
            {town}
          </flx-autocomplete>
        ) : (
          town
        )}
        <FormField
          label="Code postal (facultatif)"
          {...field('code_postal')}
          autoComplete="postal-code"
          inputMode="numeric"
          pattern={`\\d{${digits}}`}
          title={`${digits} chiffres`}
        />
      </div>
      {(country === 'BE' || country === 'LU') && (
        <FormField label="Numéro de TVA (facultatif)" {...field('tva')} autoComplete="off" maxLength={20} />
      )}
      <p className="site-hint">{delays[country]}</p>
    </>
  )
}
