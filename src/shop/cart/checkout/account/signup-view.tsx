import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import type { CartNotice } from '../../contract/cart-reply.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartForm } from '../../view/cart-form.tsx'
import { NoticeView } from '../../view/cart-notice-view.tsx'
import { answering, errorOf } from '../../view/notice-place.ts'
import { Door } from './door.tsx'
import { PasswordField } from './password-field.tsx'

interface SignupViewProps {
  /** True if the e-mail and the password must each be typed twice. */
  isConfirmed: boolean
  /** True if its button is the primary one. */
  isMain: boolean
  isOpen: boolean
  url: string
  id: string
  notice: CartNotice | null
}

/** A field that repeats another one. It refuses a paste, because only typing confirms the value (decision 1). */
function Confirmation({ id, ...field }: Parameters<typeof TextField>[0]) {
  return (
    <div className="flx-cart__signup">
      <TextField id={id} {...field} required data-flx-no-paste={`${id}-note`} />
      <p className="flx-field__hint" id={`${id}-note`} aria-live="polite" data-flx-said={t('no-paste')} />
    </div>
  )
}

/**
 * The sign-up of the account step (`new_compte`). A field is asked for twice only if the server requires it, or has
 * refused the form because its repetition was missing.
 */
export function SignupView({ url, id, notice, isConfirmed, isMain, isOpen }: SignupViewProps) {
  const answer = answering(notice, 'new_compte')
  const again = (name: string) => isConfirmed || errorOf(answer, name) !== undefined
  const field = (name: string) => ({ id: `${id}-signup-${name}`, name, error: errorOf(answer, name) })
  return (
    <Door id={id} name="signup" title={t('signup-title')} isOpen={isOpen}>
      <CartForm url={url} action="new_compte" className="flx-cart__fields">
        {answer && <NoticeView notice={answer} />}
        <div className="flx-cart__pair">
          <TextField {...field('prenom')} label={t('first-name')} autoComplete="given-name" required />
          <TextField {...field('nom')} label={t('last-name')} autoComplete="family-name" required />
        </div>
        <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" required />
        {again('email_confirm') && (
          <Confirmation {...field('email_confirm')} label={t('email-confirm')} type="email" autoComplete="email" />
        )}
        <PasswordField {...field('password')} label={t('password')} autoComplete="new-password" />
        {again('password_confirm') && (
          <Confirmation
            {...field('password_confirm')}
            label={t('password-confirm')}
            type="password"
            autoComplete="new-password"
          />
        )}
        {errorOf(answer, 'token') !== undefined && (
          <TextField
            {...field('token')}
            label={t('token')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={32}
          />
        )}
        <Button
          type="submit"
          look={isMain ? 'primary' : undefined}
          data-flx-action="new_compte"
          data-flx-track="sign_up"
          data-flx-track-method="e-mail"
        >
          {t('signup')}
        </Button>
      </CartForm>
    </Door>
  )
}
