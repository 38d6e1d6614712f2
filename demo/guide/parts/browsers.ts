import { targets } from '../../../src/core/targets.ts'

const named = Object.entries(targets).map(
  ([name, version]) => `${name[0]?.toUpperCase()}${name.slice(1)}\u00a0${version.toLocaleString('fr')}`,
)

/** « Chrome 123, Firefox 125 et Safari 17,5 »: the oldest browsers in which every element works. */
export const browsers = new Intl.ListFormat('fr').format(named)
