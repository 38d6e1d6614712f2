import { useEffect, useState } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { isAddress } from '../../core/browser/is-address.ts'
import { isPlainClick } from '../../core/browser/links.ts'
import { goTo, openWindow as openNamed } from '../../core/browser/navigation.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { useEvent } from '../../core/use-event.ts'
import { copyText, shareBySheet } from '../../ui/share.ts'
import { shareTexts as t } from './share-messages.ts'
import type { ShareDetail } from './share-types.ts'

/** Milliseconds for which a notice is shown. */
const stay = 4000

export interface Notice {
  button: Element
  text: string
  /** Differs for each click, so that the same text is announced again. */
  key: number
}

interface Buttons {
  /** The element or document in which the buttons are, including ones added later. */
  within: Element | Document
  selector: string
}

/** Shares when one of the buttons is clicked (SHARE-01 to SHARE-03). @returns the notice about the last click. */
export function useShare(host: FlxElement, { within, selector }: Buttons, subject: ShareSubject): Notice | null {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), stay)
    return () => clearTimeout(timer)
  }, [notice])

  const copyLink = async (button: Element, address: string): Promise<void> => {
    const text = (await copyText(address, button)) ? t('copied') : t('notCopied', { address })
    setNotice((before) => ({ button, text, key: (before?.key ?? 0) + 1 }))
  }
  const shareBy = async (button: Element, detail: ShareDetail): Promise<void> => {
    if (detail.way === 'window') openWindow(detail.address)
    else if (detail.way === 'email') await openMail(detail.address, button)
    else if (detail.way === 'copy' || !(await shareNatively(detail, subject.title || document.title))) {
      await copyLink(button, detail.target)
    }
  }
  useEvent(within, 'click', (event) => {
    const button = closest(event.target, selector)
    if (!button || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    try {
      const detail = readShare(button, subject)
      if (!emit(button, 'flx-share-go', detail, { cancelable: true })) return
      shareBy(button, detail).catch((error: unknown) => reportError(host, error))
    } catch (error) {
      reportError(host, error)
    }
  })
  return notice
}

/** The share window and the frame of an e-mail share, in pixels (SHARE-02). */
const windowSize = { width: 700, height: 500 }
const mailSize = { x: 850, y: 480 }

/** Opens the share window in the middle of the page's window, or in this tab if the browser blocks it. */
function openWindow(address: string): void {
  if (!/^https?:/.test(address)) {
    goTo(address)
    return
  }
  const { width, height } = windowSize
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  const opened = openNamed(address, '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (opened) opened.focus()
  else goTo(address)
}

/** Opens the e-mail share in a popup, or in this tab if the code of the popup fails to load. */
async function openMail(address: string, button: Element): Promise<void> {
  if (!/^https?:/.test(address)) return goTo(address)
  const module = await import('../../overlays/popup/open-popup.tsx').catch(() => undefined)
  if (!module) return goTo(address)
  const label = t('byMail')
  await module.openPopup({ href: address, handler: 'iframe', size: mailSize, label }, button)
}

/** Opens the device's share sheet (SHARE-03). @returns true if there is one, whatever the visitor did with it. */
function shareNatively({ target }: ShareDetail, title: string): Promise<boolean> {
  return shareBySheet({ url: target, title })
}

/** The subject that the buttons of an element share, unless they give another. */
export interface ShareSubject {
  /** Empty for the page's own URL. */
  url: string
  /** Empty for the page's own title. */
  title: string
}

const words = { native: 'native', copy: 'copy', email: 'email', mail: 'email' } as const

/** The default template for e-mails: the visitor's own program. */
const mails: Record<string, string> = { email: 'mailto:?subject={title}&body={url}' }

/** Decodes base64 or base64url to UTF-8 text. @throws if it is neither. */
function decodeBase64(text: string): string {
  const bytes = atob(text.trim().replace(/-/g, '+').replace(/_/g, '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
}

/**
 * Returns the URL that a button shares, from its base64 `data-share-target` (SHARE-01). An invalid one is reported in
 * the console.
 */
function targetOf(button: Element, subject: ShareSubject): string {
  const current = subject.url ? new URL(subject.url, document.baseURI).href : location.href
  const encoded = button.getAttribute('data-share-target')
  if (!encoded) return current
  try {
    const { href, protocol } = new URL(decodeBase64(encoded), document.baseURI)
    if (/^https?:$/.test(protocol)) return href
  } catch {
    // Reported below.
  }
  console.warn(
    `flx : ${openingTag(button)} : data-share-target n’est pas une adresse en base64 ; la page est partagée.`,
  )
  return current
}

/**
 * Fills in `{url}` and `{title}`, also written `[url]` or `%url%`; a template without them that ends with `=` gets
 * the URL there.
 */
function fillTemplate(template: string, target: string, title: string): string {
  const values: Record<string, string> = { url: target, title, titre: title }
  let filled = false
  const address = template.replace(/[{[%](url|title|titre)[}\]%]/gi, (_, name: string) => {
    filled = true
    return encodeURIComponent(values[name.toLowerCase()] ?? '')
  })
  return !filled && template.endsWith('=') ? address + encodeURIComponent(target) : address
}

/**
 * Returns the action of a button with `data-share`: `native`, `copy`, `email`, or the URL template of a window; an
 * empty one means the link's own URL, or `native` (SHARE-01).
 *
 * @throws Error for a template that does not give a URL, or gives one that would run as a script.
 */
function readShare(button: Element, subject: ShareSubject): ShareDetail {
  const given = (button.getAttribute('data-share') ?? '').trim()
  const word = words[given.toLowerCase() as keyof typeof words]
  const target = targetOf(button, subject)
  const template =
    (word ? button.getAttribute('data-share-mail') : given) || button.getAttribute('href') || mails[word ?? '']
  if (word === 'native' || word === 'copy' || !template) return { way: word ?? 'native', target, address: '' }
  const filled = fillTemplate(template, target, subject.title || document.title)
  if (!isAddress(filled)) throw new Error(`« ${template} » n’est pas une adresse de partage.`)
  return { way: word ?? 'window', target, address: new URL(filled, document.baseURI).href }
}
