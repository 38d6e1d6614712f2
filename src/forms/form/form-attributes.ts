import { address } from '../../core/element/address-codec.ts'
import { flag, oneOf, text } from '../../core/element/codecs.ts'
import { selector } from '../../core/element/selector-codec.ts'

export const formAttributes = {
  for: selector(),
  successClass: text('alert-success'),
  after: oneOf(['keep', 'reset', 'hide'], 'keep'),
  alert: flag,
  noDraft: flag,
  noGuard: flag,
  check: flag,
  checkSrc: address(),
  reloadSrc: address(),
  steps: flag,
  noSummary: flag,
  modeleid: text(),
  modeleident: text(),
}
