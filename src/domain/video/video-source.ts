export interface VideoSource {
  /** The site whose player shows it in an iframe; null for a file that the browser plays itself. */
  service: VideoService | null
  address: string
}

const asId = (text: string | null | undefined): string | undefined => text?.match(/^[\w-]{3,64}$/)?.[0]

/** Converts `1h2m3s`, `90s` or `90` to seconds. */
function seconds(text: string | null): number {
  const [, hours = 0, minutes = 0, rest = 0] = text?.match(/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}

function frame(address: string, params: Record<string, string | number | null | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(params)) if (value) url.searchParams.set(name, String(value))
  return url.href
}

function youtube({ hostname, pathname, searchParams, hash }: URL): string | undefined {
  const [first, second] = pathname.split('/').filter(Boolean)
  const id = asId(
    hostname === 'youtu.be'
      ? first
      : (searchParams.get('v') ?? (first && /embed|shorts|live|v/.test(first) ? second : '')),
  )
  const inHash = new URLSearchParams(hash.slice(1)).get('t')
  const start = seconds(searchParams.get('start') ?? searchParams.get('t') ?? inHash)
  return (
    id &&
    frame(`https://www.youtube-nocookie.com/embed/${id}`, {
      autoplay: 1,
      rel: '0',
      start,
      list: asId(searchParams.get('list')),
    })
  )
}

function vimeo({ pathname, searchParams, hash }: URL): string | undefined {
  const [, kind = '', id, key] = pathname.match(/(?:\/([a-z]+))?\/(\d+)(?:\/(\w+))?\/?$/) ?? []
  const start = seconds(new URLSearchParams(hash.slice(1)).get('t'))
  // The numbers of these pages are not those of videos.
  const isVideo = !['showcase', 'album', 'event', 'user'].includes(kind)
  const player =
    id &&
    isVideo &&
    frame(`https://player.vimeo.com/video/${id}`, {
      autoplay: 1,
      dnt: 1,
      h: asId(key ?? searchParams.get('h')),
    })
  return player && start ? `${player}#t=${start}s` : player || undefined
}

function dailymotion({ hostname, pathname, searchParams }: URL): string | undefined {
  const id =
    hostname === 'dai.ly' ? pathname.slice(1) : (pathname.match(/\/video\/([^/_]+)/)?.[1] ?? searchParams.get('video'))
  return (
    asId(id) &&
    frame('https://geo.dailymotion.com/player.html', {
      video: id,
      autoplay: 'true',
      start: seconds(searchParams.get('start')),
    })
  )
}

const players: Record<VideoService, (page: URL) => string | undefined> = {
  YouTube: youtube,
  Vimeo: vimeo,
  Dailymotion: dailymotion,
}

/**
 * Returns the source of a video's address: a page or a player of YouTube, Vimeo or Dailymotion, or a file; undefined
 * for any other.
 */
export function videoSource(address: string): VideoSource | undefined {
  const url = videoUrl(address)
  const service = url && serviceOf(url)
  if (service) {
    const player = players[service](url)
    return player ? { service, address: player } : undefined
  }
  return url && isVideoFile(url) ? { service: null, address: url.href } : undefined
}

const hosts = {
  YouTube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  Vimeo: /(^|\.)vimeo\.com$/,
  Dailymotion: /(^|\.)(dailymotion\.com|dai\.ly)$/,
}
const files = /\.(mp4|m4v|mov|webm|ogv|ogg)$/i

export type VideoService = keyof typeof hosts

/** Returns the absolute address, if it is HTTP or HTTPS. */
function videoUrl(address: string): URL | undefined {
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

function serviceOf({ hostname }: URL): VideoService | undefined {
  return (Object.keys(hosts) as VideoService[]).find((service) => hosts[service].test(hostname))
}

export function playerOf(address: string): VideoService | undefined {
  const url = videoUrl(address)
  return url && serviceOf(url)
}

function isVideoFile({ pathname }: URL): boolean {
  return files.test(pathname)
}

export function isVideoAddress(address: string): boolean {
  const url = videoUrl(address)
  return url !== undefined && (serviceOf(url) !== undefined || isVideoFile(url))
}
