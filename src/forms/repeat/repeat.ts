import '../../ui/styles.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag, int, text } from '../../core/element/codecs.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { onTexts } from '../../core/i18n/texts.ts'
import { actionOf, handleHook, toolHook } from './block-tools.ts'
import css from './repeat.css'
import './repeat-events.ts'
import { Repetition } from './repetition.ts'

export const repeatAttributes = { min: int(), max: int(), start: int(0), addLabel: text(), noOrder: flag }

/** Blocks of a form that a visitor adds, takes away and puts in order (FORM-05). */
export const repeat: Behaviour<typeof repeatAttributes> = (host) => {
  adoptStyles(css)
  const blocks = new Repetition(host)
  const stop = new AbortController()
  const { signal } = stop
  const isMine = (node: Element): boolean => node.closest('flx-repeat') === host
  const blockOf = (node: Element): HTMLElement | undefined => blocks.blocks.find((block) => block.contains(node))
  const press = (event: MouseEvent): void => {
    const control = (event.target as Element).closest<HTMLElement>(`[data-flx-add], ${toolHook}`)
    if (!control || !isMine(control) || event.defaultPrevented) return
    // A page's own button asks its server where there is no script.
    event.preventDefault()
    const block = blockOf(control)
    const action = actionOf(control)
    if (!action) blocks.add()
    else if (!block) return
    else if (action === 'remove') blocks.remove(block)
    else blocks.step(block, action)
  }
  host.addEventListener('click', press, { signal })
  const fetchDragging = (): void => {
    void import('../../ui/drag-order.ts').then(
      ({ dragOrder }) =>
        dragOrder(host, {
          handle: handleHook,
          itemsAround: (grip) => (isMine(grip) && blockOf(grip) ? [...blocks.blocks] : []),
          moved: (block, to) => blocks.move(block, to),
          signal,
        }),
      () => {},
    )
  }
  if (!host.noOrder) host.addEventListener('pointerover', fetchDragging, { signal, once: true })
  const form = host.closest('form')
  form?.addEventListener('flx-form-parts', () => blocks.join(), { signal })
  blocks.join()
  form?.addEventListener('reset', () => queueMicrotask(() => signal.aborted || blocks.reset()), { signal })
  const stopTexts = onTexts(() => blocks.translate())
  return () => {
    stop.abort()
    stopTexts()
    blocks.stop()
  }
}
