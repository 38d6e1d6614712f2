import type { stacks } from './subjects.ts'

type Subject = 'flx' | keyof typeof stacks

/** What is pressed, and what is seen of it: a dialog, or the article's new quantity. */
export const openers: Record<Subject, string> = {
  flx: '[data-flx-show]',
  jquery: '[data-dialog]',
  shoelace: 'sl-button[data-opens="boite-0"], sl-button[data-opens="tailles"]',
  hydrated: 'button.opens',
}
export const opened: Record<Subject, string> = {
  // Before its script is there, a page without styles for that shows what a box holds.
  flx: ':is(#boite-0, #tailles) dialog[open] p, dialog[open] :is(#boite-0, #tailles) p',
  jquery: '.ui-dialog p',
  shoelace: 'sl-dialog[open] p',
  hydrated: 'dialog[open] p',
}
export const more = '.flx-cart__line [data-flx-step="1"], .line .more'

/** A press that comes before the code is lost by some: that is what is measured. The cart has no server. */
export const harmless = /traitement\.php|globalflexit\/cart|404|show is not a function/
