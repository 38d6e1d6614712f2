/** The files that a folder accepts; a page can ask for less, never for more. */
interface FolderRules {
  /** Accepted extensions, each with the type that the content must have. */
  kinds: Record<string, string>
  /** Most bytes of one file. */
  largest: number
  /** Most files of one session. */
  most: number
  /** Most bytes of one session. */
  quota: number
}

const megabyte = 1_000_000

/** Types that a browser shows as a picture, and never runs. */
export const shownKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

const shown = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

const pictures = { ...shown, heic: 'image/heic' }

const folders: Record<string, FolderRules> = {
  devis: { kinds: { ...pictures, pdf: 'application/pdf' }, largest: 20 * megabyte, most: 12, quota: 120 * megabyte },
  annonces: { kinds: shown, largest: 12 * megabyte, most: 12, quota: 60 * megabyte },
  videos: { kinds: { mp4: 'video/mp4' }, largest: 2000 * megabyte, most: 2, quota: 2000 * megabyte },
}

export function rulesOf(folder: string): FolderRules | undefined {
  return Object.hasOwn(folders, folder) ? folders[folder] : undefined
}

/** Returns the type that a file must have, by its extension; undefined when the folder does not accept it. */
export function kindByName({ kinds }: FolderRules, name: string): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(kinds, extension) ? kinds[extension] : undefined
}

/** Returns why a file is refused; empty when it is accepted. */
export function refusalOf(
  rules: FolderRules,
  { name, size }: { name: string; size: number },
  held: { count: number; bytes: number },
): string {
  const { kinds, largest, most, quota } = rules
  if (!kindByName(rules, name))
    return `Ce type de fichier n’est pas accepté. Sont acceptés : ${Object.keys(kinds).join(', ')}.`
  if (size <= 0) return 'Ce fichier est vide.'
  if (size > largest) return `Ce fichier est trop lourd : ${largest / megabyte} Mo au plus.`
  if (held.count >= most) return `Un fichier de trop : ${most} au plus.`
  return held.bytes + size > quota ? 'La place qui vous est réservée est pleine : retirez un fichier.' : ''
}
