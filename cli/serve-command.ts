import { fileURLToPath } from 'node:url'
import { type ServeOptions, usualPort } from './serve/options.ts'
import { Misuse } from './usage.ts'

/** The options of `flx serve`. */
export const serveOptions = {
  port: { type: 'string', default: String(usualPort) },
  html: { type: 'boolean', default: false },
  'sans-panneau': { type: 'boolean', default: false },
  'sans-csp': { type: 'boolean', default: false },
} as const

interface Given {
  port: string
  html: boolean
  'sans-panneau': boolean
  'sans-csp': boolean
}

function readOptions(folder: string, given: Given): ServeOptions {
  if (!/^\d{1,5}$/.test(given.port) || Number(given.port) > 65_535)
    throw new Misuse(`--port ${given.port} n’est pas un nombre de 0 à 65535`)
  return {
    folder,
    port: Number(given.port),
    html: given.html,
    link: !given['sans-panneau'],
    policy: !given['sans-csp'],
  }
}

/** Loads the server's code, which is a large file beside the command, only when it is needed. */
async function load(): Promise<typeof import('./serve/serve.ts')> {
  try {
    return await import('./serve/serve.ts')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Misuse('le serveur n’est pas à côté de la commande : lancez-la depuis le projet flx, après npm run build')
  }
}

/** Serves until the process is stopped. @returns the exit code */
export async function serveFolder(folder: string, given: Given): Promise<number> {
  const options = readOptions(folder, given)
  const { serve } = await load()
  const tell = (line: string): void => void process.stdout.write(`${line}\n`)
  const distDir = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '')
  let serving: Awaited<ReturnType<typeof serve>>
  try {
    serving = await serve(options, { distDir, version: __FLX_VERSION__ }, tell)
  } catch (error) {
    if (error instanceof Error && error.name === 'StartFailure') throw new Misuse(error.message)
    throw error
  }
  tell(`flx serve : ${serving.url}`)
  tell(`Vos pages et les pannes : ${serving.url}/_flx`)
  const stopped = new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
  })
  try {
    const isReady = await Promise.race([serving.ready.then(() => true), stopped])
    if (isReady) tell('La boutique est prête.')
    await stopped
    return 0
  } finally {
    await serving.close()
  }
}
