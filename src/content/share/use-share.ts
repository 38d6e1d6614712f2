import { useEffect, useState } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { useEvent } from '../../core/use-event.ts'
import { copyText } from '../../ui/copy-text.ts'
import { readShare, type ShareSubject } from './share-address.ts'
import type { ShareDetail } from './share-events.ts'
import { shareTexts as t } from './share-messages.ts'
import { openMail, openWindow, shareNatively } from './share-ways.ts'

/** Milliseconds that a notice stays. */
const stay = 4000

/** What became of a click. */
export interface Notice {
  button: Element
  text: string
  /** Another for each click: the same words are said again. */
  key: number
}

interface Buttons {
  /** Where they are, whenever they come. */
  within: Element | Document
  selector: string
}

/** Shares what its buttons say (SHARE-01 to SHARE-03). @returns what is to be said of the last click. */
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
