import { findFirst } from '../../core/browser/select.ts'
import '../../ui/styles.ts'
import { address } from '../../core/element/address-codec.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted } from '../../core/http/request-error.ts'
import { sendJson } from '../../core/http/send-json.ts'
import css from './password-strength.css'
import { strengthReply } from './password-strength-contract.ts'
import { addMeter } from './strength-meter.ts'

const service = 'ajax/modules/vieprivee/check_pwd.php'
/** How long typing has paused when the server is asked (PWD-01). */
const pause = 400

export const passwordStrengthAttributes = { for: selector(), src: address() }

function findField(host: HTMLElement, named: string): HTMLInputElement | null {
  if (!named) return host.querySelector<HTMLInputElement>('input[type="password"]')
  const found = findFirst<Element>(named)
  return found instanceof HTMLInputElement ? found : null
}

/** Where the meter stands: after the field that the element contains, out of a label around it; else in the element. */
function placeOf(host: HTMLElement, field: HTMLInputElement): Element {
  if (host.contains(field)) return field.closest('label') ?? field
  if (host.lastElementChild) return host.lastElementChild
  const place = document.createElement('span')
  place.className = 'flx-password-strength__place'
  return host.appendChild(place)
}

/** Has the server rate the password that is being typed, and shows what it says (PWD-01, decision 8). */
export const passwordStrength: Behaviour<typeof passwordStrengthAttributes> = (host) => {
  for (const dead of host.querySelectorAll('[data-flx-mount="password-strength"]')) dead.remove()
  const field = findField(host, host.for)
  if (!field) {
    const due = host.for ? `aucun champ ne répond à « ${host.for} ».` : 'attend un champ <input type="password">.'
    console.warn(`flx : ${openingTag(host)} : ${due}`)
    return undefined
  }
  adoptStyles(css)
  const meter = addMeter(placeOf(host, field))
  const latest = createLatest()
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const rate = async (): Promise<void> => {
    const body = { q: field.value }
    try {
      const strength = await latest.run((signal) =>
        sendJson({ address: host.src || endpoint(service), body, signal, cache: 'no-store' }, strengthReply),
      )
      if (stop.signal.aborted) return
      meter.show(strength)
      emit(host, 'flx-password-strength-rated', { percentage: strength.percentage, result: strength.result })
    } catch (error) {
      if (!isAborted(error) && !stop.signal.aborted) meter.fail()
    }
  }
  const follow = (): void => {
    clearTimeout(timer)
    latest.abort()
    if (field.value === '') meter.clear()
    else timer = setTimeout(rate, pause)
  }

  field.addEventListener('input', follow, { signal: stop.signal })
  field.form?.addEventListener('reset', () => setTimeout(follow), { signal: stop.signal })
  if (field.value !== '') follow()
  return () => {
    stop.abort()
    clearTimeout(timer)
    latest.abort()
    meter.remove()
  }
}
