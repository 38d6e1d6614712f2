import { type FSWatcher, mkdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { streamSSE } from 'hono/streaming'
import type { RouteModule } from '../context.ts'
import { root } from '../root.ts'

/** True when pages reload by themselves, as under `npm run dev`. */
export const devReload = process.env['FLX_DEV'] === '1'

const styles = join(root, 'demo/site/styles')

/** Script that reloads a page when told to, and when the server is back after a restart. */
const script = `let wasAway = false
const changes = new EventSource('/dev-reload')
changes.onmessage = () => location.reload()
changes.onerror = () => { wasAway = true }
changes.onopen = () => wasAway && location.reload()
`

/** Watches folders. A build writes many files at once: they are reported as one change, once it is done. */
function onChange(folders: string[], tell: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(tell, 200)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

export const devReloadRoutes: RouteModule = (app, { distDir }) => {
  if (!devReload) return
  app.get('/dev-reload.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  app.get('/dev-reload', (c) =>
    streamSSE(c, async (stream) => {
      mkdirSync(distDir, { recursive: true })
      const stop = onChange([distDir, styles], () => void stream.writeSSE({ data: 'reload' }))
      await new Promise<void>((done) => stream.onAbort(done))
      stop()
    }),
  )
}
