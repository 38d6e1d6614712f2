import { rmSync } from 'node:fs'
import { join } from 'node:path'
import './missing-module.mjs'
import { installDependencies, root, runQuietly } from './setup.mjs'
import { onShellEnd } from './shell-end.mjs'
import { freshBuild, siteDist } from './site-build.mjs'

const seconds = (since) =>
  `${((performance.now() - since) / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0s`

function tell(step, what) {
  console.log(`  ${step}/3  ${what}`)
}

/** Builds the elements, and what the guide says of them, side by side. @throws with what the tools said */
async function buildSite() {
  rmSync(join(root, siteDist), { recursive: true, force: true })
  const built = await Promise.all([
    runQuietly('node', ['scripts/build-demo.mjs']),
    runQuietly('node', ['scripts/manifest.mjs', siteDist]),
  ])
  for (const { status, output } of built) if (status !== 0) throw new Error(`La construction a échoué.\n${output}`)
}

/** Finds or makes a build of the sources. @returns its folder */
async function build() {
  const fresh = freshBuild()
  if (fresh) {
    tell(2, `Construction : à jour (${fresh}).`)
    return fresh
  }
  const since = performance.now()
  tell(2, 'Construction des éléments pour la démonstration… (« npm run build » construit ce qui se livre)')
  await buildSite()
  tell(2, `Construction : faite en ${seconds(since)}.`)
  return siteDist
}

/** Serves in this very process: a signal needs nobody who passes it on. */
async function serve(folder) {
  tell(3, 'Données : ouverture de la base, remplie la première fois (quelques secondes)…')
  process.env.DIST_DIR = folder
  // It may just have been installed.
  const { register } = await import('tsx/esm/api')
  register()
  await import('../demo/server/main.ts')
}

/** Installs what is missing, and builds. @returns the folder of the build; nothing where that failed */
async function prepare() {
  try {
    console.log('flx : démarrage de la boutique de démonstration et du guide')
    const since = performance.now()
    tell(1, installDependencies() ? `Paquets : installés en ${seconds(since)}.` : 'Paquets : à jour.')
    return await build()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
    return undefined
  }
}

onShellEnd(() => process.kill(process.pid, 'SIGTERM'))
const folder = await prepare()
if (folder) await serve(folder)
