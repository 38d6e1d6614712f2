import { address, flag, oneOf, selector, text } from '../../core/element/codecs.ts'

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
