/** Returns the field's step; 1 if it has none. */
export function stepOf(field: HTMLInputElement): number {
  const step = Number(field.step)
  return Number.isFinite(step) && step > 0 ? step : 1
}

/** Returns the smallest allowed value: the step, or `min` if it is greater. */
function minimumOf(field: HTMLInputElement): number {
  return Math.max(stepOf(field), Number(field.min))
}

/**
 * Lowers a value above the maximum, and replaces any other invalid value by the minimum. @returns true if the value has
 * changed.
 */
export function correctValue(field: HTMLInputElement): boolean {
  const { validity } = field
  const isNone = field.value === '' || validity.badInput || validity.stepMismatch || validity.rangeUnderflow
  if (isNone) field.value = String(minimumOf(field))
  else if (validity.rangeOverflow) count(field, -1)
  else return false
  return true
}

/**
 * Counts by the browser's `stepUp` and `stepDown`, which are exact and respect the bounds, but throw for `step="any"`.
 */
function count(field: HTMLInputElement, direction: 1 | -1): void {
  if (field.step.toLowerCase() !== 'any') {
    if (direction > 0) field.stepUp()
    else field.stepDown()
  } else {
    const most = field.max === '' ? Number.POSITIVE_INFINITY : Number(field.max)
    field.valueAsNumber = Math.min(most, Math.max(minimumOf(field), field.valueAsNumber + direction))
  }
}

/** Steps up or down within the bounds; an invalid value becomes the minimum instead (QTY-01). */
export function stepBy(field: HTMLInputElement, direction: 1 | -1): boolean {
  const before = field.value
  if (!correctValue(field) && !isAtEnd(field, direction)) count(field, direction)
  return field.value !== before
}

/** Returns true if a step in this direction is not possible. */
export function isAtEnd(field: HTMLInputElement, direction: 1 | -1): boolean {
  const value = field.valueAsNumber
  if (Number.isNaN(value)) return false
  if (direction < 0) return value <= minimumOf(field)
  // A thousandth of a step may be a rounding error.
  return field.max !== '' && value + stepOf(field) * 0.999 > Number(field.max)
}
