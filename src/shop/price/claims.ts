/** « −30 % », with any minus, « - 30% » too. */
const pattern = /(?<!\d\s?)[-−–]\s?(\d+(?:[.,]\d+)?)\s?%/u

/** A reduction that the author's content announces. */
export interface Claim {
  percent: number
  /** Says another one instead; nothing at all when the text is empty. */
  write(text: string): void
  restore(): void
}

function claimOf(node: Text, host: Element): Claim | undefined {
  const [words = '', figure = ''] = node.data.match(pattern) ?? []
  if (!words) return undefined
  const before = node.data
  const holder = node.parentElement
  const isAlone = holder && holder !== host && holder.textContent?.trim() === words
  const wasHidden = holder?.hidden ?? false
  return {
    percent: Number(figure.replace(',', '.')),
    write: (text) => {
      if (isAlone) holder.hidden = !text
      node.data = before.replace(words, text)
    },
    restore: () => {
      if (isAlone) holder.hidden = wasHidden
      node.data = before
    },
  }
}

export function claimsIn(host: Element): Claim[] {
  const nodes: Text[] = []
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes.map((node) => claimOf(node, host)).filter((claim) => claim !== undefined)
}
