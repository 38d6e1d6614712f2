import type { Page } from 'playwright-core'

/**
 * Checks the width of a page, which may need a moment after a resize. @returns by how much it is wider than its window,
 * or an empty list
 */
export async function pixelsTooWide(page: Page): Promise<string[]> {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 2000 })
    .catch(() => {})
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return pixels > 0 ? [`${pixels} px too wide`] : []
}

/** Applies a reader's own style sheet to a page during a check. */
export async function dressedIn(page: Page, css: string, look: () => Promise<string[]>): Promise<string[]> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    document.adoptedStyleSheets.push(made)
    return made
  }, css)
  const found = await look()
  await sheet.evaluate((made) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== made)
  })
  return found
}

/**
 * Returns the texts that are clipped by a box that does not scroll. Left out are slides, which may be partly visible,
 * texts for assistive technology only, and calendar days, whose panel shows the whole text.
 */
export function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const others = 'script, style, noscript, template, svg, select, [inert], [aria-hidden="true"], .flx-month__entry'
    const slides = '[data-flx-slides], .flx-slides, flx-carousel, flx-home-slider, flx-slideshow'
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || parent.closest(others) || parent.closest(slides)) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(up)
        const clip = up.getBoundingClientRect()
        if (clip.width <= 1 || clip.height <= 1 || clipPath !== 'none') break
        if (/auto|scroll/.test(overflowX + overflowY)) break
        const isWide = /hidden|clip/.test(overflowX) && (box.right > clip.right + 2 || box.left < clip.left - 2)
        const isHigh = /hidden|clip/.test(overflowY) && (box.bottom > clip.bottom + 2 || box.top < clip.top - 2)
        if (isWide || isHigh) found.add(`« ${text.slice(0, 40)} » is cut by ${up.localName}.${up.className}`)
      }
    }
    return [...found]
  })
}

/**
 * Records the size of each text. The returned function then lists those that did not grow after the reader's text size
 * was doubled. A size that also depends on the window grows a little less.
 */
export async function textsThatStay(page: Page): Promise<() => Promise<string[]>> {
  const before = await page.evaluateHandle(() => {
    const sizes = new Map<Element, number>()
    for (const node of document.body.querySelectorAll('*')) {
      const hasText = [...node.childNodes].some((child) => child instanceof Text && child.data.trim())
      if (!hasText || !node.checkVisibility({ visibilityProperty: true }) || node.closest('svg')) continue
      if (node.getBoundingClientRect().width > 1) sizes.set(node, Number.parseFloat(getComputedStyle(node).fontSize))
    }
    return sizes
  })
  return () =>
    before.evaluate((sizes) =>
      [...sizes].flatMap(([node, size]) => {
        // Some nodes are replaced meanwhile, such as a pager after more items have loaded.
        if (!node.isConnected) return []
        const now = Number.parseFloat(getComputedStyle(node).fontSize)
        const text = node.textContent?.trim().slice(0, 40)
        const isEnough = now >= size * 1.8 || now >= 40
        return isEnough ? [] : [`« ${text} » has ${size} px, then ${now} px: ${node.localName}.${node.className}`]
      }),
    )
}

/**
 * Returns the controls of an element that are too small for a finger. A link within a text may be as small as its text.
 */
export function smallTargets(page: Page, within: string, least: number): Promise<string[]> {
  return page.evaluate(
    ([root, size]) =>
      [...document.querySelectorAll<HTMLElement>(`${root} :is(a[href], button, input, select, summary)`)].flatMap(
        (node) => {
          const target = node.closest('label') ?? node
          const { width, height } = target.getBoundingClientRect()
          if (!node.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) return []
          const isInText = node.localName === 'a' && getComputedStyle(node).display === 'inline'
          if (isInText || (width >= size - 0.5 && height >= size - 0.5)) return []
          return [`${Math.round(width)} × ${Math.round(height)} px: ${node.localName}.${node.className}`]
        },
      ),
    [within, least] as const,
  )
}

/** Returns the parts that keep moving although the visitor prefers reduced motion. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 20)
      .flatMap((animation) => {
        const effect = animation.effect as KeyframeEffect | null
        const moves = effect?.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame)
        return moves ? [`moves: ${effect?.target?.localName}.${effect?.target?.className}`] : []
      }),
  )
}

/** The largest number of Tab stops that are checked. After that many, a page of links shows nothing new. */
const mostStops = 120

/**
 * Moves through the page by Tab. Returns where the focus is invisible, outside the window or covered (WCAG 2.4.7 and
 * 2.4.11), or cannot leave an element.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  let before = ''
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab')
    const { place, fault } = await focusFault(page)
    if (!place) break
    if (place === before) found.push(`Tab does not leave ${place}`)
    if (fault) found.push(`${fault}: ${place}`)
    before = place
  }
  return found
}

function focusFault(page: Page): Promise<{ place?: string; fault?: string }> {
  return page.evaluate(() => {
    const node = document.activeElement
    if (!node || node === document.body || node === document.documentElement) return {}
    const { x, y } = node.getBoundingClientRect()
    const text = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 30)
    const place = `${node.localName}.${node.className} « ${text} » ${Math.round(x + scrollX)} ${Math.round(y + scrollY)}`
    // In a date field, the browser marks the focused part; in a frame, the focus is inside.
    if (node.matches('iframe, input[type="date"], input[type="time"], input[type^="datetime"]'))
      return { place: `${place} ${performance.now()}` }
    const boxes = [...node.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (boxes.length === 0) return { place, fault: 'no box' }
    // The focus may be marked beside the field or around it.
    const labels = 'labels' in node ? [...((node as HTMLInputElement).labels ?? [])] : []
    const around = [node, ...labels, node.closest('label, .flx-field, .flx-choice'), node.nextElementSibling]
    const hasRing = [...around, node.parentElement].some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each ?? node)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
    if (!hasRing) return { place, fault: 'no ring' }
    const shares = [0.1, 0.5, 0.9]
    const isSeen = boxes.some((box) =>
      shares.some((right) =>
        shares.some((down) => {
          const top = document.elementFromPoint(box.left + box.width * right, box.top + box.height * down)
          return top && (node.contains(top) || top.contains(node) || labels.some((label) => label.contains(top)))
        }),
      ),
    )
    if (isSeen) return { place }
    const [box] = boxes
    const over = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return { place, fault: over ? `under ${over.localName}.${over.className}` : 'out of the window' }
  })
}

/** Returns the visible elements of the library with a translucent background, one line each. */
export function translucentGrounds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[class*="flx-"]')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((node) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(node)
        const alphas = `${backgroundColor} ${backgroundImage}`.matchAll(/rgba\(\d+, \d+, \d+, ([\d.]+)\)/g)
        return [...alphas].some(([, alpha]) => Number(alpha) > 0 && Number(alpha) < 1)
      })
      .map((node) => `${node.localName}.${node.className}`),
  )
}
