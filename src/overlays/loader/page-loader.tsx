import { type CSSProperties, type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { messages } from '../../core/i18n/texts.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { sharedAtom, store } from '../../core/store.ts'
import { useStored } from '../../core/use-stored.ts'
import { watch } from '../../core/watch.ts'
import { mountAbove } from '../../ui/open-above.ts'
import { type LoaderConfig, type LoaderLook, readLook } from './loader-config.ts'
import '../../ui/styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import loaderCss from './loader.css'

const loaderTexts = messages('loader', {
  title: 'CHARGEMENT',
  description: "Veuillez patienter s'il vous plait...",
  label: 'Chargement en cours',
})

interface Hold {
  config: LoaderConfig
  /** True if it was made by `showLoader`, so that `hideLoader` can release it. */
  called: boolean
}

/** The loader is shown while there is at least one hold. */
const holdsAtom = sharedAtom<readonly Hold[]>('loader-holds', [])

/** The looks that the page's `<flx-loader>` elements give; later ones override earlier ones. */
const looksAtom = sharedAtom<readonly LoaderConfig[]>('loader-looks', [])

/** True once the loader has been rendered into the page. */
const loaderDrawnAtom = sharedAtom('loader-drawn', false)

/** Keeps the loader shown (LOADER-03). @returns a function that releases it; further calls do nothing. */
export function holdLoader(config: LoaderConfig = {}, called = false): () => void {
  const hold = { config, called }
  store.set(holdsAtom, (holds) => [...holds, hold])
  return () => release(hold)
}

function release(hold: Hold | undefined): void {
  store.set(holdsAtom, (holds) => holds.filter((other) => other !== hold))
}

/** Adds the look that an element gives, which calls override. @returns a function that removes it. */
export function giveLook(config: LoaderConfig): () => void {
  store.set(looksAtom, (looks) => [...looks, config])
  return () => store.set(looksAtom, (looks) => looks.filter((other) => other !== config))
}

adoptStyles(loaderCss)

/** Renders the single loader of the page, shown while there is at least one hold. */
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

/** Marks the page's main content as busy, so that screen readers do not read it while it changes. */
function markBusy(): (() => void) | undefined {
  const main = document.querySelector('main, [role="main"]')
  if (!main || main.hasAttribute('aria-busy')) return undefined
  main.setAttribute('aria-busy', 'true')
  return () => main.removeAttribute('aria-busy')
}

/** Renders the loader once per page, and shows it while the body has `data-flx-loader` (LOADER-03). */
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
  // A loader that was shown when the visitor left would otherwise stay over the page when the back/forward cache
  // restores it.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    store.set(holdsAtom, (holds) => holds.filter(({ called }) => !called))
    for (const held of document.querySelectorAll('flx-loader[open]')) held.removeAttribute('open')
    document.body.removeAttribute('data-flx-loader')
  })
  mountAbove(() => <PageLoader />)
}

/**
 * Shows the loader over the page until each call has been matched by a `hideLoader` (LOADER-04).
 *
 * @param config - Changes of the look for this call (LOADER-01).
 * @returns a function that releases this very call.
 */
export function showLoader(config: LoaderConfig = {}): () => void {
  drawPageLoader()
  return holdLoader(config, true)
}

/** Releases the last call of `showLoader` that has not been released (LOADER-04). */
export function hideLoader(): void {
  release(store.get(holdsAtom).findLast(({ called }) => called))
}

interface LoaderViewProps {
  id: string
  ref: Ref<HTMLDialogElement>
  look: LoaderLook
  /** Describes the animation; it also names the dialog if there is no title. */
  label: string
}

/** Renders the loader: a veil over the page, and a card with an image, an animation and two lines of text. */
function LoaderView({ id, ref, look, label }: LoaderViewProps): ReactNode {
  const { version, image, title, description, colors } = look
  return (
    <dialog
      ref={ref}
      className={`flx-dialog flx-loader flx-loader--v${version}`}
      style={colors as CSSProperties}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-label={title ? undefined : label}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <div className="flx-loader__card">
        {image && <img className="flx-loader__image" src={image} alt="" />}
        <div className="flx-loader__sign" role="progressbar" aria-label={label}>
          <i className="flx-loader__part" />
          <i className="flx-loader__part" />
          <i className="flx-loader__part" />
        </div>
        {title && (
          <p id={`${id}-title`} className="flx-loader__title">
            {title}
          </p>
        )}
        {description && (
          <p id={`${id}-description`} className="flx-loader__description">
            {description}
          </p>
        )}
      </div>
    </dialog>
  )
}
