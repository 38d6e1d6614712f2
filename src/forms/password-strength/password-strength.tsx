import { type ReactNode, useEffect, useState } from 'react'
import { address, selector } from '../../core/element/codecs.ts'
import { type FeatureProps, type FlxElement, useMountPlace } from '../../core/element/react-element.ts'

import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode, useFieldValue } from '../../core/element/use-author-node.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { StatusLine } from '../../ui/message.tsx'
import '../../ui/styles.ts'
import { flushSync } from 'react-dom'
import { endpoint } from '../../core/config.ts'
import { emit } from '../../core/events.ts'
import { sendJson } from '../../core/http/send-json.ts'
import { messages } from '../../core/i18n/texts.ts'
import css from './password-strength.css'
import { type Strength, strengthReply } from './password-strength-contract.ts'

const passwordStrengthTexts = messages('passwordStrength', {
  strength: 'Solidité du mot de passe',
  unknown: 'La solidité de ce mot de passe n’a pas pu être estimée.',
})

adoptStyles(css)

export const passwordStrengthAttributes = { for: selector(), src: address() }

type PasswordStrengthProps = FeatureProps<typeof passwordStrengthAttributes>

/** Returns the field inside the element, or the one that `for` selects anywhere in the page. */
function useField(host: PasswordStrengthProps['host'], named: string): HTMLInputElement | null {
  const inPage = { within: document, due: `aucun champ ne répond à « ${named} ».` }
  const inElement = { within: host, due: 'attend un champ <input type="password">.' }
  return useAuthorNode<HTMLInputElement>(
    host,
    named ? `input:is(${named})` : 'input[type="password"]',
    named ? inPage : inElement,
  )
}

/** Has the server rate the password while it is typed, and displays the rating (PWD-01, decision 8). */
export function PasswordStrength({ host, for: named, src }: PasswordStrengthProps): ReactNode {
  const t = useTexts(passwordStrengthTexts)
  const field = useField(host, named)
  // Placed after a label around the field: inside it, the texts would become part of the field's name.
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

/** Lists how to make the password stronger, as plain text. */
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

/** PWD-01: returns the class of a quarter of the scale, and another for a full score. */
function classOf(percentage: number): string {
  if (percentage >= 100) return 'p100 pOk'
  return `p${Math.max(25, Math.ceil(percentage / 25) * 25)}`
}

interface StrengthMeterProps {
  /** The meter's accessible name. */
  label: string
  /** From 0 to 100. */
  percentage: number
  /** The rating in words for screen readers; empty if the server gives none. */
  words: string
}

/** Renders the bar, as wide as the password is strong. */
function StrengthMeter({ label, percentage, words }: StrengthMeterProps): ReactNode {
  const rounded = Math.round(percentage)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw the inside of a <meter> each in their own way
    <div
      role="meter"
      className="flx-password-strength__bar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={rounded}
      aria-valuetext={words || `${rounded} %`}
    >
      <div className={`flx-password-strength__fill ${classOf(percentage)}`} style={{ width: `${percentage}%` }} />
    </div>
  )
}

/** Milliseconds from the last key until the server is asked (PWD-01). */
const pause = 400

/** The rating of a password; `unknown` if the request failed; null before the first answer. */
type Rating = Strength | 'unknown' | null

/**
 * Returns the rating of the typed password. It stays while the next one is requested; a new text, or an empty one,
 * aborts the request before it.
 */
function useRating(host: FlxElement, typed: string, src: string): Rating {
  const [rating, setRating] = useState<Rating>(null)
  useEffect(() => {
    if (typed === '') {
      setRating(null)
      return
    }
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const rated = await ratePassword(typed, src, stop.signal).catch(() => 'unknown' as const)
      if (stop.signal.aborted) return
      // Renders the meter before the event, so that listeners find it up to date.
      flushSync(() => setRating(rated))
      if (rated === 'unknown') return
      const { percentage, result } = rated
      emit(host, 'flx-password-strength-rated', { percentage, result })
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [host, typed, src])
  return rating
}

const service = 'ajax/modules/vieprivee/check_pwd.php'

/**
 * Has the server rate a password. It is sent in the body and never cached, because an address must not contain a
 * password.
 *
 * @param src - Address of the service; empty for the configured one.
 */
function ratePassword(password: string, src: string, signal: AbortSignal): Promise<Strength> {
  const call = { address: src || endpoint(service), body: { q: password }, signal, cache: 'no-store' } as const
  return sendJson(call, strengthReply)
}
