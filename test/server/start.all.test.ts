import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import postgres from 'postgres'
import { readProxies } from '../../demo/server/arrival.ts'
import { StartFailure } from '../../demo/server/failure.ts'
import { readSettings } from '../../demo/server/settings.ts'
import { act, add, goods } from './support/cart.ts'
import { startPostgres } from './support/postgres.ts'
import { run, startMain } from './support/process.ts'
import { Visitor } from './support/visitor.ts'

/** Ends at once, with one line in French and the code 1. */
async function failure(file: string, env: Record<string, string>, args: string[] = []): Promise<string> {
  const { code, error } = await run(file, env, args).ended
  assert.equal(code, 1)
  const lines = error.trim().split('\n')
  assert.equal(lines.length, 1, error)
  return lines[0] ?? ''
}

/** What `main.ts` ends with as above, whatever the setting: a process for each would take minutes. */
const oneLine =
  (says: RegExp) =>
  (error: unknown): boolean =>
    error instanceof StartFailure && says.test(error.message) && !error.message.includes('\n')

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
    for (const PORT of ['quatre', '70000'])
      assert.throws(() => readSettings({ PORT }), oneLine(/PORT doit être un nombre/), PORT)
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
    for (const [file, ...args] of [['main.ts'], ['reset.ts', '--oui=boutique']] as const) {
      const line = await failure(file, { PORT: '0', DATA_DIR: folder, DATABASE_URL: url }, [...args])
      assert.match(line, /DATABASE_URL ne répond pas \(127\.0\.0\.1:1\/boutique, ECONNREFUSED\)/)
      assert.ok(!line.includes('secret'))
    }
    const nonsense = await failure('main.ts', { PORT: '0', DATA_DIR: folder, DATABASE_URL: 'n’importe quoi' })
    assert.match(nonsense, /DATABASE_URL/)
  })

  it('HTTP-02 a shop open to strangers says in one line all that it lacks, and does not start', async () => {
    const production = { NODE_ENV: 'production', PORT: '0', DATA_DIR: folder }
    const all = await failure('main.ts', production)
    const names = ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'BANK_URL', 'BANK_SECRET']
    for (const name of names) assert.ok(all.includes(name), name)
    const whole = {
      ...production,
      PUBLIC_URL: 'https://boutique.example',
      DATABASE_URL: 'postgres://boutique:secret@127.0.0.1:1/boutique',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'boutique@boutique.example',
      BANK_URL: 'https://banque.example/',
      BANK_SECRET: 'x'.repeat(32),
    }
    const wrong: [Partial<typeof whole> & Record<string, string>, RegExp][] = [
      [{ BANK_SECRET: 'court' }, /manque : BANK_SECRET \(32/],
      [{ PUBLIC_URL: 'http://boutique.example' }, /https/],
      [{ PUBLIC_URL: 'boutique' }, /PUBLIC_URL doit être/],
      [{ PUBLIC_URL: 'https://boutique.example/sous-dossier' }, /PUBLIC_URL doit être/],
      [{ SMTP_URL: 'courrier' }, /SMTP_URL doit être/],
    ]
    for (const [part, expected] of wrong)
      assert.throws(() => readSettings({ ...whole, ...part }), oneLine(expected), JSON.stringify(part))
    assert.throws(() => readProxies(['10.0.0.0/99']), oneLine(/TRUSTED_PROXIES.+10\.0\.0\.0\/99/))
    assert.match(await failure('main.ts', whole), /DATABASE_URL ne répond pas/)
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

    assert.match(await failure('reset.ts', data), /Rien n’est effacé.+--oui/)
    const { code, out } = await run('reset.ts', data, ['--oui']).ended
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
      const taken = await database.url('occupee')
      const client = postgres(taken, { max: 1 })
      await client`create table articles (id integer)`
      await client.end()
      const occupied = await failure('main.ts', { ...env, PORT: '0', DATABASE_URL: taken })
      assert.match(occupied, /tables.+ne se créent pas.+\/occupee, 42P07/)
      const first = await startMain(env)
      const visitor = new Visitor(first.url)
      await add(visitor, goods.bowl)
      await first.stop()
      for (const args of [[], ['--oui=autre'], ['--oui=']])
        assert.match(
          await failure('reset.ts', env, args),
          /Rien n’est effacé.+127\.0\.0\.1:\d+\/boutique.+--oui=boutique$/,
        )
      const kept = await startMain(env)
      const known = new Visitor(kept.url)
      known.cookie = visitor.cookie
      assert.equal((await act(known, { action: '' })).panier.nb_articles, 1)
      await kept.stop()
      assert.equal((await run('reset.ts', env, ['--oui=boutique']).ended).code, 0)
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
