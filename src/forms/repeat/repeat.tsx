import { type ReactNode, useEffect, useId, useState } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { flag, int, text } from '../../core/element/codecs.ts'
import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode, useAuthorAttributes, useAuthorNodes } from '../../core/element/use-author-node.ts'

import { useTexts } from '../../core/i18n/use-texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { useStored } from '../../core/use-stored.ts'
import { Button } from '../../ui/button.tsx'
import { StatusLine } from '../../ui/message.tsx'
import '../../ui/styles.ts'
import { BlockParts, handleHook } from './block-parts.tsx'
import { isOwn, nameOf } from './blocks.ts'
import css from './repeat.css'
import { repeatTexts } from './repeat-messages.ts'
import { Repetition } from './repetition.ts'

adoptStyles(css)

export const repeatAttributes = { min: int(), max: int(), start: int(0), addLabel: text(), noOrder: flag }

/** Blocks of a form that the visitor adds, removes and orders (FORM-05). */
export function Repeat({ host, min, addLabel, noOrder }: FeatureProps<typeof repeatAttributes>): ReactNode {
  const t = useTexts(repeatTexts)
  const [repetition] = useState(() => new Repetition(host))
  const { blocks, leftOut, announcement, taken } = useStored(repetition.state)
  const ownAdd = useAuthorNodes(host, '[data-flx-add]').find((each) => isOwn(host, each))
  const note = useId()
  const { least, most } = repetition
  const isFull = blocks.length >= most
  const rest = ownAdd instanceof HTMLButtonElement ? 'disabled' : 'aria-disabled'
  useAuthorAttributes(ownAdd, isFull ? { [rest]: 'true', 'aria-describedby': note } : {})
  useEffect(() => repetition.start(), [repetition])
  // biome-ignore lint/correctness/useExhaustiveDependencies: more may be due then
  useEffect(() => repetition.fill(), [repetition, min])
  usePresses(host, repetition)
  useDragging(host, repetition, noOrder)
  useForm(host, repetition)
  return (
    <>
      {blocks.map((block, index) => (
        <BlockParts
          key={keyOfNode(block)}
          block={block}
          name={nameOf(block, index)}
          isFirst={index === 0}
          isLast={index === blocks.length - 1}
          mayLeave={blocks.length > least}
          mayMove={blocks.length > 1 && !noOrder}
          isOn={!leftOut.has(block)}
          onSwitch={(isOn) => repetition.switchBlock(block, isOn)}
        />
      ))}
      <div className="flx-repeat__foot">
        {!ownAdd && (
          <Button
            className="flx-repeat__add"
            data-flx-add=""
            disabled={isFull}
            aria-describedby={isFull ? note : undefined}
          >
            {addLabel || t('add')}
          </Button>
        )}
        <span id={note} className="flx-repeat__note">
          {isFull && t('full', { max: most })}
        </span>
        <StatusLine className="flx-repeat__status">{announcement}</StatusLine>
        {taken && (
          <Button look="quiet" size="small" className="flx-repeat__back" onClick={() => repetition.restore()}>
            {t('undo')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Handles clicks on the buttons, the page's own and ours. Without script, the page's own are handled by the server. */
function usePresses(host: FlxElement, repetition: Repetition): void {
  useEvent(host, 'click', (event) => {
    const control = closest(event.target, '[data-flx-add], [data-flx-up], [data-flx-down], [data-flx-remove]')
    if (!control || !isOwn(host, control) || event.defaultPrevented) return
    event.preventDefault()
    const block = repetition.blockOf(control)
    if (control.hasAttribute('data-flx-add')) repetition.add()
    else if (!block) return
    else if (control.hasAttribute('data-flx-remove')) repetition.remove(block)
    else repetition.step(block, control.hasAttribute('data-flx-up') ? 'up' : 'down')
  })
}

/** Lets the visitor drag blocks by their handles. The code is loaded when the pointer first enters the element. */
function useDragging(host: FlxElement, repetition: Repetition, noOrder: boolean): void {
  useEffect(() => {
    if (noOrder) return
    const stop = new AbortController()
    const { signal } = stop
    const loadDragging = async (): Promise<void> => {
      const { dragOrder } = await import('../../ui/drag-order.ts')
      dragOrder(host, {
        handle: handleHook,
        itemsAround: (grip) => (isOwn(host, grip) && repetition.blockOf(grip) ? [...repetition.blocks] : []),
        moved: (block, to) => repetition.move(block, to),
        signal,
      })
    }
    // If loading fails, the buttons do the same.
    host.addEventListener('pointerover', () => void loadDragging().catch(() => {}), { signal, once: true })
    return () => stop.abort()
  }, [host, repetition, noOrder])
}

/**
 * Handles two events of the form: it asks for its parts, or is reset. The reset applies after the fields', unless
 * cancelled.
 */
function useForm(host: FlxElement, repetition: Repetition): void {
  const isItsForm = (target: EventTarget | null): boolean => target === host.closest('form')
  useEvent(document, 'flx-form-parts', ({ target }) => isItsForm(target) && repetition.join(), { capture: true })
  useEvent(document, 'reset', (event) => {
    if (isItsForm(event.target)) setTimeout(() => event.defaultPrevented || repetition.reset())
  })
}
