import { useEffect, useMemo, useState } from 'react'
import { onConsent, readConsent, saveConsent } from '../../core/consent/consent.ts'
import type { ConsentRecord } from '../../core/consent/consent-record.ts'
import { consentFirst } from '../../core/overlay/arrivals.ts'
import { useArrival } from '../../core/overlay/use-arrival.ts'
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
}

/** The visitor's choice, and what is left to ask: a choice made for another version of the purposes is asked again. */
export function useConsent(host: Element, version: string): ConsentBehaviour {
  const purposes = useMemo(() => readPurposes(host), [host])
  const [record, setRecord] = useState(readConsent)
  const [asked, setAsked] = useState<ConsentView>('closed')
  useEffect(() => onConsent(setRecord), [])
  const isKnown = record?.version === version
  const mayAsk = useArrival(!isKnown, consentFirst)
  return {
    purposes,
    record: isKnown ? record : null,
    view: asked === 'closed' && mayAsk ? 'banner' : asked,
    show: setAsked,
    choose(accepted) {
      const choices = purposes.map((purpose) => [purpose.id, purpose.required || accepted(purpose)])
      saveConsent(Object.fromEntries(choices), version)
      setAsked('closed')
    },
  }
}
