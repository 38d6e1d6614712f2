import { createElement } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import type { Address } from '../../contract/account.ts'
import type { CartNotice } from '../../contract/cart-reply.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartForm } from '../../view/cart-form.tsx'
import { NoticeView } from '../../view/cart-notice-view.tsx'
import { errorOf } from '../../view/notice-place.ts'
import { countriesWith, countryName } from './postal-address.ts'

interface AddressFormProps {
  url: string
  /** Prefix of the fields' ids, unique to the form. */
  id: string
  /** The address to change; none for a new one. */
  address?: Address
  /** Names to start a new address with. */
  names?: { firstName: string; lastName: string }
  /** It is the one thing that the step still asks for. */
  isFirst?: boolean
  /** What was refused of this very form. */
  refused: CartNotice | null
}

const civilities = ['Madame', 'Monsieur']

/** The fields of an address: `new_adresse`, or `modif_adresse` of one that exists. Errors are tied to their fields. */
export function AddressForm({ url, id, address, names, isFirst, refused }: AddressFormProps) {
  const action = address ? 'modif_adresse' : 'new_adresse'
  const field = (name: string) => ({ id: `${id}-${name}`, name, error: errorOf(refused, name) })
  const optional = (label: string) => `${label} (${t('optional')})`
  const civility = address?.civility ?? ''
  return (
    <CartForm url={url} action={action} value={address?.id} className="flx-cart__fields">
      {address && <input type="hidden" name="idadresse" value={address.id} />}
      {refused && <NoticeView notice={refused} />}
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
      <div className="flx-cart__pair">
        <TextField
          {...field('prenom')}
          label={t('first-name')}
          defaultValue={address?.firstName ?? names?.firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          {...field('nom')}
          label={t('last-name')}
          defaultValue={address?.lastName ?? names?.lastName}
          autoComplete="family-name"
          required
        />
      </div>
      <TextField
        {...field('societe')}
        label={optional(t('company'))}
        defaultValue={address?.company}
        autoComplete="organization"
      />
      <TextField
        {...field('adresse')}
        label={t('street')}
        defaultValue={address?.street}
        autoComplete="address-line1"
        required
      />
      <TextField
        {...field('complement')}
        label={optional(t('complement'))}
        defaultValue={address?.complement}
        autoComplete="address-line2"
      />
      <div className="flx-cart__pair flx-cart__pair--city">
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
        <TextField
          {...field('ville')}
          label={t('city')}
          defaultValue={address?.city}
          autoComplete="address-level2"
          required
        />
      </div>
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
        {t('address-save')}
      </Button>
    </CartForm>
  )
}
