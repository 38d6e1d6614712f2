import type { DiagStart } from '../../core/loader/diag.ts'
import { reactRoot } from '../../core/react-root.ts'
import buttonCss from '../../ui/button.css'
import closeButtonCss from '../../ui/close-button.css'
import tokensCss from '../../ui/tokens.css'
import { checkHidden } from './checks/hidden.ts'
import css from './diag.css'
import { DiagPanel } from './diag-panel.tsx'
import { KeptErrors } from './kept-errors.ts'

/** What the page has kept until now, in a form that it may keep on. */
function keepErrors(start: DiagStart): KeptErrors {
  if (start.errors instanceof KeptErrors) return start.errors
  const kept = new KeptErrors()
  if (Array.isArray(start.errors)) kept.push(...start.errors)
  start.errors = kept
  return kept
}

/** Opens the panel of `?flx=diag`, once a page. */
export function openDiag(start: DiagStart): void {
  if (document.querySelector('[data-flx-diag]')) return
  // In the console too: such content may keep the panel itself from opening.
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

/** A page may give its root any size of text (`html { font-size: 62.5% }`): the panel's lengths are its own. */
function inPixels(text: string): string {
  return text.replace(/(\d*\.?\d+)rem\b/g, (_, length: string) => `${Number(length) * 16}px`)
}

/** The tokens are the panel's own too: a site that turned them did not mean its diagnosis. */
const sheets = [tokensCss.replaceAll(':root', '.flx-diag'), buttonCss, closeButtonCss, css]

/** What holds the panel in the page: a node that no rule of the page reaches, and a tree where none is read. */
interface PanelRoot {
  root: ShadowRoot
  remove(): void
}

/** Puts the panel's root into the page. The one place of flx that is drawn apart from it: a page must not break what tells what is broken. */
export function createPanelRoot(): PanelRoot {
  const host = document.createElement('div')
  host.dataset.flxDiag = ''
  // Clicks in it are no clicks beside what lies above the page.
  host.dataset.flxAbove = ''
  // The unit that lengths are counted in is not the page's, which may have none.
  host.style.setProperty('--flx-rem', '16px', 'important')
  // Nothing of the page is inherited, and nothing of it hides the panel.
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
