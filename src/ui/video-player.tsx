import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { frameRules } from '../core/browser/frame-rules.ts'
import type { VideoSource } from '../domain/video/video-source.ts'

interface VideoPlayerProps {
  ref?: Ref<HTMLElement>
  source: VideoSource
  /** The title of the video. */
  name: string
  className: string
  /** Captions and other tracks of a video file. */
  tracks?: readonly HTMLTrackElement[]
  onLoad?(): void
  /** Called if a video file cannot be played; a frame does not report it. */
  onError(): void
}

/** Plays a video, in the frame of its service or in the browser's own player. */
export function VideoPlayer(props: VideoPlayerProps): ReactNode {
  const { ref, source, name, className, onLoad } = props
  if (!source.service) return <VideoFile {...props} />
  return (
    <iframe
      ref={ref as Ref<HTMLIFrameElement>}
      className={className}
      {...frameRules(source.address)}
      src={source.address}
      title={name}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture; web-share"
      allowFullScreen
      onLoad={onLoad}
    />
  )
}

/** Sets the address once the element is in the page: an earlier error event would be missed. */
function VideoFile({ ref, source, name, className, tracks = [], onLoad, onError }: VideoPlayerProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  useImperativeHandle(ref, () => video.current as HTMLVideoElement, [])
  useEffect(() => {
    if (video.current) video.current.src = source.address
  }, [source.address])
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are the author's to give; the file may carry its own
    <video
      ref={video}
      className={className}
      aria-label={name}
      controls
      autoPlay
      playsInline
      onLoadedMetadata={onLoad}
      onError={onError}
    >
      {tracks.map(({ kind, srclang, label, src, default: isDefault }) => (
        <track
          key={`${kind} ${srclang} ${src}`}
          kind={kind}
          srcLang={srclang}
          label={label}
          src={src}
          default={isDefault}
        />
      ))}
    </video>
  )
}
