import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { isAborted, isSessionOver, RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { useStop } from '../../core/use-stop.ts'
import type { LoginOfferProps } from '../../overlays/session/login-offer.tsx'
import { fetchPermalink, type PermalinkRequest, wordsFor } from './permalink-api.ts'
import { offerInModal } from './permalink-modal.tsx'

/** What came of the last request, or is about to. */
interface PermalinkState {
  isLoading: boolean
  /** A permalink that no modal could show. */
  permalink: string | null
  failure: { message: string; retry: () => void } | null
  /** The session ended: where it is opened again, what was asked for goes on. */
  login: { Offer: ComponentType<LoginOfferProps>; message: string; retry: () => void } | null
}

const nothing: PermalinkState = { isLoading: false, permalink: null, failure: null, login: null }

/** Asks for permalinks, and offers them (PERMA-01). What `ask` returns ends with the answer, and never rejects. */
export function usePermalink(host: FlxElement): PermalinkState & { ask: (request: PermalinkRequest) => Promise<void> } {
  const [state, setState] = useState(nothing)
  const change = (changed: Partial<PermalinkState>): void => setState((before) => ({ ...before, ...changed }))
  const stop = useStop()

  const offer = async (link: string, permalink: string): Promise<void> => {
    // A button that goes has handed its focus on before the modal notes where to give it back.
    flushSync(() => setState(nothing))
    const isOurs = emit(host, 'flx-permalink-generated', { link, permalink }, { cancelable: true })
    if (isOurs && !(await offerInModal(permalink))) change({ permalink })
  }

  /** @returns false where the code for it does not come. */
  const offerLogin = async (error: unknown, retry: () => void): Promise<boolean> => {
    const session = await import('../../overlays/session/login-offer.tsx').catch(() => undefined)
    if (session) setState({ ...nothing, login: { Offer: session.LoginOffer, message: visitorMessage(error), retry } })
    return session !== undefined
  }

  const fail = (error: unknown, link: string, retry: () => void): void => {
    console.error(`flx : ${openingTag(host)} : ${error instanceof RequestError ? error.detail : error}`)
    const message = wordsFor(error)
    setState({ ...nothing, failure: { message, retry } })
    emit(host, 'flx-permalink-error', { link, error, message })
  }

  const ask = async (request: PermalinkRequest): Promise<void> => {
    const signal = stop.current?.signal
    const link = request.fields.get('lien') ?? ''
    const retry = (): void => void ask(request)
    change({ isLoading: true })
    try {
      await offer(link, await fetchPermalink(request, signal))
    } catch (error) {
      if (isAborted(error) || signal?.aborted) return
      if (!(isSessionOver(error) && (await offerLogin(error, retry)))) fail(error, link, retry)
    }
  }
  return { ...state, ask }
}
