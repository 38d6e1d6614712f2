import axe, { type ElementContext, type RunOptions } from 'axe-core'

/**
 * Returns the axe rules that a part of this page breaks, after its animations: colours in transition would fail the
 * contrast check.
 */
export async function axeHere(part: ElementContext, options: RunOptions = {}): Promise<string[]> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(passing.map(({ finished }) => finished.catch(() => {})))
  const { violations } = await axe.run(part, options)
  return violations.map(({ id }) => id)
}
