import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { address, selector, text } from '../../core/element/codecs.ts'

import type { FeatureProps } from '../../core/element/react-element.ts'

import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import '../../ui/styles.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { usePlacement } from '../../core/overlay/use-placement.ts'
import { Beside } from '../../ui/beside.tsx'
import css from './share.css'
import { shareTexts } from './share-messages.ts'
import { useShare } from './use-share.ts'

adoptStyles(css)

export const shareAttributes = { for: selector(), url: address(), label: text(), networks: text(), mail: address() }

/** Selector of the buttons if `for` gives none. */
const defaultButtons = '[data-share]'

/**
 * Handles share buttons (SHARE-01 to SHARE-03): those that `for` selects, else those inside the element, else, if it
 * is empty, those of the whole page, including ones added later. Nothing is loaded from a network.
 */
export function Share({
  host,
  for: named,
  url,
  label,
  networks,
  mail,
}: FeatureProps<typeof shareAttributes>): ReactNode {
  const content = useAuthorNode(host, '*')
  const draws = networks.trim() !== ''
  const isPageWide = named !== '' || !(content || draws)
  const buttons = { within: isPageWide ? document : host, selector: named || defaultButtons }
  const notice = useShare(host, buttons, { url, title: label })
  return (
    <>
      {draws && <ShareNetworks names={networks} mail={mail} />}
      {notice && <ShareNotice {...notice} key={notice.key} />}
    </>
  )
}

interface ShareNoticeProps {
  button: Element
  text: string
}

/** Returns a text one frame late: a live region must be in the page before its text for that to be announced. */
function useLateText(text: string): string {
  const [announcement, say] = useState('')
  useEffect(() => {
    const frame = requestAnimationFrame(() => say(text))
    return () => cancelAnimationFrame(frame)
  }, [text])
  return announcement
}

/**
 * Shows the result of a click in a bubble beside the button, and announces it. It is rendered in the dialog of the
 * button, as screen readers ignore what is outside an open one.
 */
function ShareNotice({ button, text }: ShareNoticeProps): ReactNode {
  return (
    <Beside of={button.closest('dialog') ?? document.body} where="end" name="share-notice">
      <Bubble button={button} text={text} />
    </Beside>
  )
}

function Bubble({ button, text }: ShareNoticeProps): ReactNode {
  const announcement = useLateText(text)
  const { ref: place, style, isPlaced } = usePlacement(button, { side: 'top', gap: 8 })
  const show = useCallback(
    (bubble: HTMLElement | null) => {
      place(bubble)
      bubble?.showPopover()
    },
    [place],
  )
  return (
    <>
      <span
        ref={show}
        className="flx-share__bubble"
        style={{ ...style, visibility: isPlaced ? 'visible' : 'hidden' }}
        popover="manual"
        aria-hidden="true"
      >
        <span className="flx-share__words">{text}</span>
      </span>
      <span className="flx-share__status" role="status">
        {announcement}
      </span>
    </>
  )
}

/** The share pages of the networks, which receive nothing before the click. */
const networks: Record<string, { name: string; template: string }> = {
  facebook: { name: 'Facebook', template: 'https://www.facebook.com/sharer/sharer.php?u={url}' },
  x: { name: 'X', template: 'https://x.com/intent/post?url={url}&text={title}' },
  bluesky: { name: 'Bluesky', template: 'https://bsky.app/intent/compose?text={title}%20{url}' },
  linkedin: { name: 'LinkedIn', template: 'https://www.linkedin.com/sharing/share-offsite/?url={url}' },
  pinterest: {
    name: 'Pinterest',
    template: 'https://www.pinterest.com/pin/create/button/?url={url}&description={title}',
  },
  whatsapp: { name: 'WhatsApp', template: 'https://wa.me/?text={title}%20{url}' },
  telegram: { name: 'Telegram', template: 'https://t.me/share/url?url={url}&text={title}' },
}

const ways = ['email', 'copy', 'native']

/** Returns the names in an attribute, each once. */
function namesIn(written: string): string[] {
  const names = written
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  return [...new Set(names)]
}

const isKnown = (name: string): boolean => name in networks || ways.includes(name)

/** Returns false for the share sheet if the device has none. */
const isOffered = (name: string): boolean => name !== 'native' || 'share' in navigator

function useWarning(names: string): void {
  useEffect(() => {
    const known = [...Object.keys(networks), ...ways].join(', ')
    for (const name of namesIn(names).filter((each) => !isKnown(each))) {
      console.warn(`flx : <flx-share> ne connaît pas « ${name} ». Il connaît : ${known}.`)
    }
  }, [names])
}

interface ShareNetworksProps {
  /** The buttons to render, in their order: `facebook x email copy native`. */
  names: string
  /** URL template of the page that shares by e-mail; empty for the visitor's own e-mail program. */
  mail: string
}

function ShareNetworks({ names, mail }: ShareNetworksProps): ReactNode {
  const t = useTexts(shareTexts)
  useWarning(names)
  return (
    <ul className="flx-share__list" role="list" aria-label={t('shareThis')}>
      {namesIn(names)
        .filter((name) => isKnown(name) && isOffered(name))
        .map((name) => (
          <li key={name} className="flx-share__item">
            <ShareButton name={name} mail={mail} />
          </li>
        ))}
    </ul>
  )
}

function ShareButton({ name, mail }: { name: string; mail: string }): ReactNode {
  const t = useTexts(shareTexts)
  const network = networks[name]
  const texts: Record<string, string> = { native: t('share'), copy: t('copy'), email: t('email') }
  return (
    <button
      type="button"
      className="flx-share__button"
      data-share={network?.template ?? name}
      data-share-mail={(name === 'email' && mail) || undefined}
      aria-label={network && t('newWindow', { network: network.name })}
    >
      {network?.name ?? texts[name]}
    </button>
  )
}
