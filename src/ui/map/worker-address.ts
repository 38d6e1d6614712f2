/**
 * Address from which the page may start a module worker whose file is at `file`, of this origin or of another; a bundler
 * may have written it as a path.
 *
 * A browser starts workers of the page's own origin alone: a file of another is imported by a blob. It does so by
 * `import()`, which a policy judges by its `script-src`; a static import would be judged by `worker-src`, which says
 * `'self' blob:`. Messages that come before the file are kept for it.
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
