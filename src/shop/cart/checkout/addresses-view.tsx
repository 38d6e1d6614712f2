import { Choice } from '../../../ui/field.tsx'
import { orderTexts as t } from '../cart-messages.ts'
import { CartForm, ChooseButton, Fold } from '../view/cart-form.tsx'
import type { PartProps } from '../view/cart-frame.tsx'
import { refusing } from '../view/cart-notice.tsx'
import { AddressForm, addressLines, addressName } from './address-form.tsx'

interface AddressChoiceProps extends PartProps {
  kind: 'livraison' | 'facturation'
}

/** The choice of the address to deliver or to bill to (`affect_adresse_…`). */
function AddressChoice({ cart, kind, url, id }: AddressChoiceProps) {
  const chosen = kind === 'livraison' ? cart.deliveryAddress : cart.billingAddress
  const action = `affect_adresse_${kind}`
  return (
    <CartForm url={url} action={action}>
      <fieldset className="flx-cart__choices" id={`${id}-${kind}`}>
        <legend className="flx-cart__title">{t(kind === 'livraison' ? 'delivery-address' : 'billing-address')}</legend>
        {cart.addresses.map((address) => (
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
export function AddressesView(part: PartProps) {
  const { cart, url, id, notice } = part
  const { addresses, shipped } = cart
  const refusedChange = refusing(notice, 'modif_adresse')
  const refusedNew = refusing(notice, 'new_adresse')
  const newForm = <AddressForm cart={cart} url={url} id={`${id}-new-${addresses.length}`} refused={refusedNew} />
  if (addresses.length === 0) {
    return (
      <section className="flx-cart__card" aria-labelledby={`${id}-first-address`}>
        <h3 className="flx-cart__title" id={`${id}-first-address`}>
          {t(shipped ? 'delivery-address' : 'billing-address')}
        </h3>
        {newForm}
      </section>
    )
  }
  return (
    <>
      {shipped && <AddressChoice {...part} kind="livraison" />}
      <AddressChoice {...part} kind="facturation" />
      <div className="flx-cart__folds">
        {addresses.map((address) => {
          const refused = refusedChange?.value === address.id ? refusedChange : null
          return (
            <Fold
              key={JSON.stringify(address)}
              id={`${id}-edit-${address.id}`}
              title={`${t('address-edit')} «\u00a0${addressName(address)}\u00a0»`}
              isOpen={refused !== null}
            >
              <AddressForm
                cart={cart}
                url={url}
                id={`${id}-address-${address.id}`}
                address={address}
                refused={refused}
              />
            </Fold>
          )
        })}
        <Fold
          key={addresses.length}
          id={`${id}-new-${addresses.length}`}
          title={t('address-new')}
          isOpen={refusedNew !== null}
        >
          {newForm}
        </Fold>
      </div>
    </>
  )
}
