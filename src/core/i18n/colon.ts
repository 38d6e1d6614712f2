import { isFrench } from './texts.ts'

/**
 * Returns the colon between a name and its text, as the visitor's language writes it: « Prénom : requis », “First name:
 * required”.
 */
export function colon(): string {
  return isFrench() ? '\u00a0: ' : ': '
}
