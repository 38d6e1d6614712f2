import { contrast } from './colours.ts'
import { isOurs } from './look.ts'

const least = 4.5

/** Nodes of ours with a text of their own that can be read. */
function readable(): Element[] {
  return [...document.querySelectorAll('*')].filter(
    (node) =>
      (isOurs(node) || node.closest('.flx-calendar__days')) &&
      [...node.childNodes].some((child) => child instanceof Text && child.data.trim()) &&
      node.checkVisibility({ visibilityProperty: true }) &&
      node.getBoundingClientRect().width > 1 &&
      !node.closest('[disabled], [aria-disabled="true"], [aria-hidden="true"], .flx-lightbox, .flx-video__poster'),
  )
}

/** What is read worse than the page itself, and worse than it ought to be. */
export function hardToRead(place: Element): string[] {
  const enough = Math.min(least, contrast(place))
  return readable()
    .map((node) => ({ node, ratio: contrast(node) }))
    .filter(({ ratio }) => ratio < enough - 0.01)
    .map(
      ({ node, ratio }) =>
        `${ratio.toFixed(2)} ${node.getAttribute('class')} « ${node.textContent?.trim().slice(0, 30)} »`,
    )
}
