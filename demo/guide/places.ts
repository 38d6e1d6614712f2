import { type Declaration, type GuideManifest, methodsOf, type Named } from './guide-manifest.ts'
import { elementPath } from './paths.ts'

/** A result of the guide's search. */
export interface Place {
  /** Its kind: an element, a page, an attribute… */
  kind: string
  name: string
  /** The element that it belongs to; empty when there is none. */
  tag: string
  href: string
  /** One or two sentences, with `code` between backquotes. */
  text: string
}

/** The parts of an element's manifest, each with its kind and the anchor of its section. */
const parts: [kind: string, anchor: string, of: (element: Declaration) => Named[]][] = [
  ['Attribut', 'attributs', ({ attributes }) => attributes],
  ['Événement', 'evenements', ({ events = [] }) => events],
  ['Méthode', 'methodes', methodsOf],
  ['Attribut HTML', 'accroches', ({ hooks = [] }) => hooks],
  ['Variable CSS', 'css', ({ cssProperties = [] }) => cssProperties],
  ['Appel au serveur', 'serveur', ({ server = [] }) => server],
]

/** Returns the places of one kind, or of all kinds, for every element. */
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
