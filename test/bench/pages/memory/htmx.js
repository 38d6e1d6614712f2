import htmx from '/peers/htmx.org/dist/htmx.esm.js'

globalThis.htmx = htmx

await new Promise((done, fail) => {
  const script = Object.assign(document.createElement('script'), {
    src: '/peers/idiomorph/dist/idiomorph-ext.min.js',
    onload: done,
    onerror: fail,
  })
  document.head.append(script)
})
htmx.process(document.body)

globalThis.acts = {
  fragment: (turn) =>
    htmx.ajax('GET', `/pages/memory/rows?edition=${turn % 2}`, {
      target: '#list',
      source: '#list',
      swap: 'morph:innerHTML',
    }),
}
