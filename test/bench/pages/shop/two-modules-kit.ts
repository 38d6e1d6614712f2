import { bareKit } from './bare-kit.ts'
import type { Kit } from './kit.ts'

/** The page without any element, and two modules that do next to nothing: the floor of any loader. */
export const twoModulesKit: Kit = {
  ...bareKit,
  head: '<script type="module" src="/files/shop/two-modules.js"></script>',
}
