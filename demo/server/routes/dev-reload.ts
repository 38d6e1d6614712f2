import { type FSWatcher, mkdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { streamSSE } from 'hono/streaming'
import type { RouteModule } from '../context.ts'
import { root } from '../root.ts'

/** Whether pages reload by themselves: `npm run dev` says so. */
export const devReload = process.env['FLX_DEV'] === '1'

const styles = join(root, 'demo/site/styles')

/** A page reloads when told to, and when the server is back after it went away. */
const script = `let wasAway = false
const changes = new EventSource('/dev-reload')
changes.onmessage = () => location.reload()
changes.onerror = () => { wasAway = true }
changes.onopen = () => wasAway && location.reload()
`

/** Builds write many files at once: one change is told, once they are done. */
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
