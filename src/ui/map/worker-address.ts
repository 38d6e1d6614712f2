/**
 * Returns the address from which the page can start a module worker whose file is at `file`, of this origin or of
 * another; a bundler may have written it as a path.
 *
 * Browsers only start workers of the page's own origin, so a file of another origin is imported by a blob. It uses
 * `import()`, which a Content Security Policy checks by its `script-src`; a static import would be checked by
 * `worker-src`, which is `'self' blob:`. Messages that arrive before the file is loaded are kept for it.
 */
export function workerAddress(file: string): string {
  const { href, origin } = new URL(file, document.baseURI)
  if (origin === location.origin) return href
  const code = `const early = []
const keep = (event) => early.push(event)
addEventListener('message', keep)
import(${JSON.stringify(href)}).then(() => {
  removeEventListener('message', keep)
  for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
}, reportError)`
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
}
