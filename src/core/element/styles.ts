import { configState, onConfig } from '../configure.ts'
import { shared } from '../shared.ts'
import { addSheet } from './add-sheet.ts'
import groundCss from './ground.css'
import shieldCss from './shield.css'

/**
 * Adds a style sheet of widgets to the page once, behind the shield. Constructed sheets need no `style-src` beyond
 * `'self'`, and apply in the order of their first use.
 */
export function adoptStyles(css: string): void {
  const adopted = shared('styles', () => new Set<string>())
  if (adopted.has(css)) return
  raiseShield()
  adopted.add(css)
  addSheet(css)
}

/** Read without `config()`, which would add its code to pages whose elements do not need it. */
function isOff(): boolean {
  const given = configState().given.shield
  return given === undefined ? document.querySelector('flx-config[shield="off"]') !== null : !given
}

/** Keeps the site's rules about bare tags off what widgets draw, unless the configuration turns this off. */
function raiseShield(): void {
  const follow = shared('shield', () => {
    addSheet(groundCss)
    const sheet = addSheet(shieldCss)
    const obey = (): void => {
      sheet.disabled = isOff()
    }
    onConfig(obey)
    return obey
  })
  // Checked again: the parser may have reached a `<flx-config>` since.
  follow()
}
