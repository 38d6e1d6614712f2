import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import type { CartNotice } from '../../contract/cart-reply.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartForm } from '../../view/cart-form.tsx'
import { NoticeView } from '../../view/cart-notice-view.tsx'
import { answering, errorOf, refusing } from '../../view/notice-place.ts'
import { Door } from './door.tsx'
import { PasswordField } from './password-field.tsx'

interface LoginViewProps {
  url: string
  id: string
  notice: CartNotice | null
}

interface LoginDoorProps extends LoginViewProps {
  isMain?: boolean
  isOpen?: boolean
  title?: string
}

/** A form that sends an e-mail to reset the password (`mdp_oublie`). It folds up once it was sent. */
function ForgottenPassword({ url, id, notice }: LoginViewProps) {
  const refused = refusing(notice, 'mdp_oublie')
  return (
    <details
      className="flx-fold flx-cart__fold"
      key={answering(notice, 'mdp_oublie')?.kind}
      open={refused ? true : undefined}
    >
      <summary className="flx-cart__unfold">{t('forgotten-title')}</summary>
      <CartForm url={url} action="mdp_oublie" className="flx-cart__fields">
        <p className="flx-cart__detail">{t('forgotten-detail')}</p>
        {refused && <NoticeView notice={refused} />}
        <TextField
          id={`${id}-forgotten-email`}
          label={t('email')}
          error={errorOf(refused, 'email')}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <Button type="submit" data-flx-action="mdp_oublie">
          {t('forgotten')}
        </Button>
      </CartForm>
    </details>
  )
}

/**
 * The login of the account step (`connexion`). No field refuses a paste (decision 1). With `isMain`, its button is the
 * primary one.
 */
export function LoginView(props: LoginDoorProps) {
  const { url, id, notice, isMain = false, isOpen = true, title = t('login-title') } = props
  const answer = answering(notice, 'connexion')
  const sent = answering(notice, 'mdp_oublie')
  return (
    <Door id={id} name="login" title={title} isOpen={isOpen}>
      {sent?.kind === 'success' && <NoticeView notice={sent} />}
      <CartForm url={url} action="connexion" className="flx-cart__fields">
        {answer && <NoticeView notice={answer} />}
        <TextField
          id={`${id}-login-email`}
          label={t('email')}
          error={errorOf(answer, 'email')}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          id={`${id}-login-password`}
          label={t('password')}
          error={errorOf(answer, 'password')}
          name="password"
          autoComplete="current-password"
        />
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
      <ForgottenPassword url={url} id={id} notice={notice} />
    </Door>
  )
}
