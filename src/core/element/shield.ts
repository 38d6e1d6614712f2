import { config } from '../config.ts'
import { onConfig } from '../configure.ts'
import { shared } from '../shared.ts'
import { addSheet } from './add-sheet.ts'
import css from './shield.css'

/** Keeps the site's rules about bare tags off what widgets draw, unless the configuration says that they may come in. */
export function raiseShield(): void {
  const follow = shared('shield', () => {
    const sheet = addSheet(css)
    const obey = (): void => {
      sheet.disabled = !config().shield
    }
    onConfig(obey)
    return obey
  })
  // A `<flx-config>` that the page's parser had not reached yet may have come since.
  follow()
}
