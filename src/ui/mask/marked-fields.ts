/** Classes of date fields in the platform's templates (MASK-01). */
export const dateClasses = ['flexitdatetime', 'flexitdatenormal', 'flexitdate']

/** Fields that declare their mask: by our attribute, or as existing pages do. */
export const markedFields = [
  'input[data-flx-mask]',
  'input[data-inputmask]',
  ...['alias', 'mask', 'regex'].map((name) => `input[data-inputmask-${name}]`),
  ...dateClasses.map((name) => `input.${name}:not(.datepicker)`),
].join()

/** Fields that declare that they need a calendar. */
export const markedDates = 'input[data-flx-date], input.datepicker'
