import { register } from 'tsx/esm/api'
import './plain-errors.mjs'
import { buildIfStale } from './build-if-stale.mjs'
import { onShellEnd } from './shell-end.mjs'

onShellEnd(() => process.kill(process.pid, 'SIGTERM'))
buildIfStale([])
console.log('Données : ouverture de la base, remplie la première fois (quelques secondes)…')
// The server runs in this same process, so that signals need not be passed on.
register()
await import('../demo/server/main.ts')
