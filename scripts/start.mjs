import { isBuilt } from './build-if-stale.mjs'
import './missing-module.mjs'
import { installDependencies, runInBackground } from './setup.mjs'
import { onShellEnd } from './shell-end.mjs'

const seconds = (since) =>
  `${((performance.now() - since) / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0s`

function tell(step, what) {
  console.log(`  ${step}/3  ${what}`)
}

/** Builds the published files, unless they are up to date. @throws with the output of the build */
async function build() {
  if (isBuilt()) return tell(2, 'Construction : à jour.')
  const since = performance.now()
  tell(2, 'Construction de dist/… (une demi-minute)')
  const { status, output } = await runInBackground('node', ['scripts/build.mjs', 'page'])
  if (status !== 0) throw new Error(`La construction a échoué.\n${output}`)
  tell(2, `Construction : faite en ${seconds(since)}.`)
}

/** Serves in this same process, so that signals need not be passed on. */
async function serve() {
  tell(3, 'Données : ouverture de la base, remplie la première fois (quelques secondes)…')
  // Imported late, because it may just have been installed.
  const { register } = await import('tsx/esm/api')
  register()
  await import('../demo/server/main.ts')
}

/** Installs the missing packages, and builds. @returns true on success */
async function prepare() {
  try {
    console.log('flx : démarrage de la boutique de démonstration et du guide')
    const since = performance.now()
    tell(1, installDependencies() ? `Paquets : installés en ${seconds(since)}.` : 'Paquets : à jour.')
    await build()
    return true
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
    return false
  }
}

onShellEnd(() => process.kill(process.pid, 'SIGTERM'))
if (await prepare()) await serve()
