import { address, text } from '../../core/element/codecs.ts'

export const cartAttributes = {
  next: address(),
  nextLabel: text(),
  shop: address(),
  orderLabel: text(),
}
