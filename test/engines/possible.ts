import type { Scene } from '../theme/scenes.ts'

const drawsMaps = document.createElement('canvas').getContext('webgl2') !== null

/** What can stand here: without WebGL, which needs a driver of the machine, or passkeys an element is what its author wrote. */
export const isPossible = ({ shows = '', click, markup }: Scene): boolean =>
  (drawsMaps || !/flx-map(="shown"|-picker)/.test(shows)) &&
  ('PublicKeyCredential' in window || !click || !markup.startsWith('<flx-passkey'))
