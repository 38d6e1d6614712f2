const hosts = {
  YouTube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  Vimeo: /(^|\.)vimeo\.com$/,
  Dailymotion: /(^|\.)(dailymotion\.com|dai\.ly)$/,
}
const files = /\.(mp4|m4v|mov|webm|ogv|ogg)$/i

/** A site whose videos play in a frame. */
export type VideoService = keyof typeof hosts

/** The address in full, where a browser may ask for it. */
export function videoUrl(address: string): URL | undefined {
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** The site that an address is of. */
export function serviceOf({ hostname }: URL): VideoService | undefined {
  return (Object.keys(hosts) as VideoService[]).find((service) => hosts[service].test(hostname))
}

/** The video site that a page in a frame would be of. */
export function playerOf(address: string): VideoService | undefined {
  const url = videoUrl(address)
  return url && serviceOf(url)
}

/** Whether an address is that of a file that the browser plays itself. */
export function isVideoFile({ pathname }: URL): boolean {
  return files.test(pathname)
}

/** Whether an address is that of a video, by its site or its file name. */
export function isVideoAddress(address: string): boolean {
  const url = videoUrl(address)
  return url !== undefined && (serviceOf(url) !== undefined || isVideoFile(url))
}
