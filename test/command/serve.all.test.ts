import assert from 'node:assert/strict'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { forSuite } from '../support/for-suite.ts'
import { authorSite, flxServe, type Serving } from '../support/serving.ts'
import { flx } from './run.ts'

/** Asks for an address as it is written: `fetch` would resolve its dots first. */
function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url)
  return new Promise((done, fail) => {
    request({ hostname, port, path, headers }, async (response) => {
      let body = ''
      for await (const part of response.setEncoding('utf8')) body += part
      done({ status: response.statusCode ?? 0, body })
    })
      .on('error', fail)
      .end()
  })
}

const cartService = '/globalflexit/ajax/modules/boutique/panier/traitement.php'

/** A browser's own call, of a visitor with these cookies. */
const call = (url: string, path: string, fields: Record<string, string>, cookie = ''): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { Cookie: cookie, Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

describe('flx serve', () => {
  let serving: Serving
  let folder = ''
  before(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'flx-serve-')))
    await mkdir(join(folder, 'site/.git'), { recursive: true })
    await writeFile(join(folder, 'secret.txt'), 'le secret')
    await writeFile(join(folder, 'site/.git/config'), 'le secret')
    await writeFile(join(folder, 'site/.env'), 'le secret')
    await symlink(join(folder, 'secret.txt'), join(folder, 'site/lien.txt'))
    await symlink(folder, join(folder, 'site/haut'))
    await writeFile(join(folder, 'site/note.txt'), 'une note')
    await writeFile(join(folder, 'site/été à la mer.html'), '<p>Un fragment</p>')
    await writeFile(
      join(folder, 'site/vieille.html'),
      `<html><head><script type="importmap" nonce="NONCE">{"integrity":{"ADRESSE/flx.js":"sha384-faux"}}</script>
<script type="module" nonce="NONCE" crossorigin integrity="sha384-faux" src="ADRESSE/flx.js"></script>
<link rel="stylesheet" href="ADRESSE/flx-places.css"></head><body>Ma page</body></html>`,
    )
    serving = await flxServe(join(folder, 'site'))
  })
  after(async () => {
    assert.equal(await serving.close(), 0)
    await rm(folder, { recursive: true })
  })

  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/lien.txt',
    '/haut/secret.txt',
    '/.git/config',
    '/.env',
    '/%2eenv',
    '/note.txt%00',
    '/%E0%A4%A',
  ]) {
    it(`gives nothing that is not of the folder: ${path}`, async () => {
      const { status, body } = await ask(serving.url, path)
      assert.deepEqual([status >= 400, /secret|une note/.test(body)], [true, false], body.slice(0, 200))
    })
  }

  it('serves what is, whatever its letters, and refuses another’s name for this machine', async () => {
    assert.deepEqual(await ask(serving.url, '/note.txt'), { status: 200, body: 'une note' })
    assert.deepEqual(await ask(serving.url, `/${encodeURIComponent('été à la mer')}`), {
      status: 200,
      body: '<p>Un fragment</p>',
    })
    const rebound = await ask(serving.url, '/note.txt', { Host: 'site.mechant.example' })
    assert.deepEqual([rebound.status, rebound.body.includes('une note')], [400, false])
  })

  it('gives a page the library of the package in place of an address that is not one yet', async () => {
    const { body } = await ask(serving.url, '/vieille')
    assert.equal(/ADRESSE|NONCE|faux/.test(body), false)
    const short = body.replace(/("integrity":\{"\/flx\/[\d.]+\/chunks\/)[^}]+/, '$1…')
    assert.match(
      short,
      /<script type="importmap" nonce="([^"]+)">\{"integrity":\{"\/flx\/[\d.]+\/chunks\/…\}\}<\/script>\s*<script type="module" nonce="\1" crossorigin src="\/flx\/[\d.]+\/flx.js" integrity="sha256-[^"]+"><\/script>/,
    )
    const [, script = ''] = /src="(\/flx\/[^"]+)"/.exec(body) ?? []
    assert.equal((await fetch(serving.url + script)).headers.get('content-type'), 'text/javascript; charset=utf-8')
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/flx\/[\d.]+\/flx-places\.css)">/.exec(body) ?? []
    assert.equal((await fetch(serving.url + sheet)).headers.get('content-type'), 'text/css; charset=utf-8')
  })

  it('keeps the carts of two visitors apart, below any base, and forgets them when it is told to', async () => {
    const count = async (cookie: string, path = cartService): Promise<number> =>
      (await (await call(serving.url, path, { action: '' }, cookie)).json()).panier.nb_articles
    const add = '/globalflexit/ajax/modules/boutique/panier/add_item.php'
    const visitor = cookieOf(await call(serving.url, add, { idarticle: '1', idreference: '1', quantite: '2' }))
    assert.deepEqual([await count(visitor), await count('')], [2, 0])
    assert.equal(await count(visitor, cartService.replace('globalflexit', 'mes/services')), 2)
    const html = await call(serving.url, `/html${cartService}`, { action: '' }, visitor)
    assert.match(await html.text(), /data-flx-count="2"/)
    const renewed = await call(serving.url, '/_flx/neuf', {}, visitor)
    assert.deepEqual([renewed.status, renewed.headers.get('location')], [303, '/_flx?fait=neuf'])
    assert.equal(await count(visitor), 0)
  })

  it('takes no fault from the page of another site', async () => {
    const foreign = await fetch(`${serving.url}/_flx/neuf`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://site.mechant.example' },
    })
    assert.equal(foreign.status, 403)
  })

  it('makes the calls of one browser go wrong as its panel says, and no other’s', async () => {
    const panel = cookieOf(await fetch(`${serving.url}/_flx`))
    const choose = (faults: Record<string, string>): Promise<Response> =>
      call(serving.url, '/_flx/pannes', faults, panel)
    const read = (): Promise<Response> => call(serving.url, cartService, { action: '' }, panel)

    await choose({ panier: '500', supArt: 'page' })
    assert.equal((await read()).status, 500)
    assert.equal((await call(serving.url, cartService, { action: '' })).status, 200, 'of another browser')
    const page = await call(serving.url, cartService, { action: 'supArt', value: 'x' }, panel)
    assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=UTF-8'])
    await choose({ '*': 'coupure' })
    await assert.rejects(read())
    await choose({ panier: 'session' })
    assert.deepEqual([(await read()).status, (await read()).status], [401, 200], 'a session ends once')
    await choose({ panier: 'lent', inconnu: 'page', modifQte: 'rien' })
    const asked = performance.now()
    assert.equal((await read()).status, 200)
    assert.ok(performance.now() - asked >= 1900, 'the answer was held back')
    await call(serving.url, '/_flx/aucune', {}, panel)
    const shown = await (await fetch(`${serving.url}/_flx`, { headers: { Cookie: panel } })).text()
    assert.match(shown, /Lire le panier<\/td><td><code>\/globalflexit[\s\S]*?200 \(lent, 2 s\)/)
    assert.doesNotMatch(shown, /<option value="\w+" selected/)
  })
})

describe('flx serve, and flx check', () => {
  const serving = forSuite(() => flxServe(authorSite))

  for (const [path, ...options] of [['/'], ['/panier', '--ecrire', '--article']] as const) {
    it(`finds nothing wrong with ${path}`, async () => {
      const more = options.length > 0 ? [...options, serving.url] : []
      const ended = await flx('check', serving.url + path, '--strict', ...more)
      assert.deepEqual([ended.complained, ended.status, /Rien à redire\./.test(ended.said)], ['', 0, true], ended.said)
    })
  }

  it('says which page does not name the script, once', async () => {
    for (const path of ['/', '/panier', '/panier']) await (await fetch(serving.url + path)).text()
    const said = serving.lines.filter((line) => line.includes('n’appelle pas flx.js'))
    assert.deepEqual(
      said.map((line) => line.split(' ')[0]),
      [join(authorSite, 'panier.html')],
    )
  })
})

describe('flx serve, where it cannot', () => {
  const cannot = async (says: RegExp, ...words: string[]): Promise<void> => {
    const { status, said, complained } = await flx('serve', ...words)
    assert.deepEqual([status, said], [2, ''])
    assert.match(complained, says)
    assert.match(complained, /flx serve \[DOSSIER\]/)
  }

  it('says which port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => taken.once('listening', done))
    const { port } = taken.address() as AddressInfo
    await cannot(
      new RegExp(`le port ${port} est déjà pris : choisissez-en un autre par --port`),
      authorSite,
      '--port',
      `${port}`,
    )
    taken.close()
  })

  for (const [words, says] of [
    [['pas/de/dossier'], /le dossier pas\/de\/dossier n’existe pas/],
    [[join(authorSite, 'index.html')], /index\.html n’est pas un dossier/],
    [[authorSite, 'encore'], /un seul dossier à la fois/],
    [[authorSite, '--prot', '80'], /l’option --prot n’existe pas/],
    [[authorSite, '--ecrire'], /l’option --ecrire n’existe pas/],
    [[authorSite, '--port', 'haut'], /--port haut n’est pas un nombre de 0 à 65535/],
    [[authorSite, '--port', '70000'], /--port 70000 n’est pas un nombre de 0 à 65535/],
  ] as const) {
    it(`says so of « flx serve ${words.map((word) => word.replace(authorSite, 'DOSSIER')).join(' ')} »`, () =>
      cannot(says, ...words))
  }
})
