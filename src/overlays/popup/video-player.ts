/** Players of video sites, which forbid their pages in a frame: page address → address of the player. */
const players: [RegExp, (id: string) => string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,})/i,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [
    /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/i,
    (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  ],
  [
    /^https?:\/\/(?:www\.)?(?:dailymotion\.com\/(?:embed\/)?video|dai\.ly)\/(\w+)/i,
    (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  ],
]

/** Address of the player for a page of a video site; undefined for anything else, a video file for instance. */
export function playerOf(href: string): string | undefined {
  for (const [page, player] of players) {
    const id = page.exec(href)?.[1]
    if (id) return player(id)
  }
  return undefined
}
