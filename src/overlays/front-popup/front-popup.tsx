import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { flag, int, number, text } from '../../core/element/codecs.ts'
import { type FeatureProps, useHostMethod } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { countOf } from '../../core/french/number.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { AuthorContent } from '../../ui/author-content.tsx'
import '../../ui/styles.ts'
import { messages } from '../../core/i18n/texts.ts'
import { pausableTimer } from '../../core/overlay/pausable-timer.ts'
import { useScrollFocus } from '../../core/overlay/use-overlay.ts'
import { Button, CloseButton } from '../../ui/button.tsx'
import css from './front-popup.css'
import type { FrontPopupMethods } from './front-popup-types.ts'
import { useFrontPopup } from './use-front-popup.ts'

const frontPopupTexts = messages('front-popup', {
  label: 'Annonce',
  countdown: 'Fermeture dans {n}\u00a0s',
  announce: 'Cette fenêtre se ferme seule dans {time}. Le bouton «\u00a0Garder ouverte\u00a0» l’en empêche.',
  keep: 'Garder ouverte',
  kept: 'La fenêtre reste ouverte.',
})

adoptStyles(css)

export const frontPopupAttributes = {
  open: flag,
  label: text(),
  /** Seconds. */
  autoClose: number(),
  /** Seconds. */
  delay: number(0),
  days: number(),
  version: text(),
  priority: int(0),
}

function staysHere(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.href.replace(/#.*/, '') === location.href.replace(/#.*/, '')
}

export function FrontPopup(props: FeatureProps<typeof frontPopupAttributes, FrontPopupMethods>): ReactNode {
  const { host, open, label } = props
  const t = useTexts(frontPopupTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLDivElement>(null)
  const announcement = useId()
  useScrollFocus(box, open)
  const { seconds, close, remember } = useFrontPopup(props, dialog, slot)
  useHostMethod(host, 'close', close)

  useEffect(() => {
    if (open && !host.label) console.warn(`flx : ${openingTag(host)} : l’attribut label, qui le nomme, manque.`)
  }, [open, host])

  const follow = ({ target, defaultPrevented }: MouseEvent): void => {
    const control = closest(target, 'a[href], [data-flx-close]')
    if (!control) return
    if (control instanceof HTMLAnchorElement && !control.matches('[data-flx-close]')) {
      remember()
      if (staysHere(control)) void close('link')
    } else if (!defaultPrevented) {
      void close('button')
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click of a control in the content, however it was made
    <dialog
      ref={dialog}
      className="flx-front-popup"
      aria-label={label || t('label')}
      aria-describedby={seconds === undefined ? undefined : announcement}
      onClick={follow}
    >
      <div ref={panel} className="flx-front-popup__panel">
        <div className="flx-front-popup__header">
          {open && seconds !== undefined && (
            <Countdown
              box={panel}
              seconds={seconds}
              onEnd={() => close('timeout')}
              onKeep={() => panel.current?.querySelector<HTMLElement>('.flx-close')?.focus()}
            />
          )}
          <CloseButton className="flx-front-popup__close" onClick={() => close('close-link')} />
        </div>
        <div ref={box} className="flx-front-popup__content">
          <AuthorContent host={host} ref={slot} className="flx-front-popup__slot" />
        </div>
        {seconds !== undefined && (
          <p className="flx-front-popup__announcement" hidden id={announcement}>
            {t('announce', { time: countOf(Math.ceil(seconds), 'seconde') })}
          </p>
        )}
      </div>
    </dialog>
  )
}

interface CountdownProps {
  /** The box in which the pointer or the focus pauses the countdown. */
  box: RefObject<HTMLElement | null>
  seconds: number
  onEnd(): void
  onKeep(): void
}

/** Renders the seconds left, hidden from screen readers: these announce the time once, when the popup opens. */
function Countdown({ box, seconds, onEnd, onKeep }: CountdownProps): ReactNode {
  const t = useTexts(frontPopupTexts)
  const [isKept, setIsKept] = useState(false)
  const left = useCountdown(box, isKept ? undefined : seconds, onEnd)

  const keep = (): void => {
    setIsKept(true)
    onKeep()
  }

  return (
    <div className="flx-front-popup__countdown">
      {!isKept && (
        <>
          <span className="flx-front-popup__seconds" aria-hidden="true">
            {t('countdown', { n: Math.ceil(left ?? seconds) })}
          </span>
          <Button look="quiet" size="small" onClick={keep}>
            {t('keep')}
          </Button>
        </>
      )}
      <span className="flx-front-popup__status" role="status">
        {isKept && t('kept')}
      </span>
    </div>
  )
}

const second = 1000

/**
 * Counts seconds down to zero, one by one (FRONT-01). It pauses while the pointer is over the box or the focus is
 * inside (decision 5), and while the page is hidden.
 *
 * @param seconds - The initial number; undefined for no countdown.
 * @returns the seconds left.
 */
function useCountdown(
  box: RefObject<HTMLElement | null>,
  seconds: number | undefined,
  onEnd: () => void,
): number | undefined {
  const [left, setLeft] = useState(seconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    const element = box.current
    setLeft(seconds)
    if (seconds === undefined || !element) return
    let stop: () => void
    const count = (from: number): void => {
      const step = Math.min(1, from)
      stop = pausableTimer(element, {
        duration: step * second,
        holdOnFocus: true,
        onEnd() {
          setLeft(from - step)
          if (from > step) count(from - step)
          else end.current()
        },
      })
    }
    count(seconds)
    return () => stop()
  }, [box, seconds])

  return left
}
