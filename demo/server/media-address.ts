/** Widths that article pictures come in, in pixels; they are square. */
export const articleWidths = [240, 480, 960] as const

/** Address of an article's picture. The article's number varies the composition. */
export function articleImage(
  shape: string,
  colour: string,
  articleId: number,
  width: (typeof articleWidths)[number],
): string {
  return `/media/objet/${shape}-${colour}-${articleId}-${width}.webp`
}

/** Width of a gallery picture's small copy, in pixels. */
const thumbnailWidth = 480

/** File of a gallery picture in `demo/media/photo`. */
export function photoFile(scene: string, size: 'full' | 'thumbnail' = 'full'): string {
  return size === 'full' ? `${scene}.webp` : `${scene}-${thumbnailWidth}.webp`
}

/** Address of a gallery picture; every other one has no extension, as a CMS gives them. */
export function pictureAddress(id: number): string {
  return id % 2 ? `/media/photo/${id}.webp` : `/media/image?id=${id}`
}

/** Address of a gallery picture's small copy. */
export function thumbnailAddress(id: number): string {
  return `/media/image?id=${id}&taille=vignette`
}
