import { prefersReducedMotion } from '../../../core/browser/media.ts'

/** Duration in milliseconds of a step's animation: short, so that nobody has to wait. */
const duration = 200

/** Distance that a step moves. It is less than the page margin on a phone, so nothing overflows the edge. */
const distance = '0.75rem'

/**
 * Animates a new step into view: from the right when the visitor goes forward, from the left when they go back. The
 * list of steps stays still, and nothing moves if the visitor prefers reduced motion.
 *
 * @param before - Index of the step that was shown before.
 * @param now - Index of the step that is shown now.
 */
export function slideStepIn(host: HTMLElement, before: number, now: number): void {
  if (now === before || prefersReducedMotion()) return
  const from = { opacity: 0, translate: now > before ? distance : `-${distance}` }
  for (const part of host.querySelectorAll('[data-flx-view] > :not(nav)')) {
    part.animate([from, {}], { duration, easing: 'ease-out' })
  }
}
