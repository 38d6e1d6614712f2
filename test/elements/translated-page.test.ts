import { expect } from '@open-wc/testing'
import '../../elements/relay-picker.ts'
import { control, forgetCart, part, textOf } from '../support/cart-page.ts'
import { cities, failsOnce, openPicker, points } from '../support/relay-page.ts'
import { waitUntil } from '../support/wait-until.ts'

const untranslated = 'script, style, textarea, noscript, title, option, svg, [translate="no"], .notranslate, font'

/** Replaces a text by two nested `<font>` around its translation, as Chrome's translator does. */
function translate(text: Text): void {
  const parent = text.parentElement
  if (!parent || !text.data.trim() || parent.closest(untranslated)) return
  const outer = document.createElement('font')
  const inner = outer.appendChild(document.createElement('font'))
  for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
  inner.textContent = `${text.data.trimEnd()}*`
  text.replaceWith(outer)
}

function translateAll(root: Node): void {
  const texts: Text[] = root instanceof Text ? [root] : []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) translate(text)
}

/**
 * Translates the page, and content that is added later, until it is stopped. Each translated text ends with an
 * asterisk.
 *
 * @returns a function that stops it.
 */
function translatePage(): () => void {
  document.documentElement.classList.add('translated-ltr')
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateAll(target)
      for (const node of addedNodes) translateAll(node)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  translateAll(document.body)
  return () => {
    observer.disconnect()
    document.documentElement.classList.remove('translated-ltr')
  }
}

/** Searches as a visitor who types. */
function search(picker: Element, code: string): void {
  const field = part<HTMLInputElement>(picker, 'input')
  field.focus()
  field.select()
  document.execCommand('insertText', false, code)
}

const pointTexts = (picker: Element): string[] =>
  [...picker.querySelectorAll('.flx-relay__point')].map((point) => textOf(point))
const fontsWithoutText = (picker: Element): number =>
  [...picker.querySelectorAll('font')].filter((font) => !font.textContent?.trim()).length

describe('a page that the browser translates', () => {
  let end = (): void => {}
  const thrown: string[] = []
  const note = ({ message }: ErrorEvent): void => {
    thrown.push(message)
  }
  beforeEach(() => {
    forgetCart()
    thrown.length = 0
    addEventListener('error', note)
    end = translatePage()
  })
  afterEach(() => {
    end()
    removeEventListener('error', note)
  })

  it('RELAY-01 what changes is said anew, and in the other language', async () => {
    const [picker] = await openPicker([cities('Brest'), points()])
    search(picker, '29200')
    await waitUntil(() => pointTexts(picker).length === 3)
    const [first] = picker.querySelectorAll<HTMLElement>('.flx-relay__point')
    if (!first) throw new Error('no point')
    await waitUntil(() => textOf(first).includes('Choisir*'), textOf(first))
    first.querySelector<HTMLElement>('button')?.click()
    await waitUntil(() => textOf(first).includes('Choisi*'), textOf(first))
    expect(textOf(first), 'what it said before is gone').not.to.contain('Choisir')
    expect([fontsWithoutText(picker), thrown]).to.deep.equal([0, []])
  })

  it('RELAY-01 what goes takes its translation with it, and what comes is drawn', async () => {
    const [picker] = await openPicker(failsOnce())
    search(picker, '29200')
    await waitUntil(() => pointTexts(picker).length === 3)
    search(picker, '29000')
    await waitUntil(() => textOf(picker).includes('Réessayer*'), textOf(picker))
    control(picker, 'Réessayer*').click()
    await waitUntil(() => pointTexts(picker).length === 1 && (pointTexts(picker)[0] ?? '').includes('Quimper gare*'))
    expect(textOf(picker)).not.to.match(/Réessayer|Épicerie|près de Brest/)
    expect([fontsWithoutText(picker), thrown]).to.deep.equal([0, []])
  })
})
