import { isAddress } from '../browser/is-address.ts'
import type { Codec } from './codecs.ts'

/** @internal */
export function addressBy(isOne: (text: string) => boolean, fallback: string): Codec<string> {
  return {
    parse: (attribute) => (attribute !== null && isOne(attribute) ? attribute : fallback),
    format: (value) => (value == null ? null : String(value)),
    problem: (attribute) => (isOne(attribute) ? undefined : 'n’est pas une adresse : il n’en est pas tenu compte'),
  }
}

/** An attribute with an address. An invalid one, or one that would run as a script, is ignored. */
export const address = (fallback = ''): Codec<string> => addressBy(isAddress, fallback)
