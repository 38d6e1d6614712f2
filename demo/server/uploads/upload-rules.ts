/** What a folder takes; a page can ask for less, never for more. */
interface FolderRules {
  /** Extensions, each with the kind that the content must be. */
  kinds: Record<string, string>
  /** Bytes of one file. */
  largest: number
  /** Files of one session. */
  most: number
  /** Bytes of one session. */
  quota: number
}

const megabyte = 1_000_000

/** Kinds that a browser shows as a picture, and does not run. */
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

/** The kind that a file must be by its name; undefined where the folder takes none of that name. */
export function kindByName({ kinds }: FolderRules, name: string): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(kinds, extension) ? kinds[extension] : undefined
}

/** Why a file cannot begin; empty where it can. */
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
