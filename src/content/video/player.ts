import { frameRules } from '../../core/browser/frame-rules.ts'
import type { VideoSource } from '../../domain/video/video-source.ts'

function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  const { sandbox, referrerPolicy } = frameRules(address)
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
  frame.referrerPolicy = referrerPolicy
  frame.src = address
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture; web-share'
  frame.allowFullscreen = true
  return frame
}

/** The author's `<track>`s, in the element, go with the file. */
function createVideo(address: string, title: string, host: Element): HTMLVideoElement {
  const video = document.createElement('video')
  video.append(...[...host.querySelectorAll(':scope > track')].map((track) => track.cloneNode()))
  video.src = address
  video.controls = true
  video.autoplay = true
  video.playsInline = true
  video.setAttribute('aria-label', title)
  return video
}

/** What plays a video: a frame of the service, or the browser's own player. */
export function createPlayer(
  { service, address }: VideoSource,
  title: string,
  host: Element,
): HTMLIFrameElement | HTMLVideoElement {
  const player = service ? createFrame(address, title) : createVideo(address, title, host)
  player.className = 'flx-video__player'
  return player
}
