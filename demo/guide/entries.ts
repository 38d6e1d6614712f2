import { cartEntries } from './entries/cart.ts'
import { contentEntries } from './entries/content.ts'
import { formEntries } from './entries/forms.ts'
import { loginEntries } from './entries/login.ts'
import { navigationEntries } from './entries/navigation.ts'
import { overlayEntries } from './entries/overlays.ts'
import { pageEntries } from './entries/page.ts'
import { shopEntries } from './entries/shop.ts'
import { slideEntries } from './entries/slides.ts'
import type { Entry, FamilyEntry } from './entry.ts'
import type { Declaration } from './guide-manifest.ts'

const families: Record<Entry['family'], FamilyEntry[]> = {
  overlays: overlayEntries,
  navigation: navigationEntries,
  content: [...slideEntries, ...contentEntries],
  forms: [...formEntries, ...loginEntries],
  shop: [...shopEntries, ...cartEntries],
  page: pageEntries,
}
const known = Object.entries(families).flatMap(([family, entries]) =>
  entries.map((entry): Entry => ({ ...entry, family: family as Entry['family'] })),
)

/** Returns the guide's entry of an element; when there is none yet, one made from its manifest. */
export function entryFor({ tagName, summary }: Pick<Declaration, 'tagName' | 'summary'>): Entry {
  const entry = known.find(({ tag }) => tag === tagName)
  return (
    entry ?? {
      tag: tagName as Entry['tag'],
      title: summary?.replace(/\.$/, '') ?? tagName,
      family: 'page',
      facts: [],
      withoutScript: 'Le contenu que vous placez dans l’élément reste dans la page et fonctionne sans lui.',
    }
  )
}
