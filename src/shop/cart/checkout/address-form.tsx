import { createElement, type ReactNode } from 'react'
import { textLocale } from '../../../core/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { orderTexts as t } from '../cart-messages.ts'
import type { Cart, CartNotice } from '../contract/cart-reply.ts'
import type { Address, FieldSearch } from '../contract/customer.ts'
import { CartForm, Fold } from '../view/cart-form.tsx'
import { fieldsOf, NoticeView } from '../view/cart-notice.tsx'

type FieldOf = ReturnType<typeof fieldsOf>

interface FieldsProps {
  address: Address | undefined
  field: FieldOf
}

interface NameFieldsProps {
  field: FieldOf
  known?: { firstName: string; lastName: string } | null | undefined
}

export function NameFields({ field, known }: NameFieldsProps) {
  return (
    <div className="flx-cart__pair">
      <TextField
        {...field('prenom')}
        label={t('first-name')}
        defaultValue={known?.firstName}
        autoComplete="given-name"
        required
      />
      <TextField
        {...field('nom')}
        label={t('last-name')}
        defaultValue={known?.lastName}
        autoComplete="family-name"
        required
      />
    </div>
  )
}

const civilities = ['Madame', 'Monsieur']

const optional = (label: string): string => `${label} (${t('optional')})`

/**
 * The fields that distinguish the addresses of a customer's address book: title and civility. Guests have no address
 * book.
 */
function BookFields({ address, field }: FieldsProps) {
  const civility = address?.civility ?? ''
  return (
    <>
      <TextField
        {...field('intitule')}
        label={t('address-title')}
        hint={t('address-title-hint')}
        defaultValue={address?.title}
        autoComplete="off"
      />
      <SelectField
        {...field('civilite')}
        label={optional(t('civility'))}
        defaultValue={civility}
        autoComplete="honorific-prefix"
      >
        <option value="">{t('civility-none')}</option>
        {(civility && !civilities.includes(civility) ? [civility, ...civilities] : civilities).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
    </>
  )
}

/** The fields that few addresses need. Folded unless one is filled in or was refused. */
function MoreFields({ address, field }: FieldsProps) {
  const isUsed = Boolean(address?.company || address?.complement || field('societe').error || field('complement').error)
  return (
    <Fold title={t('address-more')} isOpen={isUsed}>
      <div className="flx-cart__fields">
        <TextField
          {...field('societe')}
          label={optional(t('company'))}
          defaultValue={address?.company}
          autoComplete="organization"
        />
        <TextField
          {...field('complement')}
          label={optional(t('complement'))}
          defaultValue={address?.complement}
          autoComplete="address-line2"
        />
      </div>
    </Fold>
  )
}

/** Street, postal code and city. A suggestion for one of them also fills the following ones. */
function PlaceFields({ address, field, cart }: FieldsProps & { cart: Cart }): ReactNode {
  const [street, code, city] = ['adresse', 'code_postal', 'ville'].map((name) => `#${field(name).id}`)
  return (
    <>
      <Suggested search={cart.addressSearch} targets={`${street}; code_postal=${code}; ville=${city}`} minLength={3}>
        <TextField
          {...field('adresse')}
          label={t('street')}
          defaultValue={address?.street}
          autoComplete="address-line1"
          required
        />
      </Suggested>
      <div className="flx-cart__pair flx-cart__pair--city">
        <Suggested search={cart.postalCodeSearch} targets={`${code}; ville=${city}`} minLength={5}>
          {createElement(
            'flx-mask',
            { mask: 'postal-code' },
            <TextField
              {...field('code_postal')}
              label={t('postal-code')}
              defaultValue={address?.postalCode}
              autoComplete="postal-code"
              required
            />,
          )}
        </Suggested>
        <TextField
          {...field('ville')}
          label={t('city')}
          defaultValue={address?.city}
          autoComplete="address-level2"
          required
        />
      </div>
    </>
  )
}

interface AddressFormProps {
  cart: Cart
  url: string
  /** Prefix of the ids of the fields, unique to this form. */
  id: string
  address?: Address
  refused: CartNotice | null
}

/**
 * The form of an address: `new_adresse`, or `modif_adresse` for an existing one. After the first address nothing is
 * left to do in this step, so the form continues to the next one (`suite`).
 */
export function AddressForm({ cart, url, id, address, refused }: AddressFormProps) {
  const { customer, addresses } = cart
  const action = address ? 'modif_adresse' : 'new_adresse'
  const isFirst = addresses.length === 0
  const field = fieldsOf(id, refused)
  return (
    <CartForm url={url} action={action} value={address?.id} className="flx-cart__fields">
      {address && <input type="hidden" name="idadresse" value={address.id} />}
      {isFirst && <input type="hidden" name="suite" value="paiement" />}
      <NoticeView notice={refused} />
      {!customer?.guest && <BookFields address={address} field={field} />}
      <NameFields field={field} known={address ?? customer} />
      <PlaceFields address={address} field={field} cart={cart} />
      <MoreFields address={address} field={field} />
      <SelectField
        {...field('pays')}
        label={t('country')}
        defaultValue={address?.country || 'FR'}
        autoComplete="country"
      >
        {countriesWith(address?.country ?? '').map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </SelectField>
      {createElement(
        'flx-mask',
        { mask: 'phone' },
        <TextField
          {...field('telephone')}
          label={optional(t('phone'))}
          type="tel"
          defaultValue={address?.phone}
          autoComplete="tel"
        />,
      )}
      <Button type="submit" look={isFirst ? 'primary' : undefined} data-flx-action={action}>
        {t(isFirst ? 'address-next' : 'address-save')}
      </Button>
    </CartForm>
  )
}

interface SuggestedProps {
  search: FieldSearch | null
  targets: string
  minLength: number
  children: ReactNode
}

/** A field with suggestions from the server. Any other value can be typed as well. */
function Suggested({ search, targets, minLength, children }: SuggestedProps) {
  if (!search) return children
  const { classname, methode } = search
  const attributes = { classname, methode, cibles: targets, 'min-length': minLength, saisielibre: true }
  return createElement('flx-autocomplete', attributes, children)
}

const home = 'FR'
const usual = ['FR', 'BE', 'CH', 'LU', 'MC', 'DE', 'ES', 'IT', 'NL', 'PT', 'GB', 'CA']
/**
 * Returns the name of a country in the page's language: `BE` is « Belgique » in French. Returns an unknown code as it
 * is.
 */
function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(textLocale(), { type: 'region', fallback: 'code' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Returns the countries to choose from, which include that of the current address. */
function countriesWith(code: string): string[] {
  return !code || usual.includes(code) ? usual : [code, ...usual]
}

/** Returns the lines of an address as on an envelope, with the country if it is not France. */
export function addressLines(address: Address): string[] {
  const { firstName, lastName, civility, company, street, complement, postalCode, city, country } = address
  const abroad = country && country.toUpperCase() !== home ? countryName(country) : ''
  const name = [civility, firstName, lastName].filter(Boolean).join(' ')
  return [name, company, street, complement, `${postalCode} ${city}`.trim(), abroad].filter(Boolean)
}

export function addressName({ title, street, city }: Address): string {
  return title || [street, city].filter(Boolean).join(', ')
}
