import { isPictureAddress } from '../browser/is-address.ts'
import { addressBy } from './address-codec.ts'
import type { Codec } from './codecs.ts'

/** An attribute with the address of a picture, `data:image/…` included. */
export const pictureAddress = (fallback = ''): Codec<string> => addressBy(isPictureAddress, fallback)
