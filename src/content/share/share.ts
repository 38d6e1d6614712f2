import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import { address } from '../../core/element/address-codec.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { text } from '../../core/element/codecs.ts'
import { reportError } from '../../core/element/report-error.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import styles from './share.css'
import { readShare } from './share-address.ts'
import type { ShareDetail } from './share-events.ts'
import { ShareFeedback } from './share-feedback.ts'
import { shareTexts } from './share-messages.ts'
import { copy, openMail, openWindow, shareNatively } from './share-ways.ts'

export const shareAttributes = { for: selector(), url: address(), label: text(), networks: text(), mail: address() }

/** Buttons of a page that says nothing else. */
export const defaultButtons = '[data-share]'

/**
 * Buttons that share (SHARE-01 to SHARE-03): one listener for those that `for` selects, else those inside the element,
 * else, when it is empty, those of the whole page, whenever they come. Nothing of a network is loaded.
 */
export const share: Behaviour<typeof shareAttributes> = (host) => {
  adoptStyles(styles)
  const stop = new AbortController()
  const feedback = new ShareFeedback()
  const buttons = host.for || defaultButtons
  const isPageWide = Boolean(host.for) || !(host.firstElementChild || host.networks.trim())
  const root = isPageWide ? document : host

  const copyLink = async (button: Element, target: string): Promise<void> => {
    const copied = await copy(target)
    feedback.show(button, copied ? shareTexts('copied') : shareTexts('notCopied', { address: target }))
  }
  const shareBy = async (button: Element, detail: ShareDetail): Promise<void> => {
    if (detail.way === 'window') openWindow(detail.address)
    else if (detail.way === 'email') await openMail(detail.address, button)
    else if (detail.way === 'copy' || !(await shareNatively(detail, host.label || document.title))) {
      await copyLink(button, detail.target)
    }
  }
  const press = (event: MouseEvent): void => {
    const button = closest(event.target, buttons)
    if (!button || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    try {
      const detail = readShare(button, { url: host.url, title: host.label })
      if (!emit(button, 'flx-share-go', detail, { cancelable: true })) return
      shareBy(button, detail).catch((error: unknown) => reportError(host, error))
    } catch (error) {
      reportError(host, error)
    }
  }
  root.addEventListener('click', press as (event: Event) => void, { signal: stop.signal })

  let list: Element | undefined
  if (host.networks.trim()) {
    const draw = async (): Promise<void> => {
      const { drawNetworks } = await import('./networks.ts')
      if (stop.signal.aborted) return
      list = drawNetworks(host.networks, host.mail)
      host.append(list)
    }
    draw().catch((error: unknown) => reportError(host, error))
  }
  return () => {
    stop.abort()
    feedback.clear()
    list?.remove()
  }
}
