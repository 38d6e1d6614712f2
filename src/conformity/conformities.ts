import { account } from './account.ts'
import type { Conformity } from './conformity.ts'
import { content } from './content.ts'
import { forms } from './forms.ts'
import { navigation } from './navigation.ts'
import { overlays } from './overlays.ts'
import { page } from './page.ts'
import { shop } from './shop.ts'

/** The conformity of each element, by family. A new element gets its entry in the file of its family. */
export const conformities: readonly Conformity[] = [
  ...account,
  ...content,
  ...forms,
  ...navigation,
  ...overlays,
  ...page,
  ...shop,
]

export const conformityOf = (tag: string): Conformity | undefined => conformities.find((each) => each.tag === tag)
