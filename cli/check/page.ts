import { Window } from 'happy-dom'
import { type DefaultTreeAdapterTypes, html as names, parse } from 'parse5'

type Tree = DefaultTreeAdapterTypes.ParentNode
type TreeElement = DefaultTreeAdapterTypes.Element

/** A page as a browser would parse it. No script runs in it, and no file loads. */
export interface Page {
  address: string
  document: Document
  /** Returns « ligne 12 » for an element of the page's source; undefined for any other. */
  lineOf(element: Element | undefined): string | undefined
  /** Makes it the current `document` of the library's code. */
  look(): void
}

/** The browser globals that the library's code uses. */
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

/** Copies the tree of a standard parser, which repairs broken markup as browsers do. */
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
 * Parses a page and makes its `document` global, because the library's checks use the global one. Only one page can be
 * current at a time.
 */
export function openPage(text: string, address: string): Page {
  const window = new Window({ url: address, settings })
  const lines = new WeakMap<Element, number>()
  const fill = (document: Document, html: string): Document => {
    document.documentElement.remove()
    copy(parse(html, { sourceCodeLocationInfo: true }), document, document, lines)
    return document
  }
  /** Makes the library parse whole pages in answers with the same parser. */
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
