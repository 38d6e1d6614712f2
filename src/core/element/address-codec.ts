import { isAddress } from '../browser/address.ts'
import type { Codec } from './codecs.ts'

/** Where something is, or leads. What is no address, or would run as a script, is read as if nothing had been said. */
export function address(fallback = ''): Codec<string> {
  return {
    parse: (attribute) => (attribute !== null && isAddress(attribute) ? attribute : fallback),
    format: (value) => (value == null ? null : String(value)),
    problem: (attribute) => (isAddress(attribute) ? undefined : 'n’est pas une adresse : il n’en est pas tenu compte'),
  }
}
