import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { shareTexts } from './share-messages.ts'

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

/** Ways to share without a network. */
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

/** Renders the list of share buttons. */
export function ShareNetworks({ names, mail }: ShareNetworksProps): ReactNode {
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
