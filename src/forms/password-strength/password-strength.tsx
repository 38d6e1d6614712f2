import type { ReactNode } from 'react'
import { address } from '../../core/element/address-codec.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { useFieldValue } from '../../core/element/use-field-value.ts'
import { useMountPlace } from '../../core/element/use-mount-place.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { StatusLine } from '../../ui/status-line.tsx'
import '../../ui/styles.ts'
import css from './password-strength.css'
import { passwordStrengthTexts } from './password-strength-messages.ts'
import { StrengthMeter } from './strength-meter.tsx'
import { useRating } from './use-rating.ts'

adoptStyles(css)

export const passwordStrengthAttributes = { for: selector(), src: address() }

type PasswordStrengthProps = FeatureProps<typeof passwordStrengthAttributes>

/** The field that the element contains, or the one that `for` names anywhere in the page. */
function useField(host: PasswordStrengthProps['host'], named: string): HTMLInputElement | null {
  const inPage = { within: document, due: `aucun champ ne répond à « ${named} ».` }
  const inElement = { within: host, due: 'attend un champ <input type="password">.' }
  return useAuthorNode<HTMLInputElement>(
    host,
    named ? `input:is(${named})` : 'input[type="password"]',
    named ? inPage : inElement,
  )
}

/** Has the server rate the password that is being typed, and shows what it says (PWD-01, decision 8). */
export function PasswordStrength({ host, for: named, src }: PasswordStrengthProps): ReactNode {
  const t = useTexts(passwordStrengthTexts)
  const field = useField(host, named)
  // Out of a label around the field: what stands in a label names the field.
  useMountPlace(host, field && host.contains(field) ? (field.closest('label') ?? field) : null)
  const rating = useRating(host, useFieldValue(field), src)
  const strength = rating === 'unknown' ? null : rating
  const words = rating === 'unknown' ? t('unknown') : plainText(rating?.result ?? '')
  return (
    <div className="flx-password-strength__mount">
      {strength && <StrengthMeter label={t('strength')} percentage={strength.percentage} words={words} />}
      <StatusLine className="flx-password-strength__said">
        {words && <p className="flx-password-strength__result">{words}</p>}
        {strength && strength.reasons.length > 0 && <Reasons reasons={strength.reasons} />}
      </StatusLine>
    </div>
  )
}

/** What would make the password stronger, as text. */
function Reasons({ reasons }: { reasons: string[] }): ReactNode {
  return (
    <ul className="flx-password-strength__reasons">
      {[...new Set(reasons)].map((reason) => (
        <li key={reason} className="flx-password-strength__reason">
          {plainText(reason)}
        </li>
      ))}
    </ul>
  )
}
