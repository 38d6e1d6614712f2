import { config } from '../../core/config.ts'
import { parseFragment } from '../../core/html/parse-fragment.ts'
import { runScripts } from '../../core/html/scripts.ts'
import { showHtml } from '../../core/html/show-html.ts'

/** The one root of an answer that is a view, as `CartView` draws it; undefined for any other HTML. */
function rootOf(fragment: DocumentFragment): Element | undefined {
  const [root, ...others] = fragment.children
  return root?.hasAttribute('data-flx-view') && others.length === 0 ? root : undefined
}

/** The view's root says what the answer's root says; what an older answer said of itself is gone. */
function takeAttributes(view: HTMLElement, root: Element): void {
  for (const name of view.getAttributeNames()) {
    if (name.startsWith('data-flx-') && !root.hasAttribute(name)) view.removeAttribute(name)
  }
  for (const { name, value } of root.attributes) {
    if (view.getAttribute(name) !== value) view.setAttribute(name, value)
  }
}

/**
 * Renders an answer into a view, which becomes the answer's root when it has one. What is there is morphed, so
 * that focus, selection, scroll and half-typed values stay; where nothing is, it is shown at once.
 *
 * @param afterRender - Called as soon as the nodes are there, before they are painted and before their scripts run; not where
 * a newer answer has come meanwhile.
 */
export async function renderHtml(view: HTMLElement, html: string, afterRender: () => void): Promise<void> {
  const fragment = parseFragment(html)
  const root = rootOf(fragment)
  if (root) fragment.replaceChildren(...root.childNodes)
  const mode = view.hasChildNodes() ? 'morph' : 'replace'
  if (!(await showHtml(view, fragment, { mode, scripts: false }))) return
  if (root) takeAttributes(view, root)
  afterRender()
  if (config().scripts) await runScripts(view.querySelectorAll('script'))
}
