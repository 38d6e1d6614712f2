import { address } from '../../core/element/address-codec.ts'
import { flag, int, oneOf, text } from '../../core/element/codecs.ts'

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
