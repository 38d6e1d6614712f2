import htmx from '/peers/htmx.org/dist/htmx.esm.js'

globalThis.htmx = htmx
/** The extension of idiomorph is a classic script, which looks for htmx among the globals. */
await new Promise((done, fail) => {
  const script = Object.assign(document.createElement('script'), {
    src: '/peers/idiomorph/dist/idiomorph-ext.min.js',
    onload: done,
    onerror: fail,
  })
  document.head.append(script)
})
htmx.process(document.body)
globalThis.isReady = () => true
globalThis.askAll = () => document.body.dispatchEvent(new CustomEvent('news', { bubbles: true }))
