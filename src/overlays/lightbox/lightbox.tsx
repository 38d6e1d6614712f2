import { useEffect, useRef } from 'react'
import { flag, int, text } from '../../core/element/codecs.ts'
import { useHostMethod } from '../../core/element/host.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { galleryOf, linksIn } from './gallery.ts'
import type { LightboxMethods } from './lightbox-methods.ts'
import type { LightboxHandle } from './lightbox-options.ts'
import { defaultInterval } from './lightbox-options.ts'
import { rootsOf } from './lightbox-scope.ts'
import { openLightbox } from './open-lightbox.tsx'
import { useLightboxLinks } from './use-lightbox-links.ts'

export const lightboxAttributes = {
  for: text(),
  label: text(),
  autoplay: flag,
  interval: int(defaultInterval),
  noThumbnails: flag,
  noHistory: flag,
  download: flag,
}

/** Opens the images of a page's lightbox links. It draws nothing where it stands: the images lie above the page. */
export function Lightbox({ host }: FeatureProps<typeof lightboxAttributes, LightboxMethods>) {
  const shown = useRef<ReturnType<typeof openLightbox>>(undefined)

  const openLink = (link: HTMLAnchorElement, opener: Element | null) => {
    const { items, index } = galleryOf(link, rootsOf(host))
    const { label, autoplay, interval, download, noThumbnails, noHistory } = host
    const options = { label, autoplay, interval, download, thumbnails: !noThumbnails, history: !noHistory }
    shown.current = openLightbox(items, { ...options, index, target: host }, opener)
  }
  useLightboxLinks(host, (link) => openLink(link, link))

  useHostMethod(host, 'show', (which) => {
    const links = linksIn(rootsOf(host))
    const link = typeof which === 'number' ? links.at(which) : which
    if (link) openLink(link, document.activeElement)
    return link !== undefined
  })
  useHostMethod(host, 'hide', () => {
    const current: LightboxHandle | undefined = shown.current
    return current?.isOpen ? current.hide() : Promise.resolve(true)
  })

  useEffect(() => () => shown.current?.dispose(), [])
  return null
}
