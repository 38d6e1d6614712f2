const hosts = {
  YouTube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  Vimeo: /(^|\.)vimeo\.com$/,
  Dailymotion: /(^|\.)(dailymotion\.com|dai\.ly)$/,
}
const files = /\.(mp4|m4v|mov|webm|ogv|ogg)$/i

/** A site whose videos play in an iframe. */
export type VideoService = keyof typeof hosts

/** Returns the absolute address, if it is HTTP or HTTPS. */
export function videoUrl(address: string): URL | undefined {
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** Returns the video site of an address. */
export function serviceOf({ hostname }: URL): VideoService | undefined {
  return (Object.keys(hosts) as VideoService[]).find((service) => hosts[service].test(hostname))
}

/** Returns the video site of an iframe's address. */
export function playerOf(address: string): VideoService | undefined {
  const url = videoUrl(address)
  return url && serviceOf(url)
}

/** Returns true if the address is that of a file that the browser can play. */
export function isVideoFile({ pathname }: URL): boolean {
  return files.test(pathname)
}

/** Returns true if the address is that of a video, by its site or its file name. */
export function isVideoAddress(address: string): boolean {
  const url = videoUrl(address)
  return url !== undefined && (serviceOf(url) !== undefined || isVideoFile(url))
}
