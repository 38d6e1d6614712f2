import { type Declaration, type GuideManifest, methodsOf, type Named } from './guide-manifest.ts'
import { elementPath } from './paths.ts'

/** A place of the guide, as a search finds it. */
export interface Place {
  /** What it is: an element, a page, an attribute… */
  kind: string
  name: string
  /** The element that it belongs to; empty for what belongs to none. */
  tag: string
  href: string
  /** One or two sentences, with `code` between backquotes. */
  text: string
}

/** What the manifest tells of an element, part by part, with the heading of its page where it stands. */
const parts: [kind: string, anchor: string, of: (element: Declaration) => Named[]][] = [
  ['Attribut', 'attributs', ({ attributes }) => attributes],
  ['Événement', 'evenements', ({ events = [] }) => events],
  ['Méthode', 'methodes', methodsOf],
  ['Attribut HTML', 'accroches', ({ hooks = [] }) => hooks],
  ['Variable CSS', 'css', ({ cssProperties = [] }) => cssProperties],
  ['Appel au serveur', 'serveur', ({ server = [] }) => server],
]

/** All that a kind has, over all elements. */
export function placesOf({ declarations }: GuideManifest, wanted?: string): Place[] {
  return declarations.flatMap((element) =>
    parts
      .filter(([kind]) => wanted === undefined || kind === wanted)
      .flatMap(([kind, anchor, of]) =>
        of(element).map(({ name, description = '' }) => ({
          kind,
          name,
          tag: element.tagName,
          href: `${elementPath(element.tagName)}#${anchor}`,
          text: description,
        })),
      ),
  )
}
