import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { frameRules } from '../core/browser/frame-rules.ts'
import type { VideoSource } from '../domain/video/video-source.ts'

interface VideoPlayerProps {
  ref?: Ref<HTMLElement>
  source: VideoSource
  /** What the video is called. */
  name: string
  className: string
  /** Captions and the like, of a file. */
  tracks?: readonly HTMLTrackElement[]
  onLoad?(): void
  /** A file cannot be played; a frame does not tell. */
  onError(): void
}

/** What plays a video: a frame of its service, or the browser's own player. */
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

/** Gets its address once it is in the page: a failure that came before would not be heard. */
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
