import type { Mask } from './mask.ts'

/**
 * Returns the values of one name in the order of the form, with those of masked fields as the server expects them.
 *
 * @param fields - The displayed text and the mask of each masked field of that name.
 */
export function sentValues<V>(
  values: readonly V[],
  fields: readonly (readonly [shown: string, mask: Mask])[],
): (V | string)[] {
  const left = [...fields]
  return values.map((value) => {
    const index = left.findIndex(([shown]) => shown === value)
    const [found] = index < 0 ? [] : left.splice(index, 1)
    return found ? found[1].send(found[0]) : value
  })
}
