import buttonCss from '../../ui/button.css'
import closeButtonCss from '../../ui/close-button.css'
import tokensCss from '../../ui/tokens.css'
import css from './diag.css'

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
