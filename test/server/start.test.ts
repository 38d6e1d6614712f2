import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { act, add, goods } from './support/cart.ts'
import { startPostgres } from './support/postgres.ts'
import { Visitor } from './support/visitor.ts'

const root = resolve(import.meta.dirname, '../..')

interface Ended {
  code: number | null
  out: string
  error: string
}

function run(
  file: string,
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended>; line: Promise<string> } {
  const child = spawn(process.execPath, ['--import', 'tsx', `demo/server/${file}`], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
  let [out, error] = ['', '']
  const line = new Promise<string>((done) => {
    child.stdout?.on('data', (part: Buffer) => {
      out += part
      if (out.includes('\n')) done(out)
    })
  })
  child.stderr?.on('data', (part: Buffer) => {
    error += part
  })
  const ended = new Promise<Ended>((done) => child.on('exit', (code) => done({ code, out, error })))
  return { child, ended, line }
}

async function startMain(env: Record<string, string>): Promise<{ url: string; stop(): Promise<Ended> }> {
  const { child, ended, line } = run('main.ts', { PORT: '0', ...env })
  const first = await Promise.race([line, ended.then(({ error }) => Promise.reject(new Error(error)))])
  return {
    url: /http:\S+/.exec(first)?.[0] ?? '',
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Ends at once, with one line in French and the code 1. */
async function failure(file: string, env: Record<string, string>): Promise<string> {
  const { code, error } = await run(file, env).ended
  assert.equal(code, 1)
  const lines = error.trim().split('\n')
  assert.equal(lines.length, 1, error)
  return lines[0] ?? ''
}

describe('démarrage', () => {
  let folder: string
  let busy: Server
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'flx-data-'))
    busy = createServer()
    await new Promise<void>((done) => busy.listen(0, done))
  })
  after(async () => {
    busy.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('HTTP-02 a port in use ends in one clear line', async () => {
    const port = String((busy.address() as AddressInfo).port)
    assert.match(await failure('main.ts', { PORT: port, DATA_DIR: join(folder, 'a') }), /port \d+ est déjà pris.+PORT/)
  })

  it('HTTP-02 a port that is none ends in one clear line', async () => {
    assert.match(await failure('main.ts', { PORT: 'quatre', DATA_DIR: folder }), /PORT doit être un nombre/)
    assert.match(await failure('main.ts', { PORT: '70000', DATA_DIR: folder }), /PORT doit être un nombre/)
  })

  it('HTTP-02 a folder that cannot be written ends in one clear line', async () => {
    const file = join(folder, 'un-fichier')
    await writeFile(file, '')
    assert.match(
      await failure('main.ts', { PORT: '0', DATA_DIR: join(file, 'dedans') }),
      /Impossible d’écrire.+DATA_DIR/,
    )
  })

  it('HTTP-02 a database that does not answer ends in one clear line, without its password', async () => {
    const url = 'postgres://boutique:secret@127.0.0.1:1/boutique'
    for (const file of ['main.ts', 'reset.ts']) {
      const line = await failure(file, { PORT: '0', DATA_DIR: folder, DATABASE_URL: url })
      assert.match(line, /DATABASE_URL ne répond pas \(127\.0\.0\.1:1\/boutique, ECONNREFUSED\)/)
      assert.ok(!line.includes('secret'))
    }
    const nonsense = await failure('main.ts', { PORT: '0', DATA_DIR: folder, DATABASE_URL: 'n’importe quoi' })
    assert.match(nonsense, /DATABASE_URL/)
  })

  it('CART-02 data outlives the server, until it is reset; one folder serves one server', async () => {
    const data = { DATA_DIR: join(folder, 'boutique') }
    const first = await startMain(data)
    const visitor = new Visitor(first.url)
    await add(visitor, goods.bowl, 2)
    assert.match(await failure('main.ts', { PORT: '0', ...data }), /déjà utilisé par un autre serveur/)
    assert.equal((await first.stop()).code, 0)

    const second = await startMain(data)
    const returning = new Visitor(second.url)
    returning.cookie = visitor.cookie
    assert.equal((await act(returning, { action: '' })).panier.nb_articles, 2)
    assert.match(await failure('reset.ts', data), /déjà utilisé/)
    await second.stop()

    const { code, out } = await run('reset.ts', data).ended
    assert.equal(code, 0)
    assert.match(out, /repart de zéro/)
    const third = await startMain(data)
    const stranger = new Visitor(third.url)
    stranger.cookie = visitor.cookie
    assert.equal((await act(stranger, { action: '' })).panier.nb_articles, 0)
    await third.stop()
  })

  it('CART-02 the same over PostgreSQL: an account that is refused, then data that stays, then a reset', async () => {
    const database = await startPostgres()
    try {
      const url = await database.url('boutique')
      const env = { DATA_DIR: join(folder, 'images'), DATABASE_URL: url }
      const refused = await failure('main.ts', { ...env, PORT: '0', DATABASE_URL: url.replace('essai', 'faux') })
      assert.match(refused, /28P01/)
      const first = await startMain(env)
      const visitor = new Visitor(first.url)
      await add(visitor, goods.bowl)
      await first.stop()
      assert.equal((await run('reset.ts', env).ended).code, 0)
      const second = await startMain(env)
      const stranger = new Visitor(second.url)
      stranger.cookie = visitor.cookie
      assert.equal((await act(stranger, { action: '' })).panier.nb_articles, 0)
      await second.stop()
    } finally {
      await database.stop()
    }
  })
})
