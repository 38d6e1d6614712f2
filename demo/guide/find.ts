import { calls } from '../../src/contract/calls.ts'
import { fold } from '../../src/core/french/fold.ts'
import { entryFor } from './entries.ts'
import type { GuideManifest } from './guide-manifest.ts'
import { callPath, elementPath } from './paths.ts'
import { type Place, placesOf } from './places.ts'
import { topics } from './topics.ts'

const most = 60

function pages(manifest: GuideManifest): (Place & { words: string })[] {
  const ofElements = manifest.declarations.map((element) => {
    const { title, facts, withoutScript, functions = [] } = entryFor(element)
    const { tagName, summary = '', description = '' } = element
    const called = functions.map((each) => `${each.signature} ${each.description}`)
    return {
      ...{ kind: 'Élément', name: title, tag: tagName, href: elementPath(tagName), text: summary },
      words: [description, ...facts, withoutScript, ...called].join(' '),
    }
  })
  const ofTopics = topics.map(({ slug, title, lead, body }) => ({
    ...{ kind: 'Page', name: title, tag: '', href: `/guide/${slug}`, text: lead },
    // A body made from the manifest lists all names, which any search would match: its text is left out.
    words: body.length > 0 ? '' : body(manifest).html.replace(/<[^>]*>/g, ' '),
  }))
  const ofCalls = calls.map(({ id, title, about, fields }) => ({
    ...{ kind: 'Appel au serveur', name: title, tag: '', href: callPath(id), text: about },
    words: [id, ...fields.map(({ name }) => name)].join(' '),
  }))
  return [...ofElements, ...ofTopics, ...ofCalls]
}

/** Returns how well a place matches a search; 0 when a word of the search is missing from it. */
function rank({ name, tag, text, words = '' }: Place & { words?: string }, asked: readonly string[]): number {
  const [called, of, said, more] = [name, tag, text, words].map(fold) as [string, string, string, string]
  let sum = 0
  for (const word of asked) {
    if (called === word || of === word || of === `flx-${word}`) sum += 16
    else if (called.startsWith(word)) sum += 8
    else if (called.includes(word) || of.includes(word)) sum += 5
    else if (said.includes(word)) sum += 2
    else if (more.includes(word)) sum += 1
    else return 0
  }
  return sum
}

/**
 * Returns the places of the guide that contain every word of a search, those with it in their name first. Case, accents
 * and kinds of apostrophe are ignored.
 */
export function findPlaces(question: string, manifest: GuideManifest): Place[] {
  const asked = fold(question)
    .replace(/[<>`"]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  if (asked.length === 0) return []
  // An element or a page says more than one name of it, so it comes first.
  const all = [
    ...pages(manifest).map((place) => [place, 1] as const),
    ...placesOf(manifest).map((each) => [each, 0] as const),
  ]
  return all
    .map(([place, more]) => ({ place, value: rank(place, asked), more }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value || other.more - one.more)
    .slice(0, most)
    .map(({ place }) => place)
}
