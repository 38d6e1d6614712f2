import type { DiagStart } from '../../core/loader/diag.ts'
import { reactRoot } from '../../core/react-root.ts'
import buttonCss from '../../ui/button.css'
import closeButtonCss from '../../ui/close-button.css'
import tokensCss from '../../ui/tokens.css'
import { KeptErrors } from './checks/addresses.ts'
import { checkHidden } from './checks/hidden.ts'
import css from './diag.css'
import { DiagPanel } from './diag-panel.tsx'

/** Returns the errors that the page has logged until now, in a list to which it keeps adding. */
function keepErrors(start: DiagStart): KeptErrors {
  if (start.errors instanceof KeptErrors) return start.errors
  const kept = new KeptErrors()
  if (Array.isArray(start.errors)) kept.push(...start.errors)
  start.errors = kept
  return kept
}

/** Opens the panel of `?flx=diag`, once per page. */
export function openDiag(start: DiagStart): void {
  if (document.querySelector('[data-flx-diag]')) return
  // Also logged in the console, as such content may keep the panel itself from opening.
  for (const { text } of checkHidden()) console.error(`flx : ${text}`)
  const { elements, api } = start
  const context = { elements, version: api.version, errors: keepErrors(start) }
  const place = createPanelRoot()
  const react = reactRoot(place.root)
  react.render(
    <DiagPanel
      context={context}
      onClose={() => {
        react.unmount()
        place.remove()
      }}
    />,
  )
}

/** Converts rem to pixels, as the page may set any font size on its root (`html { font-size: 62.5% }`). */
function inPixels(text: string): string {
  return text.replace(/(\d*\.?\d+)rem\b/g, (_, length: string) => `${Number(length) * 16}px`)
}

/** The panel has its own copy of the design tokens, so that a site's changes to them do not reach it. */
const sheets = [tokensCss.replaceAll(':root', '.flx-diag'), buttonCss, closeButtonCss, css]

/** The host of the panel in the page: a node that no rule of the page reaches, with a shadow root. */
interface PanelRoot {
  root: ShadowRoot
  remove(): void
}

/**
 * Adds the host of the panel to the page. It is the only part of flx in a shadow root, as the page must not break the
 * panel that tells what is broken.
 */
function createPanelRoot(): PanelRoot {
  const host = document.createElement('div')
  host.dataset.flxDiag = ''
  // A click in the panel must not count as a click outside an open overlay.
  host.dataset.flxAbove = ''
  // The unit for lengths must not come from the page, which may have none.
  host.style.setProperty('--flx-rem', '16px', 'important')
  // The host inherits nothing from the page, and no rule of the page can hide it.
  host.style.setProperty('all', 'initial', 'important')
  host.style.setProperty('display', 'contents', 'important')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = sheets.map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(inPixels(text))
    return sheet
  })
  document.body.append(host)
  return { root, remove: () => host.remove() }
}
