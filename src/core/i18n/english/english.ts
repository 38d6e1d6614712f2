// A separate chunk, with the files that it imports: only English pages fetch it.
import type { BuiltInTexts } from '../texts.ts'
import { areaEnglish } from './area-english.ts'
import { basketEnglish } from './basket-english.ts'
import { contentEnglish } from './content-english.ts'
import { fieldEnglish } from './field-english.ts'
import { formEnglish } from './form-english.ts'
import { loginEnglish } from './login-english.ts'
import { orderEnglish } from './order-english.ts'
import { overlayEnglish } from './overlay-english.ts'
import { shopEnglish } from './shop-english.ts'
import { signupEnglish } from './signup-english.ts'
import { uiEnglish } from './ui-english.ts'

/** The English texts, by the namespace and key of the French ones. */
export const english: BuiltInTexts = {
  ...uiEnglish,
  ...contentEnglish,
  ...overlayEnglish,
  ...formEnglish,
  ...fieldEnglish,
  ...shopEnglish,
  ...basketEnglish,
  ...orderEnglish,
  ...loginEnglish,
  ...signupEnglish,
  ...areaEnglish,
}
