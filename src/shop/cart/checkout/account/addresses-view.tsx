import { Choice } from '../../../../ui/choice.tsx'
import type { Address } from '../../contract/account.ts'
import type { Cart, CartNotice } from '../../contract/cart-reply.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartForm } from '../../view/cart-form.tsx'
import { refusing } from '../../view/notice-place.ts'
import { ChooseButton } from '../choose-button.tsx'
import { AddressForm } from './address-form.tsx'
import { addressLines, addressName } from './postal-address.ts'

interface AddressesViewProps {
  cart: Cart
  url: string
  id: string
  notice: CartNotice | null
}

interface AddressChoiceProps {
  addresses: Address[]
  chosen: string
  kind: 'livraison' | 'facturation'
  url: string
  id: string
}

/** The choice of the address to deliver or to bill to (`affect_adresse_…`). */
function AddressChoice({ addresses, chosen, kind, url, id }: AddressChoiceProps) {
  const action = `affect_adresse_${kind}`
  return (
    <CartForm url={url} action={action}>
      <fieldset className="flx-cart__choices" id={`${id}-${kind}`}>
        <legend className="flx-cart__title">{t(kind === 'livraison' ? 'delivery-address' : 'billing-address')}</legend>
        {addresses.map((address) => (
          <Choice
            key={address.id}
            id={`${id}-${kind}-${address.id}`}
            name="value"
            value={address.id}
            defaultChecked={address.id === chosen}
            data-flx-action={action}
            data-flx-value={address.id}
            title={addressName(address)}
          >
            {addressLines(address).join(', ')}
          </Choice>
        ))}
        <ChooseButton>{t('address-use')}</ChooseButton>
      </fieldset>
    </CartForm>
  )
}

/**
 * The visitor's addresses: a choice for delivery (if anything is shipped) and for billing, then forms to change each
 * one or to add another.
 */
export function AddressesView({ cart, url, id, notice }: AddressesViewProps) {
  const { addresses, deliveryAddress, billingAddress, shipped } = cart
  const refusedChange = refusing(notice, 'modif_adresse')
  const refusedNew = refusing(notice, 'new_adresse')
  const common = { addresses, url, id }
  if (addresses.length === 0) {
    return (
      <section className="flx-cart__card" aria-labelledby={`${id}-first-address`}>
        <h3 className="flx-cart__title" id={`${id}-first-address`}>
          {t(shipped ? 'delivery-address' : 'billing-address')}
        </h3>
        <AddressForm cart={cart} url={url} id={`${id}-new-0`} refused={refusedNew} />
      </section>
    )
  }
  return (
    <>
      {shipped && <AddressChoice {...common} kind="livraison" chosen={deliveryAddress} />}
      <AddressChoice {...common} kind="facturation" chosen={billingAddress} />
      <div className="flx-cart__folds">
        {addresses.map((address) => {
          const refused = refusedChange?.value === address.id ? refusedChange : null
          return (
            <details
              className="flx-fold flx-cart__fold"
              key={JSON.stringify(address)}
              id={`${id}-edit-${address.id}`}
              open={refused ? true : undefined}
            >
              <summary className="flx-cart__unfold">
                {t('address-edit')} «&nbsp;{addressName(address)}&nbsp;»
              </summary>
              <AddressForm
                cart={cart}
                url={url}
                id={`${id}-address-${address.id}`}
                address={address}
                refused={refused}
              />
            </details>
          )
        })}
        <details
          className="flx-fold flx-cart__fold"
          key={addresses.length}
          id={`${id}-new-${addresses.length}`}
          open={refusedNew ? true : undefined}
        >
          <summary className="flx-cart__unfold">{t('address-new')}</summary>
          <AddressForm cart={cart} url={url} id={`${id}-new-${addresses.length}`} refused={refusedNew} />
        </details>
      </div>
    </>
  )
}
