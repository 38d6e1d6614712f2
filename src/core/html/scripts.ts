import { config } from '../config.ts'
import { policy } from './policy.ts'

const javascriptType = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

function isExecutable(script: HTMLScriptElement): boolean {
  return javascriptType.test(script.type.trim())
}

/** Scripts that came by parsing never run: a copy of each does, with the page's nonce. */
function liveCopy(script: HTMLScriptElement, nonce: string): HTMLScriptElement {
  const live = document.createElement('script')
  for (const { name, value } of script.attributes) {
    if (name !== 'src' && name !== 'nonce' && !name.startsWith('on')) live.setAttribute(name, value)
  }
  if (nonce) live.nonce = nonce
  live.async = script.hasAttribute('async')
  if (script.src) live.src = policy().createScriptURL(script.src)
  else live.text = policy().createScript(script.text)
  return live
}

function ended(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      console.error(`flx : le script ${script.src} d’un fragment n’a pas pu être chargé.`)
      resolve()
    })
  })
}

/**
 * Runs the scripts of a fragment now in the page (decision 7): once each, in order, those of another file awaited
 * unless they are `async`. One that left the page meanwhile does not run. Never `eval`.
 */
export async function runScripts(scripts: Iterable<HTMLScriptElement>): Promise<void> {
  const { nonce } = config()
  for (const script of [...scripts].filter(isExecutable)) {
    if (!script.isConnected) continue
    const live = liveCopy(script, nonce)
    const awaited = live.src && !live.async ? ended(live) : undefined
    script.replaceWith(live)
    await awaited
  }
}
