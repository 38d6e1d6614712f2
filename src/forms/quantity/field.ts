/** Length of a step: that of the field, 1 where it says none. */
export function stepOf(field: HTMLInputElement): number {
  const step = Number(field.step)
  return Number.isFinite(step) && step > 0 ? step : 1
}

/** What the field may hold at the least: the step, or the greater `min`. */
export function minimumOf(field: HTMLInputElement): number {
  return Math.max(stepOf(field), Number(field.min))
}

/** Too much becomes the most there is; anything else that is no quantity becomes the step. Says whether it changed. */
export function correctValue(field: HTMLInputElement): boolean {
  const { validity } = field
  const isNone = field.value === '' || validity.badInput || validity.stepMismatch || validity.rangeUnderflow
  if (isNone) field.value = String(minimumOf(field))
  else if (validity.rangeOverflow) count(field, -1)
  else return false
  return true
}

/** The browser counts exactly and stays within the bounds, but refuses to where any number will do. */
function count(field: HTMLInputElement, direction: 1 | -1): void {
  if (field.step.toLowerCase() !== 'any') {
    if (direction > 0) field.stepUp()
    else field.stepDown()
  } else {
    const most = field.max === '' ? Number.POSITIVE_INFINITY : Number(field.max)
    field.valueAsNumber = Math.min(most, Math.max(minimumOf(field), field.valueAsNumber + direction))
  }
}

/** One step more or less, within what the field may hold; what was no quantity becomes the step (QTY-01). */
export function stepBy(field: HTMLInputElement, direction: 1 | -1): boolean {
  const before = field.value
  if (!correctValue(field) && !isAtEnd(field, direction)) count(field, direction)
  return field.value !== before
}

/** Whether a step in this direction would lead nowhere. */
export function isAtEnd(field: HTMLInputElement, direction: 1 | -1): boolean {
  const value = field.valueAsNumber
  if (Number.isNaN(value)) return false
  if (direction < 0) return value <= minimumOf(field)
  // A thousandth of a step is a rounding, not a distance.
  return field.max !== '' && value + stepOf(field) * 0.999 > Number(field.max)
}
