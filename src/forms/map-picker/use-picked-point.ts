import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import type { Axis, Point } from '../../core/french/coordinates.ts'
import { keepOriginals, writeAttribute } from '../../core/html/originals.ts'
import { useStored } from '../../core/use-stored.ts'
import { type Field, type Fields, type FormNames, fieldsHere, isForOpener } from './form-fields.ts'
import type { PickSource } from './map-picker-types.ts'
import { axes, PickedPoint } from './picked-point.ts'

interface UsePickedPointOptions {
  host: FlxElement
  names: FormNames
  /** The fields that the picker renders, if it does. */
  drawn: RefObject<Partial<Fields>>
  /** Id of the element that displays the errors. */
  alertId: string
  onPick(point: Point, source: PickSource): void
}

const isHidden = (field: Field): boolean => field.type === 'hidden' || Boolean(field.hidden)

/**
 * Marks a field as invalid, described by the error element. @returns a function that undoes it and keeps other
 * descriptions.
 */
function refuse(field: Field, why: string, alertId: string): () => void {
  const others = (): string[] =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== alertId)
  const giveBack = keepOriginals(field, ['aria-invalid'])
  field.setCustomValidity(why)
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', [...others(), alertId].join(' '))
  return () => {
    giveBack()
    field.setCustomValidity('')
    writeAttribute(field, 'aria-describedby', others().join(' ') || null)
  }
}

/**
 * Returns the selected point and the fields that hold it: those of the page, or rendered ones where the page shows
 * none.
 */
export function usePickedPoint({ host, names, drawn, alertId, onPick }: UsePickedPointOptions) {
  const { nameForm, nameLat, nameLng } = names
  const home = useMemo(() => {
    const named = { nameForm, nameLat, nameLng }
    const answers = isForOpener(named)
    const here = (): Fields | null => (answers ? null : fieldsHere(host, named))
    const isShown = (fields: Fields | null): fields is Fields =>
      Boolean(fields && !axes.some((axis) => isHidden(fields[axis])))
    const own = (): Fields | null => {
      const { latitude, longitude } = drawn.current
      return latitude && longitude ? { latitude, longitude } : null
    }
    return {
      answers,
      draws: !isShown(here()),
      /** True if no field of this page receives the point. */
      isAlone: here() === null,
      edited: () => own() ?? here(),
      received: () => (own() ? here() : null),
    }
  }, [host, nameForm, nameLat, nameLng, drawn])
  const picked = useEffectEvent((point: Point, source: PickSource, label?: string) => {
    emit(host, 'flx-map-picker-pick', { ...point, source, ...(label && { label }) })
    onPick(point, source)
  })
  const [model] = useState(() => new PickedPoint())
  const { point, wrong } = useStored(model.stateAtom)

  useEffect(() => {
    model.live({ edited: home.edited, received: home.received, onPick: picked })
    if (nameForm && !home.answers && !home.received() && home.draws) {
      console.warn(
        `flx : ${openingTag(host)} attend un formulaire « ${nameForm} » et ses champs « ${nameLat} » et « ${nameLng} ».`,
      )
    }
  }, [host, model, home, nameForm, nameLat, nameLng])

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const isOurs = (target: EventTarget | null): boolean => {
      const fields = home.edited()
      return fields !== null && axes.some((axis) => fields[axis] === target)
    }
    const read = ({ target }: Event): void => {
      if (isOurs(target)) model.read('fields')
    }
    const reset = ({ target }: Event): void => {
      const fields = home.received() ?? home.edited()
      if (fields?.latitude.form !== target) return
      // The fields have their initial values after all listeners have run.
      setTimeout(() => model.restart(), 0)
    }
    document.addEventListener('change', read, { signal })
    document.addEventListener('reset', reset, { signal })
    return () => stop.abort()
  }, [model, home])

  useEffect(() => {
    const fields = home.edited()
    if (!fields) return
    const takeBack = axes.flatMap((axis) => (wrong[axis] ? refuse(fields[axis], wrong[axis], alertId) : []))
    return () => {
      for (const each of takeBack) each()
    }
  }, [home, wrong, alertId])

  return { model, point, wrong: axes.flatMap((axis: Axis) => wrong[axis] ?? []), home }
}
