import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { orderTexts as t } from '../cart-messages.ts'
import { CartForm, Fold } from '../view/cart-form.tsx'
import type { PartProps } from '../view/cart-frame.tsx'
import { answering, errorOf, fieldsOf, NoticeView, refusing } from '../view/cart-notice.tsx'
import { NameFields } from './address-form.tsx'

interface WayProps {
  id: string
  name: 'login' | 'guest' | 'signup'
  title: string
  isOpen: boolean
  children: ReactNode
}

/**
 * One of the ways to identify oneself. In a row all are open; in a column only the chosen one is, so that all titles
 * fit on a phone's screen. A radio button holds the state, so it works without script.
 */
function Way({ id, name, title, isOpen, children }: WayProps) {
  const titleId = `${id}-${name}-title`
  return (
    <section className="flx-cart__card flx-cart__door" aria-labelledby={titleId}>
      <h3 className="flx-cart__title">
        <label className="flx-cart__door-head">
          <input
            className="flx-cart__door-choice"
            type="radio"
            name={`${id}-door`}
            value={name}
            defaultChecked={isOpen}
          />
          <span className="flx-cart__door-title" id={titleId}>
            {title}
          </span>
        </label>
      </h3>
      <div className="flx-cart__fields flx-cart__door-content">{children}</div>
    </section>
  )
}

function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'beside' | 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      beside={
        <Button aria-controls={props.id} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'password-hide' : 'password-show')}
          <span className="flx-visually-hidden"> {t('password-named')}</span>
        </Button>
      }
    />
  )
}

/** A form that sends an e-mail to reset the password (`mdp_oublie`). It folds up once it was sent. */
function ForgottenPassword({ url, id, notice }: PartProps) {
  const refused = refusing(notice, 'mdp_oublie')
  const field = fieldsOf(`${id}-forgotten`, refused)
  return (
    <Fold key={answering(notice, 'mdp_oublie')?.kind} title={t('forgotten-title')} isOpen={refused !== null}>
      <CartForm url={url} action="mdp_oublie" className="flx-cart__fields">
        <p className="flx-cart__detail">{t('forgotten-detail')}</p>
        <NoticeView notice={refused} />
        <TextField {...field('email')} label={t('email')} type="email" autoComplete="username" required />
        <Button type="submit" data-flx-action="mdp_oublie">
          {t('forgotten')}
        </Button>
      </CartForm>
    </Fold>
  )
}

interface LoginViewProps extends PartProps {
  isMain?: boolean
  isOpen?: boolean
  title?: string
}

/** The login of the account step (`connexion`). No field refuses a paste (decision 1). */
export function LoginView({ isMain = false, isOpen = true, title = t('login-title'), ...part }: LoginViewProps) {
  const { url, id, notice } = part
  const answer = answering(notice, 'connexion')
  const sent = answering(notice, 'mdp_oublie')
  const field = fieldsOf(`${id}-login`, answer)
  return (
    <Way id={id} name="login" title={title} isOpen={isOpen}>
      {sent?.kind === 'success' && <NoticeView notice={sent} />}
      <CartForm url={url} action="connexion" className="flx-cart__fields">
        <NoticeView notice={answer} />
        <TextField {...field('email')} label={t('email')} type="email" autoComplete="username" required />
        <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
        <Button
          type="submit"
          look={isMain ? 'primary' : undefined}
          data-flx-action="connexion"
          data-flx-track="login"
          data-flx-track-method="e-mail"
        >
          {t('login')}
        </Button>
      </CartForm>
      <ForgottenPassword {...part} />
    </Way>
  )
}

/** A field that repeats another one. It refuses a paste, because only typing confirms the value (decision 1). */
function Confirmation({ id, ...field }: ComponentProps<typeof TextField>) {
  return (
    <div className="flx-cart__signup">
      <TextField id={id} {...field} required data-flx-no-paste={`${id}-note`} />
      <p className="flx-field__hint" id={`${id}-note`} aria-live="polite" data-flx-said={t('no-paste')} />
    </div>
  )
}

interface OpenProps extends PartProps {
  isOpen: boolean
}

/**
 * The sign-up of the account step (`new_compte`). A field is asked for twice only if the server requires it, or has
 * refused the form because its repetition was missing.
 */
export function SignupView({ cart, url, id, notice, isOpen }: OpenProps) {
  const answer = answering(notice, 'new_compte')
  const again = (name: string) => cart.confirmsSignup || errorOf(answer, name) !== undefined
  const field = fieldsOf(`${id}-signup`, answer)
  return (
    <Way id={id} name="signup" title={t('signup-title')} isOpen={isOpen}>
      <CartForm url={url} action="new_compte" className="flx-cart__fields">
        <NoticeView notice={answer} />
        <NameFields field={field} />
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
          look={cart.guestOrders ? 'primary' : undefined}
          data-flx-action="new_compte"
          data-flx-track="sign_up"
          data-flx-track-method="e-mail"
        >
          {t('signup')}
        </Button>
      </CartForm>
    </Way>
  )
}

/**
 * The form of a guest, who orders without an account (`sans_compte`): an e-mail, and a name unless the server takes it
 * from the first address. The addresses follow, as with an account.
 */
export function GuestForm({ cart, url, id, notice }: PartProps) {
  const { customer: guest, namelessGuests: isNameless } = cart
  const answer = answering(notice, 'sans_compte')
  const field = fieldsOf(`${id}-guest`, answer)
  return (
    <CartForm url={url} action="sans_compte" className="flx-cart__fields">
      <NoticeView notice={answer} />
      {!isNameless && <NameFields field={field} known={guest} />}
      <TextField
        {...field('email')}
        label={t('email')}
        defaultValue={guest?.email}
        type="email"
        autoComplete="email"
        required
      />
      <Button type="submit" look={guest ? undefined : 'primary'} data-flx-action="sans_compte">
        {t(guest ? 'guest-change' : isNameless ? 'guest-next' : 'guest')}
      </Button>
    </CartForm>
  )
}

/** The guest form as the first way to identify oneself, if the server accepts orders without an account. */
export function GuestView({ isOpen, ...part }: OpenProps) {
  return (
    <Way id={part.id} name="guest" title={t('guest-title')} isOpen={isOpen}>
      <p className="flx-cart__detail">{t(part.cart.namelessGuests ? 'guest-email-detail' : 'guest-detail')}</p>
      <GuestForm {...part} />
    </Way>
  )
}
