import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import type { Customer } from '../../contract/account.ts'
import type { CartNotice } from '../../contract/cart-reply.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartForm } from '../../view/cart-form.tsx'
import { NoticeView } from '../../view/cart-notice-view.tsx'
import { answering, errorOf } from '../../view/notice-place.ts'
import { Door } from './door.tsx'

interface GuestFormProps {
  url: string
  id: string
  /** The guest; null until identified. */
  guest: Customer | null
  /** True if the form does not ask for the name: the server takes it from the first address. */
  isNameless: boolean
  notice: CartNotice | null
}

/**
 * The form of a guest, who orders without an account (`sans_compte`): an e-mail, and a name unless the server takes it
 * from the first address. The addresses follow, as with an account.
 */
export function GuestForm({ url, id, guest, isNameless, notice }: GuestFormProps) {
  const answer = answering(notice, 'sans_compte')
  const field = (name: string) => ({ id: `${id}-guest-${name}`, name, error: errorOf(answer, name) })
  const submit = guest ? 'guest-change' : isNameless ? 'guest-next' : 'guest'
  return (
    <CartForm url={url} action="sans_compte" className="flx-cart__fields">
      {answer && <NoticeView notice={answer} />}
      {!isNameless && (
        <div className="flx-cart__pair">
          <TextField
            {...field('prenom')}
            label={t('first-name')}
            defaultValue={guest?.firstName}
            autoComplete="given-name"
            required
          />
          <TextField
            {...field('nom')}
            label={t('last-name')}
            defaultValue={guest?.lastName}
            autoComplete="family-name"
            required
          />
        </div>
      )}
      <TextField
        {...field('email')}
        label={t('email')}
        defaultValue={guest?.email}
        type="email"
        autoComplete="email"
        required
      />
      <Button type="submit" look={guest ? undefined : 'primary'} data-flx-action="sans_compte">
        {t(submit)}
      </Button>
    </CartForm>
  )
}

/** The guest form as the first way to identify oneself, if the server accepts orders without an account. */
export function GuestView({ isOpen, ...props }: GuestFormProps & { isOpen: boolean }) {
  return (
    <Door id={props.id} name="guest" title={t('guest-title')} isOpen={isOpen}>
      <p className="flx-cart__detail">{t(props.isNameless ? 'guest-email-detail' : 'guest-detail')}</p>
      <GuestForm {...props} />
    </Door>
  )
}
