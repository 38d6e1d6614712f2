import type { VideoSource } from '../../domain/video/video-source.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** A video takes the place of its poster. */
    'flx-video-play': CustomEvent<VideoSource>
  }
}
