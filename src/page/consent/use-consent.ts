import { useEffect, useMemo, useState } from 'react'
import { beforeAll } from '../../core/overlay/auto-open-queue.ts'
import { useAutoOpen } from '../../core/overlay/use-auto-open.ts'
import type { ConsentAsk } from '../../domain/consent/ask-consent.ts'
import { isAccepted, onConsent, readConsent, saveConsent } from '../../domain/consent/consent.ts'
import type { ConsentRecord } from '../../domain/consent/consent-record.ts'
import { type Purpose, readPurposes } from './purposes.ts'

/** What is drawn: nothing, the question, or the purposes one by one. */
export type ConsentView = 'closed' | 'banner' | 'choices'

interface ConsentBehaviour {
  purposes: Purpose[]
  record: ConsentRecord | null
  view: ConsentView
  show(view: ConsentView): void
  /** Keeps the purposes accepted; the others are refused. */
  choose(accepted: (purpose: Purpose) => boolean): void
  /** What waits for the visitor's leave to meet a third party. */
  ask: ConsentAsk | null
  /** Lets it, this time or from now on. */
  allow(always: boolean): void
  /** Leaves it waiting no more. */
  dismiss(): void
}

/** Takes over the questions of elements that are about to meet a third party for a purpose that is not accepted. */
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

/** The visitor's choice, and what is left to ask: a choice made for another version of the purposes is asked again. */
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
