import { prefersReducedMotion } from '../../../core/browser/media.ts'

/** Milliseconds that a step takes to come in: short enough that nobody waits for it. */
const duration = 200

/** How far it comes from: less than the margin that a phone's page has, so that nothing is ever beyond its edge. */
const distance = '0.75rem'

/**
 * A step that has taken the place of another comes in from where it lies on the way, the next one from the right: the
 * visitor sees that they went on, or back. The way itself, which stays, does not move, nor does anything for who asked for
 * less motion.
 *
 * @param before - Which step was drawn before, from 0.
 * @param now - Which one is drawn now.
 */
export function slideStepIn(host: HTMLElement, before: number, now: number): void {
  if (now === before || prefersReducedMotion()) return
  const from = { opacity: 0, translate: now > before ? distance : `-${distance}` }
  for (const part of host.querySelectorAll('[data-flx-view] > :not(nav)')) {
    part.animate([from, {}], { duration, easing: 'ease-out' })
  }
}
