import { useEffect, useMemo, useState } from 'react'
import { beforeAll, useAutoOpen } from '../../core/overlay/auto-open-queue.ts'

import type { ConsentAsk } from '../../domain/consent/ask-consent.ts'
import { isAccepted, onConsent, readConsent, saveConsent } from '../../domain/consent/consent.ts'
import type { ConsentRecord } from '../../domain/consent/consent-record.ts'
import { type Purpose, readPurposes } from './purposes.ts'

/** The view to render: nothing, the banner, or the purposes one by one. */
type ConsentView = 'closed' | 'banner' | 'choices'

interface ConsentBehaviour {
  purposes: Purpose[]
  record: ConsentRecord | null
  view: ConsentView
  show(view: ConsentView): void
  /** Saves the choice: the purposes for which the function returns true are accepted, the others refused. */
  choose(accepted: (purpose: Purpose) => boolean): void
  /** The request of an element that waits for permission to contact a third party. */
  ask: ConsentAsk | null
  /** Allows it, once or always. */
  allow(always: boolean): void
  /** Drops the request without permission. */
  dismiss(): void
}

/** Handles the requests of elements that are about to contact a third party for a purpose that is not accepted. */
function useAsk(): [ConsentAsk | null, (ask: ConsentAsk | null) => void] {
  const [ask, setAsk] = useState<ConsentAsk | null>(null)
  useEffect(() => {
    const take = (event: GlobalEventHandlersEventMap['flx-consent-ask']): void => {
      if (event.defaultPrevented || isAccepted(event.detail.purpose)) return
      event.preventDefault()
      setAsk(event.detail)
    }
    document.addEventListener('flx-consent-ask', take)
    return () => document.removeEventListener('flx-consent-ask', take)
  }, [])
  return [ask, setAsk]
}

/** Manages the visitor's choice, and asks for it if there is none for this version of the purposes. */
export function useConsent(host: Element, version: string): ConsentBehaviour {
  const purposes = useMemo(() => readPurposes(host), [host])
  const [record, setRecord] = useState(readConsent)
  const [asked, setAsked] = useState<ConsentView>('closed')
  const [ask, setAsk] = useAsk()
  useEffect(() => onConsent(setRecord), [])
  const known = record?.version === version ? record : null
  const mayAsk = useAutoOpen(!known, beforeAll)

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
    allow(always) {
      if (always) choose(({ id }) => id === ask?.purpose || (known?.purposes[id] ?? false))
      setAsk(null)
      ask?.allow()
    },
    dismiss: () => setAsk(null),
  }
}
