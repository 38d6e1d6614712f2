import { register } from 'tsx/esm/api'
import { isBuilt } from './build-if-stale.mjs'
import { run } from './setup.mjs'
import { onShellEnd } from './shell-end.mjs'

onShellEnd(() => process.kill(process.pid, 'SIGTERM'))
if (!isBuilt() && run('node', ['scripts/build.mjs', 'page']) !== 0) process.exit(1)
console.log('Données : ouverture de la base, remplie la première fois (quelques secondes)…')
// The server runs in this same process, so that signals need not be passed on.
register()
await import('../demo/server/main.ts')
