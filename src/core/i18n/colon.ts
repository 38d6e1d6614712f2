import { isFrench } from './texts.ts'

/** What stands between a name and what is said of it, as visitors write it: « Prénom : requis », “First name: required”. */
export function colon(): string {
  return isFrench() ? '\u00a0: ' : ': '
}
