import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { root, unpackIn } from './pack.ts'
import { openStranger } from './stranger.ts'

const run = promisify(execFile)

/** The files that the README says `dist/` holds: those of the first column of its table. */
async function filesOfReadme(): Promise<string[]> {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const [, table = ''] = /^\| Fichier \|.*\n\|.*\n((?:\|.*\n)+)/m.exec(readme) ?? []
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\/$/, '')))
}

describe('the package', () => {
  let folder = ''
  let files: string[] = []
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'flx-pack-'))
    files = await unpackIn(folder)
  })
  after(() => rm(folder, { recursive: true }))

  it('holds what the README says, and nothing else', async () => {
    const said = (await filesOfReadme()).map((name) =>
      name.includes('*') ? new RegExp(`^${name.replaceAll('.', '\\.').replace('*', '[\\w-]+')}$`) : name,
    )
    const outside = files.filter((path) => !/^(dist|serve)\//.test(path)).sort()
    assert.deepEqual(outside, ['CHANGELOG.md', 'README.md', 'package.json'])
    const shop = files.filter((path) => path.startsWith('serve/'))
    const isOfShop =
      /^serve\/(demo\/server\/(serve|shop-thread)\.mjs|(demo|elements|src)\/.+\.(sql|json|tsv|webp|woff2|txt|css|js|svg)|files\/[\w-]+\.(ttf|json))$/
    assert.deepEqual([shop.length > 0, shop.filter((path) => !isOfShop.test(path))], [true, []])
    const inDist = new Set(
      files.filter((path) => path.startsWith('dist/')).map((path) => path.split('/')[1]?.replace(/\.map$/, '') ?? ''),
    )
    const isSaid = (name: string): boolean =>
      said.some((each) => (typeof each === 'string' ? each === name : each.test(name)))
    assert.deepEqual(
      [...inDist].filter((name) => !isSaid(name)),
      [],
    )
    assert.deepEqual(
      said.filter((each) => ![...inDist].some((name) => (typeof each === 'string' ? each === name : each.test(name)))),
      [],
    )
  })

  it('has a command that runs with nothing installed beside it', async () => {
    const { bin, version } = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8'))
    const command = join(folder, 'package', bin.flx)
    const site = await openStranger()
    // A command that fails must not leave a server that keeps the whole run waiting.
    const ended = await run(command, ['check', `${site.url}/panier`], { cwd: folder }).finally(() => site.close())
    assert.match(ended.stdout, /Rien à redire\./)
    assert.equal((await run(command, ['--version'])).stdout.trim(), version)
  })

  it('installs nothing that its files hold already, and says what its shop lacks', async () => {
    const { dependencies, optionalDependencies, bin } = JSON.parse(
      await readFile(join(folder, 'package/package.json'), 'utf8'),
    )
    assert.deepEqual([dependencies, Object.keys(optionalDependencies)], [undefined, ['@electric-sql/pglite']])
    const alone = run(join(folder, 'package', bin.flx), ['serve', folder, '--port', '0'])
    await assert.rejects(alone, (error: { code: number; stderr: string }) => {
      assert.equal(error.code, 2)
      assert.match(error.stderr, /la base en mémoire n’est pas installée : npm install --no-save @electric-sql\/pglite/)
      return true
    })
  })
})
