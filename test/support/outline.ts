import type { Page } from 'playwright-core'

const landmarks =
  'header, nav, main, aside, footer, search, [role="search"], [role="region"], section[aria-labelledby], section[aria-label], form[aria-label], form[aria-labelledby]'

/**
 * Checks the headings and landmarks by which screen reader users navigate a page. @returns the faults: no or several
 * first-level headings, a skipped level, an empty heading, no or several main parts, two landmarks of one kind with the
 * same name, a text outside all landmarks.
 */
export function outlineFaults(page: Page): Promise<string[]> {
  return page.evaluate((landmarks) => {
    const found: string[] = []
    // These are methods, because the compiler makes named functions call a helper that the page does not have.
    const look = {
      isHeard(node: Element): boolean {
        const isSeen = node.checkVisibility({ visibilityProperty: true })
        return isSeen && !node.closest('[aria-hidden="true"], [inert], dialog:not([open])')
      },
      nameOf(node: Element): string {
        const labels = (node.getAttribute('aria-labelledby') ?? '').split(/\s+/)
        const words = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
        return (node.getAttribute('aria-label') ?? words).replace(/\s+/g, ' ').trim()
      },
      kindOf(node: Element): string {
        const isWithin = node.parentElement?.closest('article, aside, main, nav, section')
        if (isWithin && node.matches('header, footer')) return ''
        return node.getAttribute('role') ?? node.localName
      },
    }

    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].filter((node) =>
      look.isHeard(node),
    )
    let before = 0
    for (const heading of headings) {
      const level = Number(heading.getAttribute('aria-level') ?? heading.localName.slice(1))
      const words = (look.nameOf(heading) || (heading.textContent ?? '')).replace(/\s+/g, ' ').trim()
      if (!words && !heading.querySelector('img[alt]:not([alt=""])'))
        found.push(`a heading of level ${level} says nothing`)
      if (level > before + 1) found.push(`« ${words} » has level ${level}, after ${before}`)
      before = level
    }
    const firsts = headings.filter((heading) => heading.matches('h1, [aria-level="1"]'))
    if (firsts.length !== 1) found.push(`${firsts.length} headings of the first level`)

    const parts = [...document.querySelectorAll(landmarks)].filter((node) => look.isHeard(node) && look.kindOf(node))
    const mains = parts.filter((node) => look.kindOf(node) === 'main')
    if (mains.length !== 1) found.push(`${mains.length} main parts`)
    const seen = new Set<string>()
    for (const part of parts) {
      const key = `${look.kindOf(part)} « ${look.nameOf(part)} »`
      if (seen.has(key)) found.push(`two landmarks: ${key}`)
      seen.add(key)
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || parent.closest('script, style, noscript, template')) continue
      // Skip links come before all landmarks, and live regions are beside the main part.
      if (parent.closest('a[href^="#"], [role="status"], [role="alert"], [aria-live], dialog, [role="dialog"]'))
        continue
      const { width } = parent.getBoundingClientRect()
      if (width > 1 && look.isHeard(parent) && !parts.some((part) => part.contains(parent)))
        found.push(`« ${text.slice(0, 40)} » is in no landmark`)
    }
    return found
  }, landmarks)
}
