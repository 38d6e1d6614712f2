import { slugOf } from '../slug.ts'
import { partsOf, readTable } from './table.ts'

/** The workshops that the shop speaks of have a page each. */
const artisans = readTable<'name' | 'trade' | 'story'>('artisans').map(({ name, trade, story }) => ({
  section: 'Les artisans',
  slug: `artisan-${slugOf(name)}`,
  title: name,
  subtitle: trade,
  body: [story, `${trade} : à moins d’une heure de Port-Lannec, sur rendez-vous.`],
}))

const texts = readTable<'section' | 'slug' | 'title' | 'subtitle' | 'body'>('pages')

/** Pages of text, in the order of the menu. */
export const pages = [...texts.map((page) => ({ ...page, body: partsOf(page.body) })), ...artisans]

/** The pictures of the gallery. */
export const pictureSeeds = readTable<'scene' | 'width' | 'height' | 'caption' | 'alt'>('pictures').map(
  (picture, index) => ({ ...picture, id: index + 1, width: Number(picture.width), height: Number(picture.height) }),
)
