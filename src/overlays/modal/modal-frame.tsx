import { type MouseEvent, type ReactNode, type Ref, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { elementOfHash } from '../../core/browser/navigation.ts'
import { useScrollFocus } from '../../core/overlay/use-overlay.ts'
import { Button, CloseButton } from '../../ui/button.tsx'
import { modalTexts } from './modal-messages.ts'
import type { ModalButton, ModalHandle, ModalParts } from './modal-options.ts'
import { type ModalBehaviour, useModal } from './use-modal.ts'

interface ModalFrameProps extends Pick<ModalBehaviour, 'emitter' | 'open' | 'opener' | 'beforeClose' | 'onClosed'> {
  parts: Omit<ModalParts, 'title' | 'footer'>
  role?: 'alertdialog' | undefined
  title: ReactNode
  content: ReactNode
  footer: ReactNode
  onHandle(modal: ModalHandle): void
}

const noButtons: [] = []

/** Returns true for a link to a part of this page that the dialog would cover. */
function leadsBehind(link: Element | null, dialog: Element | null): boolean {
  if (!(link instanceof HTMLAnchorElement) || link.href.split('#')[0] !== location.href.split('#')[0]) return false
  const target = elementOfHash(link.hash)
  return !!target && !dialog?.contains(target)
}

/** Renders a modal, opened by an element or a call. One that could not be closed otherwise gets its close button. */
export function ModalFrame({
  parts,
  role,
  title,
  content,
  footer,
  onHandle,
  ...behaviour
}: ModalFrameProps): ReactNode {
  const { buttons = noButtons, autoclose = 0, theme = '', relative = null, label = modalTexts('label') } = parts
  const dialog = useRef<HTMLDialogElement>(null)
  const closeTop = parts.closeTop || (buttons.length === 0 && !(autoclose > 0))
  const closable = closeTop || buttons.some((button) => button.autoclose)
  const { handle, busy, press } = useModal({ ...behaviour, dialog, closable, buttons, autoclose, relative })

  const give = useEffectEvent(onHandle)
  // Before the first paint: who opened it listens to its content before the visitor can press anything.
  useLayoutEffect(() => give(handle), [handle])

  const closeByContent = ({ target, defaultPrevented }: MouseEvent): void => {
    if (defaultPrevented) return
    if (closest(target, '[data-flx-close]')) void handle.close('button')
    else if (closable && leadsBehind(closest(target, 'a[href*="#"]'), dialog.current)) void handle.close('link')
  }

  return (
    <ModalView
      {...{ role, theme, label, title, closeTop, content, footer, buttons, busy }}
      id={useId()}
      ref={dialog}
      open={behaviour.open}
      onPress={press}
      onClick={closeByContent}
      onCloseTop={() => void handle.close('close-link')}
    />
  )
}

interface ModalViewProps {
  id: string
  ref: Ref<HTMLDialogElement>
  open: boolean
  role?: 'alertdialog' | undefined
  theme: string
  /** Accessible name if there is no title. */
  label: string
  title: ReactNode
  closeTop: boolean
  content: ReactNode
  footer: ReactNode
  buttons: readonly ModalButton[]
  busy: ModalButton | undefined
  onPress(button: ModalButton): void
  onClick(event: MouseEvent): void
  onCloseTop(): void
}

function dataAttributes({ adddata = {} }: ModalButton): Record<string, string> {
  return Object.fromEntries(Object.entries(adddata).map(([name, value]) => [`data-${name}`, String(value)]))
}

function lookOf({ important, secondaire }: ModalButton): 'primary' | 'quiet' | 'secondary' {
  if (important) return 'primary'
  return secondaire ? 'quiet' : 'secondary'
}

interface ButtonGroupProps extends Pick<ModalViewProps, 'buttons' | 'busy' | 'onPress'> {
  side: 'g' | 'd'
}

function ButtonGroup({ side, buttons, busy, onPress }: ButtonGroupProps): ReactNode {
  const ofSide = buttons.filter(({ position }) => (position === 'g') === (side === 'g'))
  if (ofSide.length === 0) return null
  return (
    <div className="flx-modal__buttons" data-position={side}>
      {ofSide.map((button, index) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of a modal do not change while it is open
          key={index}
          {...dataAttributes(button)}
          look={lookOf(button)}
          className={button.addclass}
          busy={busy === button}
          onClick={() => onPress(button)}
        >
          {button.titre}
        </Button>
      ))}
    </div>
  )
}

/** Renders a modal. The buttons on the left come before those on the right, also in the tab order. */
function ModalView(props: ModalViewProps): ReactNode {
  const { id, ref, open, role, theme, label, title, closeTop, content, footer, buttons } = props
  const box = useRef<HTMLDivElement>(null)
  useScrollFocus(box, open)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click of a control in the content, however it was made
    <dialog
      ref={ref}
      className={`flx-dialog flx-modal ${theme}`.trim()}
      role={role}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-label={title ? undefined : label}
      aria-describedby={role ? `${id}-content` : undefined}
      onClick={props.onClick}
    >
      <div className="flx-modal__panel">
        {(title || closeTop) && (
          <div className="flx-modal__header">
            {title && (
              <h2 id={`${id}-title`} className="flx-modal__title" data-flx-focus="title">
                {title}
              </h2>
            )}
            {closeTop && <CloseButton className="flx-modal__close" onClick={props.onCloseTop} />}
          </div>
        )}
        <div ref={box} id={`${id}-content`} className="flx-modal__content">
          {content}
        </div>
        {(footer || buttons.length > 0) && (
          <div className="flx-modal__footer">
            {footer}
            <ButtonGroup side="g" {...props} />
            <ButtonGroup side="d" {...props} />
          </div>
        )}
      </div>
    </dialog>
  )
}
