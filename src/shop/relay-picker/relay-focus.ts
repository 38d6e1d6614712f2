import { useEffect, useLayoutEffect } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { focusableSelector } from '../../core/focus/focusable.ts'
import type { PickerModel } from './picker-model.ts'

function controlsOf(host: FlxElement): HTMLElement[] {
  return [...host.container.querySelectorAll<HTMLElement>(focusableSelector)]
}

function chooseButton(host: FlxElement, point: string): HTMLElement | null {
  return host.container.querySelector(`[data-flx-point="${CSS.escape(point)}"] .flx-relay-picker__choose`)
}

/** Moves the focus to the first button that chooses a point, or to the search field. */
export function focusOnChoice(host: FlxElement): void {
  const fields = [...host.container.querySelectorAll<HTMLElement>('.flx-relay-picker__choose, input')]
  const shown = fields.filter((field) => field.checkVisibility())
  const target = shown.find((field) => field.matches('button')) ?? shown.find((field) => field.matches('[type="text"]'))
  target?.focus()
}

/** Moves the focus to an element that replaces another one, and scrolls it into view as that was. */
function takeFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Takes over the focus and the typed text of the plain forms that the picker replaces. */
function takeOverPlainForms(host: FlxElement, model: PickerModel): void {
  const typed = [...host.querySelectorAll<HTMLInputElement>('input[data-flx-search]')].find(
    ({ value, defaultValue }) => value !== defaultValue,
  )
  if (typed) model.goOnTyping(typed.value)
  const active = document.activeElement
  if (!active || active === host || !host.contains(active) || host.container.contains(active)) return
  const point = active.closest('[data-flx-point]')?.getAttribute('data-flx-point')
  const target = (point && chooseButton(host, point)) || host.container.querySelector<HTMLElement>('input')
  if (target) takeFocus(target)
}

/** Notes the index of the focused control before the next render may change the controls. */
function follow(host: FlxElement, model: PickerModel): void {
  const index = controlsOf(host).indexOf(document.activeElement as HTMLElement)
  if (index >= 0) model.focused = index
}

/** Keeps the focus in place when the picker replaces plain forms, or another picker. */
export function useFocusKept(host: FlxElement, model: PickerModel): void {
  useLayoutEffect(() => {
    const target = controlsOf(host)[model.focused]
    if (target) takeFocus(target)
    else takeOverPlainForms(host, model)
  }, [host, model])

  useEffect(() => follow(host, model))

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    /** Forgets the focus when it moves elsewhere; an element that leaves the page keeps it for its successor. */
    const lose = ({ relatedTarget }: FocusEvent): void => {
      if (host.container.contains(relatedTarget as Node | null)) return
      queueMicrotask(() => {
        if (host.isConnected && !host.container.contains(document.activeElement)) model.focused = -1
      })
    }
    host.container.addEventListener('focusin', () => follow(host, model), { signal })
    host.container.addEventListener('focusout', lose as EventListener, { signal })
    return () => stop.abort()
  }, [host, model])
}
