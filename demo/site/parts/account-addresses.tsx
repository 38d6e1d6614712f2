import { fieldsOf, type KeptAddress } from '../../server/accounts/addresses.ts'
import type { Customer } from '../../server/accounts/customer.ts'
import type { FormSaid } from '../../server/accounts/form-said.ts'
import { AccountSectionHead } from './account-section-head.tsx'
import { FormAnswer } from './form-answer.tsx'
import { FormField, SelectField } from './form-field.tsx'

const countries = { FR: 'France', MC: 'Monaco', BE: 'Belgique', LU: 'Luxembourg', CH: 'Suisse' }
const titles = ['', 'Mme', 'M.']

interface AddressFormProps {
  service: string
  /** The address to change; undefined in the form that adds one. */
  address?: KeptAddress | undefined
  /** The values typed, when this form was refused without script; `errors` holds its errors. */
  typed?: Record<string, string> | undefined
  errors?: Record<string, string>
}

function AddressForm({ service, address, typed, errors = {} }: AddressFormProps) {
  const id = address ? `adresse-${address.id}` : 'adresse-nouvelle'
  const kept: Record<string, string> = address ? fieldsOf(address) : { pays: 'FR' }
  const values = typed ?? kept
  const choice = (name: string) => ({ name, id: `${id}-${name}`, value: values[name], error: errors[name] })
  const field = (name: string) => ({ ...choice(name), maxLength: 120 })
  return (
    <flx-form>
      <form id={id} className="site-form" method="post" action={service}>
        <input type="hidden" name="action" value={address ? 'modif_adresse' : 'new_adresse'} />
        {address && <input type="hidden" name="idadresse" value={address.id} />}
        <FormField label="Nom de l’adresse (facultatif)" {...field('intitule')} placeholder="Maison, bureau…" />
        <SelectField
          label="Civilité (facultatif)"
          {...choice('civilite')}
          options={titles.map((title) => [title, title || 'Non précisée'])}
          autoComplete="honorific-prefix"
        />
        <div className="site-form__pair">
          <FormField label="Prénom" {...field('prenom')} required autoComplete="given-name" />
          <FormField label="Nom" {...field('nom')} required autoComplete="family-name" />
        </div>
        <FormField label="Société (facultatif)" {...field('societe')} autoComplete="organization" />
        <FormField label="Numéro et rue" {...field('adresse')} required autoComplete="address-line1" />
        <FormField label="Complément (facultatif)" {...field('complement')} autoComplete="address-line2" />
        <div className="site-form__pair">
          <FormField
            label="Code postal"
            {...field('code_postal')}
            required
            autoComplete="postal-code"
            wrap={(input) => <flx-mask mask="postal-code">{input}</flx-mask>}
          />
          <flx-autocomplete
            classname="Ville"
            methode="chercher"
            area="account"
            saisielibre=""
            cibles="ville=ville; code_postal=code_postal"
          >
            <FormField label="Ville" {...field('ville')} required autoComplete="address-level2" />
          </flx-autocomplete>
        </div>
        <SelectField label="Pays" {...choice('pays')} options={Object.entries(countries)} autoComplete="country" />
        <FormField
          label="Téléphone (facultatif)"
          {...field('telephone')}
          type="tel"
          autoComplete="tel"
          wrap={(input) => <flx-mask mask="phone">{input}</flx-mask>}
        />
        <button className="button" type="submit">
          {address ? 'Enregistrer l’adresse' : 'Ajouter l’adresse'}
        </button>
      </form>
    </flx-form>
  )
}

function linesOf({
  title,
  firstName,
  lastName,
  company,
  street,
  more,
  postalCode,
  city,
  country,
}: KeptAddress): string[] {
  const name = [title, firstName, lastName].filter(Boolean).join(' ')
  const place = `${postalCode} ${city}${country === 'FR' ? '' : `, ${countries[country as keyof typeof countries] ?? country}`}`
  return [name, company, street, more, place].filter(Boolean)
}

interface AccountAddressesProps {
  base: string
  customer: Customer
  addresses: KeptAddress[]
  /** The form that was sent without script and refused, known by its action and its address. */
  refused?: { fields: Record<string, string>; said: FormSaid } | undefined
}

/** The section of the customer's name and addresses (ACC-06). */
export function AccountAddresses({ base, customer, addresses, refused }: AccountAddressesProps) {
  const service = `${base}ajax/modules/extranet_v2/traitement.php`
  const isRefused = (action: string, id = ''): boolean =>
    refused?.fields['action'] === action && (refused.fields['idadresse'] ?? '') === id
  const again = (action: string, id = '') =>
    isRefused(action, id) ? { typed: refused?.fields, errors: refused?.said.errors ?? {} } : {}
  const names = isRefused('modif_contact') ? refused : undefined
  return (
    <>
      <AccountSectionHead title="Vos coordonnées" />
      {refused && <FormAnswer said={refused.said} />}
      <flx-form>
        <form id="coordonnees" className="site-form" method="post" action={service}>
          <input type="hidden" name="action" value="modif_contact" />
          <div className="site-form__pair">
            <FormField
              label="Votre prénom"
              name="prenom"
              value={names?.fields['prenom'] ?? customer.firstName}
              error={names?.said.errors['prenom']}
              required
              autoComplete="given-name"
              maxLength={80}
            />
            <FormField
              label="Votre nom"
              name="nom"
              value={names?.fields['nom'] ?? customer.lastName}
              error={names?.said.errors['nom']}
              required
              autoComplete="family-name"
              maxLength={80}
            />
          </div>
          <button className="button" type="submit">
            Enregistrer
          </button>
        </form>
      </flx-form>
      <h3 className="account-title">Vos adresses</h3>
      {addresses.length === 0 && <p>Aucune adresse pour l’instant : la première servira à votre prochaine commande.</p>}
      <ul className="address-book">
        {addresses.map((address) => (
          <li key={address.id} className="address-book__one">
            <h4>{address.label}</h4>
            <p className="address-book__lines">
              {linesOf(address).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            <details open={isRefused('modif_adresse', String(address.id))}>
              <summary>
                Modifier<span className="visually-hidden"> {address.label}</span>
              </summary>
              <AddressForm service={service} address={address} {...again('modif_adresse', String(address.id))} />
            </details>
            <details>
              <summary>
                Supprimer<span className="visually-hidden"> {address.label}</span>
              </summary>
              <form id={`suppression-${address.id}`} className="site-form" method="post" action={service}>
                <input type="hidden" name="extranet_v2[action]" value="delete_adresse" />
                <input type="hidden" name="idadresse" value={address.id} />
                <p>Vos commandes passées gardent leur adresse.</p>
                <button className="button button--quiet" type="submit">
                  Supprimer cette adresse
                </button>
              </form>
            </details>
          </li>
        ))}
      </ul>
      <details className="address-book__new" open={addresses.length === 0 || isRefused('new_adresse')}>
        <summary>Ajouter une adresse</summary>
        <AddressForm service={service} {...again('new_adresse')} />
      </details>
    </>
  )
}
