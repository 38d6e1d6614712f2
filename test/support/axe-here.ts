import axe, { type ElementContext, type RunOptions } from 'axe-core'

/** The rules of axe that a part of this page breaks, once what fades in or slides is there: half of a colour is no contrast. */
export async function axeHere(part: ElementContext, options: RunOptions = {}): Promise<string[]> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(passing.map(({ finished }) => finished.catch(() => {})))
  const { violations } = await axe.run(part, options)
  return violations.map(({ id }) => id)
}
