// A separate chunk, with the files that it imports: only English pages fetch it.
import type { BuiltInTexts } from '../texts.ts'
import { contentEnglish } from './content-english.ts'
import { customerEnglish } from './customer-english.ts'
import { formEnglish } from './form-english.ts'
import { orderEnglish } from './order-english.ts'
import { shopEnglish } from './shop-english.ts'
import { uiEnglish } from './ui-english.ts'

/** The English texts, by the namespace and key of the French ones. */
export const english: BuiltInTexts = {
  ...uiEnglish,
  ...contentEnglish,
  ...formEnglish,
  ...shopEnglish,
  ...orderEnglish,
  ...customerEnglish,
}
