import { createElement } from 'react'
import { TextAreaField, TextField } from '../../../../ui/field.tsx'
import type { CartNotice } from '../../contract/cart-reply.ts'
import type { ExtraInfo } from '../../contract/options.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartForm } from '../../view/cart-form.tsx'
import { answering, errorOf } from '../../view/notice-place.ts'
import { ChooseButton } from '../choose-button.tsx'

interface ExtraInfoViewProps {
  infos: ExtraInfo[]
  url: string
  id: string
  notice: CartNotice | null
}

/** The shop's questions about the order. Each answer is saved when its field changes (`infossup`). */
export function ExtraInfoView({ infos, url, id, notice }: ExtraInfoViewProps) {
  const answer = answering(notice, 'infossup', 'valide_panier')
  return (
    <CartForm url={url} action="infossup" className="flx-cart__part flx-cart__fields">
      <h3 className="flx-cart__title">{t('infos-title')}</h3>
      {infos.map(({ name, label, kind, value, required }) => {
        const Field = kind === 'textarea' ? TextAreaField : TextField
        const field = (
          <Field
            key={name}
            id={`${id}-info-${name}`}
            label={required ? label : `${label} (${t('optional')})`}
            error={errorOf(answer, name)}
            name={name}
            defaultValue={value}
            autoComplete="off"
            data-flx-action="infossup"
            data-flx-value=""
            {...(kind === 'date' ? { type: 'date' } : {})}
          />
        )
        // Without script it stays the browser's own date field.
        return kind === 'date' ? createElement('flx-date-field', { key: name, min: 'today' }, field) : field
      })}
      <ChooseButton>{t('infos-save')}</ChooseButton>
    </CartForm>
  )
}
