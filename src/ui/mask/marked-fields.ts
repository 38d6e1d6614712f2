/** Dates as the platform's templates mark them (MASK-01). */
export const dateClasses = ['flexitdatetime', 'flexitdatenormal', 'flexitdate']

/** Fields that say themselves which mask they have: by our attribute, or as pages of today do. */
export const markedFields = [
  'input[data-flx-mask]',
  'input[data-inputmask]',
  ...['alias', 'mask', 'regex'].map((name) => `input[data-inputmask-${name}]`),
  ...dateClasses.map((name) => `input.${name}:not(.datepicker)`),
].join()

/** Fields that say themselves that a calendar belongs beside them. */
export const markedDates = 'input[data-flx-date], input.datepicker'
