import { address, flag, int, oneOf, text, type Values } from '../../core/element/codecs.ts'

import type { FlxElement } from '../../core/element/react-element.ts'

export const autocompleteAttributes = {
  classname: text(),
  methode: text(),
  addParams: text(),
  src: address(),
  value: text(),
  cibles: text(),
  width: text(),
  position: oneOf(['bottom-start', 'bottom', 'bottom-end', 'top-start', 'top', 'top-end'], 'bottom-start'),
  area: oneOf(['shared', 'shop', 'account'], 'shared'),
  minLength: int(),
  limit: int(100),
  disabled: flag,
  saisielibre: flag,
  follow: flag,
}

export type AutocompleteHost = FlxElement & Values<typeof autocompleteAttributes>
