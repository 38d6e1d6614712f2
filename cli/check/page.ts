import { Window } from 'happy-dom'
import { type DefaultTreeAdapterTypes, html as names, parse } from 'parse5'

type Tree = DefaultTreeAdapterTypes.ParentNode
type TreeElement = DefaultTreeAdapterTypes.Element

/** A page as a browser would read it, in which nothing runs and nothing loads. */
export interface Page {
  address: string
  document: Document
  /** « ligne 12 »; nothing for what is not of its text. */
  lineOf(element: Element | undefined): string | undefined
  /** Makes it the page that the library's own code looks at. */
  look(): void
}

/** What the library's own code asks of a browser. */
const browserNames = [
  'document',
  'Document',
  'location',
  'customElements',
  'CSS',
  'Node',
  'NodeFilter',
  'Element',
  'HTMLElement',
  'HTMLTemplateElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'ShadowRoot',
  'DocumentFragment',
] as const

const settings = {
  disableJavaScriptFileLoading: true,
  disableJavaScriptEvaluation: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
  disableComputedStyleRendering: true,
  handleDisabledFileLoadingAsSuccess: true,
}

/** Copies the tree of the standard's parser, which reads broken markup as browsers do. */
function copy(from: Tree, to: ParentNode & Node, document: Document, lines: WeakMap<Element, number>): void {
  for (const child of from.childNodes) {
    if ('tagName' in child) copyInto(child, to, document, lines)
    else if (child.nodeName === '#text') to.appendChild(document.createTextNode((child as { value: string }).value))
    else if (child.nodeName === '#comment') to.appendChild(document.createComment((child as { data: string }).data))
  }
}

function copyInto(from: TreeElement, to: ParentNode & Node, document: Document, lines: WeakMap<Element, number>): void {
  const mode = from.attrs.find(({ name }) => name === 'shadowrootmode')?.value
  if (from.tagName === 'template' && mode === 'open' && to instanceof HTMLElement && !to.shadowRoot) {
    copy((from as DefaultTreeAdapterTypes.Template).content, to.attachShadow({ mode }), document, lines)
  } else to.appendChild(copyElement(from, document, lines))
}

function copyElement(from: TreeElement, document: Document, lines: WeakMap<Element, number>): Element {
  const isHtml = from.namespaceURI === names.NS.HTML
  const element = isHtml
    ? document.createElement(from.tagName)
    : document.createElementNS(from.namespaceURI, from.tagName)
  for (const { name, value, prefix } of from.attrs) element.setAttribute(prefix ? `${prefix}:${name}` : name, value)
  const line = from.sourceCodeLocation?.startLine
  if (line) lines.set(element, line)
  if ('content' in from && element instanceof HTMLTemplateElement) {
    copy((from as DefaultTreeAdapterTypes.Template).content, element.content, document, lines)
  } else copy(from, element, document, lines)
  return element
}

/**
 * Reads a page, and makes it the one that the library's own code looks at: its rules ask for `document` as they do in a
 * browser. One page is looked at at a time.
 */
export function openPage(text: string, address: string): Page {
  const window = new Window({ url: address, settings })
  const lines = new WeakMap<Element, number>()
  const fill = (document: Document, html: string): Document => {
    document.documentElement.remove()
    copy(parse(html, { sourceCodeLocationInfo: true }), document, document, lines)
    return document
  }
  /** Whole pages of answers are read as the page itself is. */
  class DOMParser {
    parseFromString(html: string): Document {
      return fill(globalThis.document.implementation.createHTMLDocument(), html)
    }
  }
  const look = (): void => {
    for (const [name, value] of [
      ...browserNames.map((name) => [name, window[name]] as const),
      ['DOMParser', DOMParser],
    ]) {
      Object.defineProperty(globalThis, name as string, { value, configurable: true, writable: true })
    }
  }
  look()
  const { document } = globalThis
  fill(document, text)
  return {
    address,
    document,
    look,
    lineOf(element) {
      const line = element && lines.get(element)
      return line ? `ligne ${line}` : undefined
    },
  }
}
