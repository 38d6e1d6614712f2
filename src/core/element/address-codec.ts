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

/** Where something is, or leads. What is no address, or would run as a script, is read as if nothing had been said. */
export const address = (fallback = ''): Codec<string> => addressBy(isAddress, fallback)
