// A file of its own, fetched once a server waits for a code.
import { popup } from './open-popup.tsx'

/** Shows the form of a code above the page (LOGIN-03). A click beside it does not give it up. */
export const openCode = (content: HTMLElement, label: string) =>
  popup({ content, label, size: { x: 420 }, overlayClose: false })
