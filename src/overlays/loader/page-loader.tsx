import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { store } from '../../core/store.ts'
import { useStored } from '../../core/use-stored.ts'
import { watch } from '../../core/watch.ts'
import { mountAbove } from '../../ui/open-above.ts'
import { type LoaderConfig, readLook } from './loader-config.ts'
import { loaderTexts } from './loader-messages.ts'
import { holdLoader, holdsAtom, loaderDrawnAtom, looksAtom, releaseCalls, releaseLastCall } from './loader-state.ts'
import { LoaderView } from './loader-view.tsx'
import './styles.ts'

/** The one loader of the page: shown as long as something holds it. */
function PageLoader(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const t = useTexts(loaderTexts)
  const holds = useStored(holdsAtom)
  const looks = useStored(looksAtom)
  const isShown = holds.length > 0
  const look = readLook([...looks, ...holds.map(({ config }) => config)], {
    title: t('title'),
    description: t('description'),
  })
  useOverlay(dialog, isShown, { escape: false })
  useEffect(() => (isShown ? markBusy() : undefined), [isShown])
  return <LoaderView id={useId()} ref={dialog} look={look} label={t('label')} />
}

/** The page's main content is not to be read while it changes. */
function markBusy(): (() => void) | undefined {
  const main = document.querySelector('main, [role="main"]')
  if (!main || main.hasAttribute('aria-busy')) return undefined
  main.setAttribute('aria-busy', 'true')
  return () => main.removeAttribute('aria-busy')
}

/** Draws the loader once a page, and follows the flag that forces it: `data-flx-loader` on the body (LOADER-03). */
export function drawPageLoader(): void {
  if (store.get(loaderDrawnAtom)) return
  store.set(loaderDrawnAtom, true)
  let release = (): void => {}
  watch('body[data-flx-loader]', {
    added: () => {
      release = holdLoader()
    },
    removed: () => release(),
  })
  // Shown as the page was left, it would lie over the page for good when Back brings that back as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    releaseCalls()
    for (const held of document.querySelectorAll('flx-loader[open]')) held.removeAttribute('open')
    document.body.removeAttribute('data-flx-loader')
  })
  mountAbove(() => <PageLoader />)
}

/**
 * Shows the loader over the page. Calls balance: it goes with the last `hideLoader` (LOADER-04).
 *
 * @param config - What this call changes of its look (LOADER-01).
 * @returns takes this very call back.
 */
export function showLoader(config: LoaderConfig = {}): () => void {
  drawPageLoader()
  return holdLoader(config, true)
}

/** Takes the last `showLoader` back; without one it does nothing. */
export function hideLoader(): void {
  releaseLastCall()
}
