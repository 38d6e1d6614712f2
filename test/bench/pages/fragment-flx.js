import { flx } from '/dist/flx.js'

const mode = new URLSearchParams(location.search).get('subject') === 'flx-replace' ? 'replace' : 'morph'

globalThis.replace = (url) => flx.request.html({ url, method: 'GET', target: '#list', mode })
