import { useEffect, useMemo, useState } from 'react'
import { beforeAll, useAutoOpen } from '../../core/overlay/auto-open-queue.ts'
import { useEvent } from '../../core/use-event.ts'
import type { ConsentAsk } from '../../domain/consent/ask-consent.ts'
import { isAccepted, onConsent, readConsent, saveConsent } from '../../domain/consent/consent.ts'
import { type Purpose, readPurposes } from './purposes.ts'

/** The view to render: nothing, the banner, or the purposes one by one. */
type ConsentView = 'closed' | 'banner' | 'choices'

/** Manages the visitor's choice, and asks for it if there is none for this version of the purposes. */
export function useConsent(host: Element, version: string) {
  const purposes = useMemo(() => readPurposes(host), [host])
  const [record, setRecord] = useState(readConsent)
  const [asked, setAsked] = useState<ConsentView>('closed')
  /** The request of an element that waits for permission to contact a third party. */
  const [ask, setAsk] = useState<ConsentAsk | null>(null)
  useEvent(document, 'flx-consent-ask', (event) => {
    if (event.defaultPrevented || isAccepted(event.detail.purpose)) return
    event.preventDefault()
    setAsk(event.detail)
  })
  useEffect(() => onConsent(setRecord), [])
  const known = record?.version === version ? record : null
  const mayAsk = useAutoOpen(!known, beforeAll)

  /** Saves the choice: the purposes for which the function returns true are accepted, the others refused. */
  const choose = (accepted: (purpose: Purpose) => boolean): void => {
    const choices = purposes.map((purpose) => [purpose.id, purpose.required || accepted(purpose)])
    saveConsent(Object.fromEntries(choices), version)
    setAsked('closed')
  }

  return {
    purposes,
    record: known,
    view: asked === 'closed' && mayAsk ? 'banner' : asked,
    show: setAsked,
    choose,
    ask,
    allow(always: boolean) {
      if (always) choose(({ id }) => id === ask?.purpose || (known?.purposes[id] ?? false))
      setAsk(null)
      ask?.allow()
    },
    dismiss: () => setAsk(null),
  }
}
