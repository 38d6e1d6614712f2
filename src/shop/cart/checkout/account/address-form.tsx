import { createElement, type ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import type { Address } from '../../contract/account.ts'
import type { Cart, CartNotice } from '../../contract/cart-reply.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartForm } from '../../view/cart-form.tsx'
import { NoticeView } from '../../view/cart-notice-view.tsx'
import { errorOf } from '../../view/notice-place.ts'
import { countriesWith, countryName } from './postal-address.ts'
import { Suggested } from './suggested.tsx'

interface AddressFormProps {
  cart: Cart
  url: string
  /** Prefix of the ids of the fields, unique to this form. */
  id: string
  /** The address to change; undefined for a new one. */
  address?: Address
  /** The refusal of this form; null if there is none. */
  refused: CartNotice | null
}

interface FieldsProps {
  address: Address | undefined
  /** Returns the id, the name and the error of a field. */
  field: (name: string) => { id: string; name: string; error: string | undefined }
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
    <details className="flx-fold flx-cart__fold" open={isUsed ? true : undefined}>
      <summary className="flx-cart__unfold">{t('address-more')}</summary>
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
    </details>
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

/**
 * The form of an address: `new_adresse`, or `modif_adresse` for an existing one. After the first address nothing is
 * left to do in this step, so the form continues to the next one (`suite`).
 */
export function AddressForm({ cart, url, id, address, refused }: AddressFormProps) {
  const { customer, addresses } = cart
  const action = address ? 'modif_adresse' : 'new_adresse'
  const isFirst = addresses.length === 0
  const field = (name: string) => ({ id: `${id}-${name}`, name, error: errorOf(refused, name) })
  return (
    <CartForm url={url} action={action} value={address?.id} className="flx-cart__fields">
      {address && <input type="hidden" name="idadresse" value={address.id} />}
      {isFirst && <input type="hidden" name="suite" value="paiement" />}
      {refused && <NoticeView notice={refused} />}
      {!customer?.guest && <BookFields address={address} field={field} />}
      <div className="flx-cart__pair">
        <TextField
          {...field('prenom')}
          label={t('first-name')}
          defaultValue={address?.firstName ?? customer?.firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          {...field('nom')}
          label={t('last-name')}
          defaultValue={address?.lastName ?? customer?.lastName}
          autoComplete="family-name"
          required
        />
      </div>
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
