import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useAuthorAttributes } from '../../core/element/use-author-node.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { Beside } from '../../ui/beside.tsx'
import { Button } from '../../ui/button.tsx'
import { type BlockAction, optionalParts, partOf } from './blocks.ts'
import { repeatTexts } from './repeat-messages.ts'

export const handleHook = '[data-flx-handle]'

const actions = ['up', 'down', 'remove'] as const satisfies BlockAction[]
const signs: Record<BlockAction, string> = { up: '↑', down: '↓', remove: '' }

interface BlockPartsProps {
  block: HTMLElement
  name: string
  isFirst: boolean
  isLast: boolean
  mayLeave: boolean
  mayMove: boolean
  /** True unless the visitor leaves an optional block out. */
  isOn: boolean
  onSwitch(isOn: boolean): void
}

/** Renders our controls in a block: its tools, and a switch if it is optional. */
export function BlockParts(props: BlockPartsProps): ReactNode {
  const { block } = props
  useAuthorAttributes(block, { 'data-flx-block': writtenAttribute(block, 'data-flx-block') ?? '' })
  return (
    <>
      <BlockTools {...props} />
      {optionalParts(block) && <BlockSwitch {...props} />}
    </>
  )
}

/** Returns a control of the author's, not one that we rendered. */
function ownPart(block: Element, selector: string): HTMLElement | undefined {
  return partOf(block, `${selector}:not([data-flx-mount="repeat"] *)`)
}

/**
 * Renders the buttons that move and remove a block, unless the page has its own, which are disabled when they must be.
 */
function BlockTools({ block, name, isFirst, isLast, mayLeave, mayMove }: BlockPartsProps): ReactNode {
  const t = useTexts(repeatTexts)
  const own = {
    up: ownPart(block, '[data-flx-up]'),
    down: ownPart(block, '[data-flx-down]'),
    remove: ownPart(block, '[data-flx-remove]'),
  }
  const ownHandle = ownPart(block, handleHook)
  const rests = { up: isFirst, down: isLast, remove: !mayLeave }
  const isThere = { up: mayMove, down: mayMove, remove: mayMove || mayLeave || Object.values(own).some(Boolean) }
  const lent = (action: BlockAction): Record<string, string> =>
    own[action] instanceof HTMLButtonElement
      ? { ...(action !== 'remove' && !mayMove && { hidden: '' }), ...(rests[action] && { disabled: '' }) }
      : {}
  useAuthorAttributes(own.up, lent('up'))
  useAuthorAttributes(own.down, lent('down'))
  useAuthorAttributes(own.remove, lent('remove'))
  useAuthorAttributes(ownHandle, mayMove ? {} : { hidden: '' })

  const drawn = actions.filter((action) => isThere[action] && !own[action])
  const hasHandle = mayMove && !ownHandle
  if (drawn.length === 0 && !hasHandle) return null
  return (
    <Beside
      of={block}
      where="end"
      name="repeat"
      as={block.localName === 'tr' ? 'td' : 'div'}
      className="flx-repeat__tools"
    >
      {/* Those who do not see it have the buttons. */}
      {hasHandle && <span className="flx-repeat__handle" data-flx-handle="" aria-hidden="true" />}
      {drawn.map((action) => (
        <Button
          key={action}
          size="small"
          className={`flx-repeat__tool flx-repeat__tool--${action}`}
          {...{ [`data-flx-${action}`]: '' }}
          title={signs[action] && t(action)}
          aria-label={t('action', { action: t(action), name })}
          disabled={rests[action]}
        >
          {signs[action] || t(action)}
        </Button>
      ))}
    </Beside>
  )
}

/** Renders the switch of an optional block. A block that is switched off is not sent, and keeps its values. */
function BlockSwitch({ block, name, isOn, onSwitch }: BlockPartsProps): ReactNode {
  const t = useTexts(repeatTexts)
  const { legend, ownSwitch } = optionalParts(block) ?? {}
  const drawn = useRef<HTMLInputElement>(null)
  const control = (): HTMLInputElement | null => ownSwitch ?? drawn.current
  useAuthorAttributes(block, { disabled: isOn ? null : '', 'data-flx-left-out': isOn ? null : '' })
  // Set after each render, because a form reset changes it too.
  useLayoutEffect(() => {
    const box = control()
    if (box) box.checked = isOn
  })
  useEvent(ownSwitch, 'change', () => onSwitch(ownSwitch?.checked === true))
  if (!legend || ownSwitch) return null
  return (
    <Beside of={legend} where="start" name="repeat-switch" as="span">
      <input
        ref={drawn}
        type="checkbox"
        className="flx-repeat__switch"
        defaultChecked={isOn}
        aria-label={t('fill', { name })}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Beside>
  )
}
