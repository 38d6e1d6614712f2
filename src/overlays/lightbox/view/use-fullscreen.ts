import { type RefObject, useSyncExternalStore } from 'react'

function onFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

interface Fullscreen {
  available: boolean
  active: boolean
  toggle(): void
}

/** Fullscreen of a node, where the browser and the page allow it. A dialog itself may not be fullscreen; what it holds may. */
export function useFullscreen(node: RefObject<HTMLElement | null>): Fullscreen {
  const active = useSyncExternalStore(onFullscreen, () => document.fullscreenElement === node.current && !!node.current)
  const toggle = () => {
    const change = active ? document.exitFullscreen() : node.current?.requestFullscreen()
    change?.catch(() => {})
  }
  return { available: document.fullscreenEnabled === true, active, toggle }
}
