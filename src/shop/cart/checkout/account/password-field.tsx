import { type ComponentProps, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { orderTexts as t } from '../../order-messages.ts'

/** A password field, with a button that shows what is typed in it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'beside' | 'type'>) {
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
