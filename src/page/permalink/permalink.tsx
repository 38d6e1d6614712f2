import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { address } from '../../core/element/codecs.ts'
import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { handsOnFocus } from '../../core/focus/remember-focus.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Message, StatusLine } from '../../ui/message.tsx'
import '../../ui/styles.ts'
import { flushSync } from 'react-dom'
import { closest } from '../../core/browser/closest.ts'
import { isAddress } from '../../core/browser/is-address.ts'
import { isPlainClick } from '../../core/browser/links.ts'
import { mountAround } from '../../core/element/mounts.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { detailOf, isAborted, isSessionOver, visitorMessage } from '../../core/http/request-error.ts'
import { useAbortController } from '../../core/use-abort-controller.ts'
import { useEvent } from '../../core/use-event.ts'
import type { LoginOfferProps } from '../../overlays/session/login-offer.tsx'
import { uiTexts } from '../../ui/ui-messages.ts'
import css from './permalink.css'
import { fetchPermalink, type PermalinkRequest, wordsFor } from './permalink-api.ts'
import { PermalinkBox } from './permalink-box.tsx'
import { permalinkTexts, permalinkTexts as t } from './permalink-messages.ts'

adoptStyles(css)

export const permalinkAttributes = { url: address(), link: address() }

/**
 * Asks the server for the permalink of a control or a form, and shows it in a modal for copying (PERMA-01). If no
 * modal can open, it shows the permalink at the end of the element, so that it is not lost.
 */
export function Permalink({ host, url, link }: FeatureProps<typeof permalinkAttributes>): ReactNode {
  const t = useTexts(permalinkTexts)
  useAuthorNode(host, `form, ${controls}`, { due: 'attend un formulaire <form>, ou un bouton.' })
  const { isLoading, permalink, failure, login, ask } = usePermalink(host)
  useRequests(host, { url, link }, ask)
  return (
    <>
      <StatusLine className="flx-visually-hidden">{isLoading && t('loading')}</StatusLine>
      {failure && <PermalinkFailure {...failure} isBusy={isLoading} />}
      {login && <login.Offer message={login.message} onDone={login.retry} />}
      {permalink && <PermalinkBox permalink={permalink} title={t('generated')} />}
    </>
  )
}

interface PermalinkFailureProps {
  message: string
  retry: () => void
  isBusy: boolean
}

function PermalinkFailure({ message, retry, isBusy }: PermalinkFailureProps): ReactNode {
  const button = (
    <Button ref={handsOnFocus} size="small" busy={isBusy} onClick={() => isBusy || retry()}>
      {uiTexts('retry')}
    </Button>
  )
  return (
    <Message meaning="error" role="alert" className="flx-permalink__error" actions={button}>
      {message}
    </Message>
  )
}

interface PermalinkState {
  isLoading: boolean
  /** A permalink that no modal could show. */
  permalink: string | null
  failure: { message: string; retry: () => void } | null
  /** The login form to show when the session has ended; after a login the request is sent again. */
  login: { Offer: ComponentType<LoginOfferProps>; message: string; retry: () => void } | null
}

const nothing: PermalinkState = { isLoading: false, permalink: null, failure: null, login: null }

/**
 * Asks for permalinks and shows them (PERMA-01). The promise of `ask` resolves with the end of the request, and never
 * rejects.
 */
function usePermalink(host: FlxElement): PermalinkState & { ask: (request: PermalinkRequest) => Promise<void> } {
  const [state, setState] = useState(nothing)
  const change = (changed: Partial<PermalinkState>): void => setState((before) => ({ ...before, ...changed }))
  const stop = useAbortController()

  const offer = async (link: string, permalink: string): Promise<void> => {
    // A retry button that disappears must move its focus on before the modal remembers where to return it.
    flushSync(() => setState(nothing))
    const isOurs = emit(host, 'flx-permalink-generated', { link, permalink }, { cancelable: true })
    if (isOurs && !(await offerInModal(permalink))) change({ permalink })
  }

  /** @returns false if the code of the form fails to load. */
  const offerLogin = async (error: unknown, retry: () => void): Promise<boolean> => {
    const session = await import('../../overlays/session/login-offer.tsx').catch(() => undefined)
    if (session) setState({ ...nothing, login: { Offer: session.LoginOffer, message: visitorMessage(error), retry } })
    return session !== undefined
  }

  const fail = (error: unknown, link: string, retry: () => void): void => {
    console.error(`flx : ${openingTag(host)} : ${detailOf(error)}`)
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

/** Returns true if another modal is open, which must stay (MODAL-04). */
const isAnotherOpen = (): boolean => document.querySelector('.flx-modal[open]') !== null

/**
 * Shows a permalink in a modal (PERMA-01), whose code is loaded on first use.
 *
 * @returns false if another modal is open, or the code fails to load.
 */
async function offerInModal(permalink: string): Promise<boolean> {
  try {
    const { modalAround } = await import('../../overlays/modal/draw-modal.tsx')
    const options = { title: t('generated'), theme: 'success', closeTop: true }
    const opened = await modalAround(<PermalinkBox permalink={permalink} />, options)
    // Null if it was refused, or if the visitor cancelled it while its code was loading.
    return opened !== null || !isAnotherOpen()
  } catch (error) {
    console.error(`flx : la fenêtre du permalien n’est pas venue : ${error}`)
    return false
  }
}

/** Matches the controls that ask for a permalink outside a form. */
const controls = 'button, [data-flx-permalink]'

/** Returns true for elements that we render, which have buttons and a form of their own. */
const isOurs = (node: Element): boolean => mountAround(node) !== null

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

interface Defaults {
  /** URL of the service, outside a form. */
  url: string
  /** The URL for which to ask a permalink; empty for the page. */
  link: string
}

/** Asks for a permalink when a form in the element is submitted, or a button or link in it clicked. */
function useRequests(
  host: HTMLElement,
  { url, link: givenLink }: Defaults,
  ask: (request: PermalinkRequest) => Promise<void>,
): void {
  const busy = useRef(new Set<Element>())

  /** Runs one request at a time for each control, and marks it busy meanwhile. */
  const request = async (control: HTMLElement, { address, fields }: PermalinkRequest): Promise<void> => {
    if (busy.current.has(control)) return
    busy.current.add(control)
    control.ariaBusy = 'true'
    if (!fields.get('action')) fields.set('action', 'permalien')
    if (!fields.get('lien')) fields.set('lien', new URL(givenLink, document.baseURI).href)
    await ask({ address: address || url, fields })
    busy.current.delete(control)
    control.ariaBusy = null
  }

  useEvent(host, 'submit', (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || isOurs(form)) return
    event.preventDefault()
    // Reads the attribute, as a form control named `action` would hide the property.
    const address = form.getAttribute('action') ?? ''
    void request(submitter ?? form, { address, fields: fieldsOf(form, submitter) })
  })

  useEvent(host, 'click', (event) => {
    const control = closest(event.target, controls) as HTMLElement | null
    if (!control || event.defaultPrevented || !isPlainClick(event) || isOurs(control)) return
    if (control.closest('form') && !control.hasAttribute('data-flx-permalink')) return
    event.preventDefault()
    const link = control.dataset.flxPermalink || control.getAttribute('href') || givenLink
    if (!isAddress(link)) {
      console.warn(`flx : ${openingTag(control)} : « ${link} » n’est pas une adresse ; aucun permalien n’est demandé.`)
      return
    }
    const fields = new URLSearchParams({ lien: new URL(link, document.baseURI).href })
    void request(control, { address: '', fields })
  })
}
