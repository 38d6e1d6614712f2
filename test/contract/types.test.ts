import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { dist, readDist } from '../support/dist.ts'

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')

const source = `
import { confirm, flx, modal } from 'flx'

const dialog = document.createElement('flx-modal')
dialog.label = 'Guide'
dialog.open = true
const closed: Promise<boolean> = dialog.hide()

document.addEventListener('flx-cart-changed', ({ detail }) => {
  const count: number | undefined = detail.summary?.count
  console.log(count)
})
document.querySelector('flx-mobile-menu')?.addEventListener('flx-mobile-menu-close', ({ detail }) => {
  const source: string = detail.source
  console.log(source)
})

const accepted: boolean = await confirm('Vider le panier ?')
await modal({ content: 'Merci.', buttons: [{ titre: 'OK', position: 'g', autoclose: true }] })
flx.configure({ base: '/fr/globalflexit/' })
console.log(closed, accepted)

// @ts-expect-error a label is a text
dialog.label = 3
// @ts-expect-error there is no such method
dialog.nothing()
`

/** A project that uses the package as its users do, without the types of anything else. */
function check(folder: string, module: string, moduleResolution: string): string {
  const compilerOptions = {
    module,
    moduleResolution,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['index.ts'] }))
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout
}

describe('typed declarations', () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'flx-types-'))
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(resolve(dist, '..'), join(folder, 'node_modules', 'flx'), 'dir')
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'index.ts'), source)
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('serve a project with moduleResolution bundler', () => assert.equal(check(folder, 'esnext', 'bundler'), ''))
  it('serve a project with moduleResolution node16', () => assert.equal(check(folder, 'node16', 'node16'), ''))

  it('need no other package, but those of templates their framework', () => {
    const ofTemplates = ['astro', 'react', 'solid', 'svelte', 'vue'].map((name) => `types/${name}.d.ts`)
    const files = globSync('types/**/*.d.ts', { cwd: dist }).filter((file) => !ofTemplates.includes(file))
    for (const file of files) {
      assert.doesNotMatch(readDist(file), /(?:from |import\(|import )['"][^.'"]/, file)
    }
  })
})
