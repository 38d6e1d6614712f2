import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { articleImage, articleWidths, pictureAddress, thumbnailAddress } from '../../demo/server/media-address.ts'
import { catalogueRows } from '../../demo/server/seed/catalogue.ts'
import { pictureSeeds } from '../../demo/server/seed/pages.ts'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'

/** Width and height of a lossy WebP picture, as the head of its frame says them. */
function sizeOf(picture: Buffer): [width: number, height: number] {
  assert.equal(picture.toString('latin1', 8, 16), 'WEBPVP8 ')
  return [picture.readUInt16LE(26), picture.readUInt16LE(28)]
}

const script = `export const flx = '${'é'.repeat(2000)}'`

describe('fichiers', () => {
  let server: RunningServer
  let distDir: string
  before(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'flx-dist-'))
    await mkdir(join(distDir, 'chunks'))
    await writeFile(join(distDir, 'flx.js'), script)
    await writeFile(join(distDir, 'chunks', 'modal-abc123.js'), script)
    await writeFile(join(distDir, '..', 'flx-secret.txt'), 'secret')
    server = await startServer({ distDir })
  })
  after(async () => {
    await server.close()
    await rm(distDir, { recursive: true })
    await rm(join(tmpdir(), 'flx-secret.txt'))
  })
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

  it('HTTP-01 what the CDN serves may be used by pages of any origin, with its right type', async () => {
    const { headers, status } = await get('/dist/flx.js', { origin: 'https://site.example' })
    assert.equal(status, 200)
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
    assert.match(headers.get('content-type') ?? '', /^text\/javascript/)
  })

  it('HTTP-01 the script is asked for again each time, its chunks never', async () => {
    const entry = await get('/dist/flx.js')
    assert.equal(entry.headers.get('cache-control'), 'no-cache')
    const chunk = await get('/dist/chunks/modal-abc123.js')
    assert.match(chunk.headers.get('cache-control') ?? '', /immutable/)
    const again = await get('/dist/flx.js', { 'if-none-match': entry.headers.get('etag') ?? '' })
    assert.equal(again.status, 304)
  })

  it('HTTP-01 it travels compressed, as the browser accepts it', async () => {
    const raw = async (encoding: string): Promise<Buffer> => {
      const { request } = await import('node:http')
      return new Promise((resolve, reject) => {
        request(`${server.url}/dist/flx.js`, { headers: { 'accept-encoding': encoding } }, (response) => {
          assert.equal(response.headers['content-encoding'], encoding === 'identity' ? undefined : encoding)
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => resolve(Buffer.concat(parts)))
        })
          .on('error', reject)
          .end()
      })
    }
    assert.equal(brotliDecompressSync(await raw('br')).toString(), script)
    assert.equal(gunzipSync(await raw('gzip')).toString(), script)
    assert.equal((await raw('identity')).toString(), script)
  })

  it('SAFE-07 the chunks of the version before stay served, for pages that were open when it was replaced', async () => {
    await mkdir(join(`${distDir}-before`, 'chunks'), { recursive: true })
    await writeFile(join(`${distDir}-before`, 'chunks', 'modal-old999.js'), 'export const old = 1')
    await writeFile(join(`${distDir}-before`, 'flx.js'), 'old')
    const old = await get('/dist/chunks/modal-old999.js')
    assert.deepEqual([old.status, await old.text()], [200, 'export const old = 1'])
    assert.match(old.headers.get('cache-control') ?? '', /immutable/)
    assert.equal(await (await get('/dist/flx.js')).text(), script)
    assert.equal((await get('/dist/chunks/modal-none00.js')).status, 404)
    await rm(`${distDir}-before`, { recursive: true })
  })

  it('HTTP-02 nothing outside the folder is served', async () => {
    for (const path of [
      '/dist/..%2fflx-secret.txt',
      '/dist/%2e%2e%2fflx-secret.txt',
      '/dist/absent.js',
      '/dist/',
      '/dist/%E0%A4%A',
    ]) {
      const answer = await get(path)
      assert.ok(answer.status === 404 || answer.status === 400, `${path} ${answer.status}`)
      assert.doesNotMatch(await answer.text(), /secret$/)
    }
  })

  it('LBX-07 pictures come by a name or by a query without extension, large and small, wide and tall', async () => {
    const servedSize = async (path: string) => {
      const answer = await get(path)
      assert.equal(answer.headers.get('content-type'), 'image/webp', path)
      return sizeOf(Buffer.from(await answer.arrayBuffer()))
    }
    assert.deepEqual(await servedSize('/media/photo/3.webp'), [1000, 1500])
    assert.deepEqual(await servedSize('/media/image?id=2'), [1500, 1000])
    assert.deepEqual(await servedSize('/media/image?id=2&taille=vignette'), [480, 320])
    assert.deepEqual(await servedSize('/media/objet/bowl-ecume-1-240.webp'), [240, 240])
  })

  it('LBX-07 all that the catalogue sells and the gallery shows has its picture, in every size', async () => {
    const { articles, references } = catalogueRows()
    const shown = references.flatMap(({ articleId, colour }) => {
      const shape = articles.find(({ id }) => id === articleId)?.shape ?? ''
      return articleWidths.map((width) => ({
        path: articleImage(shape, colour, articleId, width),
        size: [width, width],
      }))
    })
    const gallery = pictureSeeds.map(({ id = 0, width, height }) => ({
      path: pictureAddress(id),
      size: [width, height],
    }))
    for (const { path, size } of [...shown, ...gallery]) {
      const answer = await get(path)
      assert.equal(answer.status, 200, path)
      assert.deepEqual(sizeOf(Buffer.from(await answer.arrayBuffer())), size, path)
    }
    for (const { id = 0 } of pictureSeeds) {
      const answer = await get(thumbnailAddress(id))
      assert.equal(sizeOf(Buffer.from(await answer.arrayBuffer()))[0], 480, thumbnailAddress(id))
    }
  })

  it('LBX-07 a picture may be kept for a day, then is asked for again by its mark', async () => {
    for (const path of [
      '/media/objet/bowl-ecume-1-240.webp',
      '/media/photo/3.webp',
      '/media/image?id=2&taille=vignette',
    ]) {
      const first = await get(path)
      assert.equal(first.headers.get('cache-control'), 'public, max-age=86400', path)
      const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' })
      assert.equal(again.status, 304, path)
    }
  })

  it('LBX-05 a picture that does not exist is a 404, and only what the shop sells is shown', async () => {
    for (const path of [
      '/media/image?id=999999',
      '/media/image',
      '/media/photo/0.webp',
      '/media/objet/bowl-terracotta-1-240.webp',
      '/media/objet/bowl-ecume-1-241.webp',
      '/media/objet/constructor-ecume-1-240.webp',
    ]) {
      assert.equal((await get(path)).status, 404, path)
    }
  })
})
