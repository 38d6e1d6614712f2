import { isPictureAddress } from '../browser/is-address.ts'
import { addressBy } from './address-codec.ts'
import type { Codec } from './codecs.ts'

/** Where a picture is, which may also be written in its address (`data:image/…`). */
export const pictureAddress = (fallback = ''): Codec<string> => addressBy(isPictureAddress, fallback)
