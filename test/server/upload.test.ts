import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { it } from 'node:test'
import { quoteRequests } from '../../demo/server/schema.ts'
import { onPostgreSQL, type Shop } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'

const address = '/backoffice/modules/templates/front/upload.php'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface WireFile {
  key: string
  nom: string
  recu: number
  type: string
  url: string
}
interface Reply {
  status: string
  error_msg?: string
  fichier?: WireFile
  fichiers?: WireFile[]
}
interface Part {
  key: string
  name?: string
  folder?: string
  from?: number
  size?: number
  /** When the connection is cut, of which this many bytes have left. */
  cut?: { after: number; when: Promise<unknown> }
}

/** Sends a request for a quote as a browser without script does. */
const sendQuote = (visitor: Visitor, form: FormData | URLSearchParams) =>
  visitor.submitFiles('/globalflexit/ajax/modules/formulaire/devis.php', form)

/** Sends bytes as they are; nothing comes back where the connection is cut. */
function send(visitor: Visitor, bytes: Buffer, part: Part): Promise<{ status: number; reply: Reply | null }> {
  const { key, name = 'photo.png', folder = 'devis', from = 0, size = bytes.length, cut } = part
  const query = new URLSearchParams({ action: 'upload', keys: key, nom: name, dossier: folder })
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/octet-stream',
    'content-range': `bytes ${from}-${from + bytes.length - 1}/${size}`,
    'content-length': String(bytes.length),
    ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
  }
  return new Promise((done) => {
    const call = request(`${visitor.url}${address}?${query}`, { method: 'POST', headers }, (answer) => {
      const [cookie] = answer.headers['set-cookie'] ?? []
      if (cookie) visitor.cookie = cookie.split(';')[0] ?? ''
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, reply: JSON.parse(Buffer.concat(chunks).toString()) as Reply }),
      )
    })
    call.on('error', () => {})
    call.on('close', () => done({ status: 0, reply: null }))
    if (!cut) call.end(bytes)
    else {
      call.write(bytes.subarray(0, cut.after))
      void cut.when.then(() => call.destroy())
    }
  })
}

const view = async (visitor: Visitor, keys = '') =>
  ((await visitor.get(`${address}?action=view&keys=${keys}`)).json() as Reply).fichiers ?? []

async function newcomer(shop: Shop): Promise<Visitor> {
  const visitor = shop.visitor()
  await send(visitor, Buffer.from('x'), { key: randomUUID(), folder: 'inconnu' })
  return visitor
}

onPostgreSQL('envoi de fichiers', (shop) => {
  it('UPLOAD-01 keeps a picture under a name of its own, and shows it to its session alone, as a picture', async () => {
    const visitor = await newcomer(shop)
    const { reply } = await send(visitor, png, { key: randomUUID(), name: '../../dehors.png' })
    assert.deepEqual([reply?.status, reply?.fichier?.recu, reply?.fichier?.type], ['ok', png.length, 'image/png'])
    const shown = await visitor.get(reply?.fichier?.url ?? '')
    assert.deepEqual([shown.status, shown.headers['content-type']], [200, 'image/png'])
    assert.equal(shown.headers['x-content-type-options'], 'nosniff')
    assert.equal((await shop.visitor().get(reply?.fichier?.url ?? '')).status, 404)
  })

  it('UPLOAD-02 a part that was cut stays, and the file goes on from where it stands', async () => {
    const visitor = await newcomer(shop)
    const bytes = Buffer.concat([png, randomBytes(400_000)])
    const key = randomUUID()
    const arrived = async (): Promise<number> => {
      const recu = (await view(visitor, key))[0]?.recu ?? 0
      return recu > 0 ? recu : arrived()
    }
    await send(visitor, bytes, { key, cut: { after: 150_000, when: arrived() } })
    const recu = await arrived()
    assert.ok(recu < bytes.length, String(recu))
    const wrong = await send(visitor, bytes, { key, from: 0 })
    const there = wrong.reply?.fichier?.recu ?? 0
    assert.ok(there >= recu && there <= 150_000, 'what is there is not written twice')
    const rest = await send(visitor, bytes.subarray(there), { key, from: there, size: bytes.length })
    assert.deepEqual([rest.reply?.fichier?.recu, rest.reply?.fichier?.type], [bytes.length, 'image/png'])
  })

  it('UPLOAD-01 the content decides, not the name: HTML, scripts and SVG are refused and gone', async () => {
    const visitor = await newcomer(shop)
    for (const content of [
      '<!doctype html><script>alert(1)</script>',
      'GIF89a',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ]) {
      const { reply } = await send(visitor, Buffer.from(content), { key: randomUUID() })
      assert.deepEqual(
        [reply?.status, reply?.error_msg],
        ['ko', 'Ce fichier n’est pas ce que son nom annonce\u00a0: il est refusé.'],
      )
    }
    for (const name of ['page.html', 'x.php', 'x.svg', 'x.png.js', 'sans']) {
      const { reply } = await send(visitor, png, { key: randomUUID(), name })
      assert.match(reply?.error_msg ?? '', /n’est pas accepté/)
    }
    assert.deepEqual(await view(visitor), [])
  })

  it('UPLOAD-01 refuses what is too large, empty, too many, of an unknown folder or announced wrongly', async () => {
    const visitor = await newcomer(shop)
    const over = await send(visitor, png, { key: randomUUID(), size: 20_000_001 })
    assert.match(over.reply?.error_msg ?? '', /20\sMo au plus/)
    const unknown = await send(visitor, png, { key: randomUUID(), folder: '__proto__' })
    assert.match(unknown.reply?.error_msg ?? '', /pas de dossier/)
    assert.equal((await send(visitor, png, { key: randomUUID(), from: 10, size: 5 })).status, 400)
    assert.equal((await send(visitor, png, { key: 'a/../b' })).status, 400)
    assert.equal((await visitor.post(`${address}?action=upload`, {})).status, 400)
    assert.equal((await visitor.post(address, { action: 'effacer' })).status, 400)
    for (let count = 0; count < 12; count++) await send(visitor, png, { key: randomUUID() })
    const { reply } = await send(visitor, png, { key: randomUUID() })
    assert.match(reply?.error_msg ?? '', /12 au plus/)
  })

  it('UPLOAD-01 files that all begin at once are no more than a session may have', async () => {
    const visitor = await newcomer(shop)
    const sent = await Promise.all(Array.from({ length: 30 }, () => send(visitor, png, { key: randomUUID() })))
    assert.equal(sent.filter(({ reply }) => reply?.status === 'ok').length, 12)
    assert.equal((await view(visitor)).length, 12)
  })

  it('UPLOAD-02 parts of one file that all come at once are not written into each other', async () => {
    const visitor = await newcomer(shop)
    const bytes = Buffer.concat([png, randomBytes(200_000)])
    const key = randomUUID()
    let cut = (): void => {}
    const when = new Promise<void>((end) => {
      cut = end
    })
    const begun = send(visitor, bytes, { key, cut: { after: 1, when } })
    const arrived = async (): Promise<number> => (await view(visitor, key))[0]?.recu || arrived()
    assert.equal(await arrived(), 1)
    const rest = { key, from: 1, size: bytes.length }
    await Promise.all(Array.from({ length: 12 }, () => send(visitor, bytes.subarray(1), rest)))
    cut()
    await begun
    const from = await arrived()
    assert.ok(from <= bytes.length, `${from} of ${bytes.length}`)
    if (from < bytes.length) await send(visitor, bytes.subarray(from), { ...rest, from })
    const [file] = await view(visitor, key)
    assert.equal(file?.recu, bytes.length)
    const shown = await fetch(visitor.url + file.url, { headers: { cookie: visitor.cookie } })
    assert.ok(Buffer.from(await shown.arrayBuffer()).equals(bytes))
  })

  it('UPLOAD-01 delete and resetSession take away what is one’s own, and nothing of others', async () => {
    const [mine, other] = [await newcomer(shop), await newcomer(shop)]
    const key = randomUUID()
    await send(mine, png, { key })
    await send(mine, png, { key: randomUUID() })
    await other.post(address, { action: 'delete', keys: key })
    await other.post(address, { action: 'resetSession' })
    assert.equal((await view(mine)).length, 2)
    assert.deepEqual(await view(other, key), [])
    assert.equal((await send(other, png, { key })).reply?.status, 'ko')
    await mine.post(address, { action: 'delete', keys: key })
    assert.equal((await view(mine)).length, 1)
    await mine.post(address, { action: 'resetSession' })
    assert.deepEqual(await view(mine), [])
  })

  it('UPLOAD-01 a request for a quote takes its files once, in their order; a refusal keeps them', async () => {
    const visitor = await newcomer(shop)
    const [first, second] = [randomUUID(), randomUUID()]
    await send(visitor, png, { key: first, name: 'un.png' })
    await send(visitor, png, { key: second, name: 'deux.png' })
    const form = new URLSearchParams({ nom: 'Lise', email: 'lise@exemple.fr', ville: 'Brest', message: '' })
    for (const key of [second, first]) form.append('photos', key)
    const post = () => sendQuote(visitor, form)
    const refused = (await post()).text
    assert.match(refused, /Décrivez votre projet/)
    assert.ok(refused.includes(`value="${first}"`) && refused.includes(`value="${second}"`))
    form.set('message', 'Douze bols.')
    assert.equal((await post()).status, 303)
    const [kept] = await shop.db().select().from(quoteRequests)
    assert.deepEqual(
      kept?.files.map(({ name, type }) => [name, type]),
      [
        ['deux.png', 'image/png'],
        ['un.png', 'image/png'],
      ],
    )
    assert.deepEqual(await view(visitor), [])
  })

  it('UPLOAD-03 without script the files go with the form, and are judged alike', async () => {
    const visitor = await newcomer(shop)
    const form = new FormData()
    const fields = { nom: 'Anna', email: 'anna@exemple.fr', ville: 'Brest', message: 'Un vase.' }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('photos', new File([png], 'vase.png'))
    form.append('photos', new File(['<script>'], 'faux.png'))
    const { text } = await sendQuote(visitor, form)
    assert.match(text, /faux\.png\s: Ce fichier n’est pas ce que son nom annonce/)
    assert.match(text, /Déjà reçus\s: vase\.png/)
    assert.match(text, /value="Anna"/)
  })
})
