import { onFields } from '../../../core/browser/form.ts'
import { endpoint } from '../../../core/config.ts'
import { emit } from '../../../core/events.ts'
import { type Field, isChanged, isField } from '../../../core/html/typed-fields.ts'
import { createLatest, type Latest } from '../../../core/http/latest.ts'
import { detailOf, isAborted } from '../../../core/http/request-error.ts'
import { fieldNear, fieldsOf, filledFields } from '../fields.ts'
import type { FormContext } from '../form-context.ts'
import { askContents, askPart } from './parts-api.ts'
import { setChoices, showAnswer, showPartFailure } from './show-parts.ts'

const partHook = 'data-flx-depends'
const contentsHook = 'data-flx-contents'

const namesIn = (list: string | null): string[] => (list ?? '').split(/[\s,;]+/).filter(Boolean)

function dependsOn(part: Element, { name: given }: Field): boolean {
  return namesIn(part.getAttribute(partHook)).some((name) => name === given || `${name}[]` === given)
}

/** Requests the parts that depend on a field each time it changes; a newer request aborts the older one. */
export function followFields(context: FormContext): void {
  const { host, form, status, signal } = context
  const latests = new WeakMap<Element, Latest>()
  const latestOf = (place: Element): Latest => {
    const known = latests.get(place) ?? createLatest()
    latests.set(place, known)
    return known
  }

  /** Renews a part: marks it as busy meanwhile, and shows the error if it fails. */
  const renew = async (place: Element, task: (stop: AbortSignal) => Promise<void>): Promise<void> => {
    status.sayFailure(place, null)
    place.ariaBusy = 'true'
    try {
      await latestOf(place).run((stop) => task(AbortSignal.any([stop, signal])))
      place.ariaBusy = null
    } catch (error) {
      if (signal.aborted || isAborted(error)) return
      place.ariaBusy = null
      console.error('flx : une partie d’un formulaire n’a pas été mise à jour.', detailOf(error))
      await showPartFailure(context, place, error, () => void renew(place, task))
    }
  }

  const reload = (part: Element, field: Field): void => {
    const name = part.getAttribute('data-flx-part') ?? ''
    void renew(part, async (stop) => {
      const body = filledFields(form)
      body.append('recharge[champ]', field.name)
      body.append('recharge[bloc]', name)
      const address = host.reloadSrc || endpoint('ajax/modules/formulaire/recharge.php')
      const answer = await askPart({ address, body, signal: stop }, part)
      if (stop.aborted) return
      for (const shown of await showAnswer(context, answer, part)) {
        emit(shown as HTMLElement, 'flx-form-reloaded', { part: shown.getAttribute('data-flx-part') ?? '' })
      }
    })
  }

  const load = (list: Field, source: Field): void => {
    void renew(list, async (stop) => {
      const { modeleid, modeleident } = host
      const { elementclass = '', elementids = '' } = list.dataset
      const body = { champ_cible: list.name, modeleid, modeleident, elementclass, elementids, value: source.value }
      const given = await askContents(body, stop)
      if (stop.aborted) return
      setChoices(list, given, status)
      emit(list, 'flx-form-reloaded', { part: list.name })
    })
  }

  const listsOf = (): Field[] => [...form.querySelectorAll<Field>(`:is(select, input)[${contentsHook}]`)]
  const sourceOf = (list: Field): Field | undefined => fieldNear(form, list.getAttribute(contentsHook) ?? '', list)

  onFields(
    form,
    'change',
    ({ target }) => {
      if (!(target instanceof Element) || !isField(target) || target.form !== form) return
      for (const list of listsOf()) if (list !== target && sourceOf(list) === target) load(list, target)
      for (const part of form.querySelectorAll(`[${partHook}]`)) {
        if (dependsOn(part, target)) reload(part, target)
      }
    },
    signal,
  )
  // Handles the values chosen before this code had loaded, or restored by a draft or the browser.
  for (const part of form.querySelectorAll(`[${partHook}]`)) {
    const field = fieldsOf(form).find((each) => dependsOn(part, each) && isChanged(each))
    if (field) reload(part, field)
  }
  for (const part of form.querySelectorAll(`[${partHook}]:not([data-flx-part])`)) {
    console.warn('flx : une partie qui porte data-flx-depends attend aussi son nom, par data-flx-part.', part)
  }
  for (const list of listsOf()) {
    const source = sourceOf(list)
    if (!source) {
      console.warn(`flx : aucun champ du formulaire ne s’appelle « ${list.getAttribute(contentsHook)} ».`, list)
    } else if (source.value !== '' && list instanceof HTMLSelectElement && list.options.length < 2) load(list, source)
  }
}
