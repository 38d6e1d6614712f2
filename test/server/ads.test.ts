import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { mostAds } from '../../demo/server/ads/ad.ts'
import { ads, customers, outbox } from '../../demo/server/schema.ts'
import { administrator, demoAccount } from '../../demo/server/seed/customers.ts'
import { becomeCustomer } from './support/checkout.ts'
import { onPostgreSQL, type Shop } from './support/databases.ts'
import { extranet } from './support/extranet.ts'
import type { Visitor } from './support/visitor.ts'

const service = '/globalflexit/ajax/modules/modules/traitement.php'
const save = '/globalflexit/ajax/modules/annonces/enregistrer.php'

const typed = {
  element_module_ident: 'annonces',
  categorie: 'maison',
  titre: 'Buffet breton',
  texte: 'Un buffet sculpté, à restaurer.',
  prix: '1 250,50',
  code_postal: '29200',
  ville: 'brest',
}

interface Said {
  status: string
  message?: string
  close?: boolean
  errors?: Record<string, string>
}

/** What a telephone makes: lying on its side, with the place and the camera in it. */
const snapshot = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a04020' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Téléphone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 23/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '4/1 29/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** Sends the form of an ad with its photos, as a browser without script does. */
function sendForm(visitor: Visitor, fields: Record<string, string>, photos: File[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const photo of photos) form.append('photos', photo)
  return visitor.submitFiles(save, form)
}

const act = async (visitor: Visitor, action: string, id: number, more = {}) =>
  visitor.post(service, { action, element_module_ident: 'annonces', element_id: id, ...more })
const said = (answer: { json(): unknown }) => answer.json() as Said

onPostgreSQL('ads', (shop: Shop) => {
  async function member(account: { email: string; password: string } = demoAccount): Promise<Visitor> {
    const visitor = shop.visitor()
    await visitor.get('/')
    await visitor.post(extranet, { action: 'login', ...account })
    return visitor
  }
  /** A customer without ads: one may have only so many. */
  async function newOwner(): Promise<Visitor> {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    return visitor
  }
  const find = async (id: number) => (await shop.db().select().from(ads).where(eq(ads.id, id)))[0]
  const titled = async (title: string) => (await shop.db().select().from(ads).where(eq(ads.title, title))).at(-1)
  async function made(visitor: Visitor, fields: Record<string, string> = {}) {
    const title = fields['titre'] ?? `Annonce ${crypto.randomUUID().slice(0, 8)}`
    const answer = said(await visitor.post(save, { ...typed, ...fields, titre: title }))
    assert.equal(answer.status, 'ok', JSON.stringify(answer))
    const ad = await titled(title)
    assert.ok(ad)
    return ad
  }
  async function judge(id: number, verdict: string, motif = '', lue?: string) {
    const admin = await member(administrator)
    const read = lue ?? (await find(id))?.changedAt.toISOString() ?? ''
    return admin.submit('/gerance/annonces', { annonce: id, lue: read, verdict, motif }, '/gerance/annonces')
  }

  it('ELEM-07 a new ad waits until the shop has read it; then visitors see it, and its owner is told', async () => {
    const owner = await member()
    const ad = await made(owner, { titre: 'Commode de bateau' })
    assert.deepEqual([ad.state, ad.isActive, ad.price, ad.town], ['waiting', true, 125_050, 'Brest'])
    const visitor = shop.visitor()
    assert.doesNotMatch((await visitor.get('/annonces')).text, /Commode de bateau/)
    assert.deepEqual(
      [(await visitor.get(`/annonces/${ad.id}`)).status, (await owner.get(`/annonces/${ad.id}`)).status],
      [404, 200],
    )
    assert.match((await (await member(administrator)).get('/gerance/annonces')).text, /Commode de bateau/)
    await judge(ad.id, 'accepter')
    assert.match((await visitor.get('/annonces')).text, /Commode de bateau/)
    assert.match((await owner.get('/courriels')).text, /«\sCommode de bateau\s» est en ligne/)
  })

  it('what is changed waits again; what is saved as it was does not; a refusal is read by its owner', async () => {
    const owner = await member()
    const ad = await made(owner)
    await judge(ad.id, 'accepter')
    const again = { ...typed, titre: ad.title, element_id: String(ad.id) }
    await owner.post(save, again)
    assert.equal((await find(ad.id))?.state, 'accepted')
    await owner.post(save, { ...again, prix: '10' })
    assert.equal((await find(ad.id))?.state, 'waiting')
    assert.equal((await shop.visitor().get(`/annonces/${ad.id}`)).status, 404)
    await judge(ad.id, 'refuser')
    assert.equal((await find(ad.id))?.state, 'waiting', 'a refusal says why')
    await judge(ad.id, 'refuser', 'Trop cher.')
    assert.match((await owner.get('/mes-annonces')).text, /Trop cher\./)
  })

  it('the shop agrees to what it read: an ad that changed meanwhile is read again', async () => {
    const owner = await member()
    const ad = await made(owner)
    // Read a minute ago: a change within the same millisecond would not show.
    const read = new Date(ad.changedAt.getTime() - 60_000)
    await shop.db().update(ads).set({ changedAt: read }).where(eq(ads.id, ad.id))
    await owner.post(save, {
      ...typed,
      titre: ad.title,
      texte: 'Tout autre chose, vraiment.',
      element_id: String(ad.id),
    })
    await judge(ad.id, 'accepter', '', read.toISOString())
    assert.equal((await find(ad.id))?.state, 'waiting')
  })

  it('only administrators read and judge what waits', async () => {
    const owner = await member()
    const ad = await made(owner)
    const fields = { annonce: ad.id, lue: ad.changedAt.toISOString(), verdict: 'accepter' }
    for (const one of [owner, shop.visitor()]) {
      assert.equal((await one.get('/gerance/annonces')).status, 404)
      assert.equal((await one.submit('/gerance/annonces', fields, '/gerance/annonces')).status, 404)
    }
    assert.equal((await find(ad.id))?.state, 'waiting')
  })

  it('ELEM-01 ELEM-02 activates with the class of the link, and deletes; JSON in both ways of answering', async () => {
    const owner = await member()
    const ad = await made(owner)
    const off = (await act(owner, 'my_elements_activate', ad.id)).json()
    assert.deepEqual(off, { result: true, class: 'own-ad__act ad-switch ad-switch--off', msg: '' })
    assert.equal((await find(ad.id))?.isActive, false)
    const on = await owner.post(`/html${service}`, {
      action: 'my_elements_activate',
      element_module_ident: 'annonces',
      element_id: ad.id,
    })
    assert.match((on.json() as { class: string }).class, /ad-switch--on/)
    assert.equal(((await act(owner, 'my_elements_delete', ad.id)).json() as { result: boolean }).result, true)
    assert.equal(await find(ad.id), undefined)
  })

  it('ELEM-01 an ad can be taken back at any time, but published only so often: the shop is told of each', async () => {
    const owner = await newOwner()
    const { id } = await made(owner)
    const told = async () => (await shop.db().select().from(outbox).where(eq(outbox.audience, 'shop'))).length
    const before = await told()
    let refused = ''
    let published = 0
    for (let turn = 0; turn < 45 && !refused; turn++) {
      assert.equal(((await act(owner, 'my_elements_activate', id)).json() as { result: boolean }).result, true)
      const { result, msg } = (await act(owner, 'my_elements_activate', id)).json() as { result: boolean; msg: string }
      if (result) published++
      else refused = msg
    }
    assert.match(refused, /^Trop d’essais/)
    // The one that was made counts as well.
    assert.deepEqual([published, (await told()) - before], [39, 39])
    assert.equal((await find(id))?.isActive, false)
  })

  it('ELEM-06 refuses what is another’s, what is not there, what is no element, and who is not logged in', async () => {
    const ad = await made(await member())
    const other = await member(administrator)
    const refused: [answer: { status: number; json(): unknown }, status: number][] = [
      [await act(other, 'my_elements_delete', ad.id), 200],
      [await act(other, 'my_elements_activate', ad.id), 200],
      [await act(await member(), 'my_elements_delete', 999_999), 200],
      [await act(await member(), 'my_elements_delete', ad.id, { element_module_ident: 'clients' }), 200],
      [await act(await member(), 'my_elements_explode', ad.id), 200],
      [await act(shop.visitor(), 'my_elements_delete', ad.id), 401],
    ]
    for (const [answer, status] of refused) {
      const { result, msg } = answer.json() as { result: boolean; msg: string }
      assert.deepEqual([answer.status, result, msg.length > 10], [status, false, true])
    }
    assert.equal((await find(ad.id))?.isActive, true)
    const stolen = await other.post(save, { ...typed, element_id: String(ad.id), titre: 'Volée' })
    assert.equal(stolen.status, 403)
    assert.equal((await other.get(`/mes-annonces/${ad.id}/modifier`)).status, 404)
    assert.equal((await shop.visitor().post(save, typed)).status, 401)
  })

  it('ELEM-03 active publishes and unpublishes, and asks to close', async () => {
    const owner = await member()
    const ad = await made(owner)
    const again = { ...typed, titre: ad.title, element_id: String(ad.id) }
    assert.equal(said(await owner.post(save, { ...again, active: '0' })).close, true)
    assert.equal((await find(ad.id))?.isActive, false)
    assert.equal(said(await owner.post(save, again)).close, false)
    assert.equal((await find(ad.id))?.isActive, false, 'nothing said leaves it as it is')
    const html = await owner.post(`/html${save}`, { ...again, active: '1' })
    assert.match(html.text, /class="alert alert-success"[\s\S]*data-flx-close/)
    assert.equal((await find(ad.id))?.isActive, true)
  })

  it('cleans what is written, shows it as text, and says what is wrong by field', async () => {
    const owner = await member()
    const ad = await made(owner, {
      titre: 'Lampe\u202e <img src=x onerror=alert(1)>  de\tquai',
      texte: 'Un texte\u0007 assez long.\r\n\r\n\r\n\r\n<script>alert(2)</script>',
    }).catch(async () => titled('Lampe <img src=x onerror=alert(1)> de quai'))
    assert.equal(ad?.title, 'Lampe <img src=x onerror=alert(1)> de quai')
    assert.equal(ad?.description, 'Un texte assez long.\n\n<script>alert(2)</script>')
    const page = (await owner.get(`/annonces/${ad?.id}`)).text
    assert.doesNotMatch(page, /<img src=x|<script>alert/)
    const wrong = {
      ...typed,
      categorie: 'x',
      titre: 'ab',
      texte: '',
      prix: 'cher',
      code_postal: '99999',
      jour: '2001-01-01',
    }
    const { status, errors } = said(await owner.post(save, wrong))
    assert.deepEqual(
      [status, Object.keys(errors ?? {}).sort()],
      ['ko', ['categorie', 'code_postal', 'jour', 'prix', 'texte', 'titre']],
    )
  })

  it('keeps a new ad once, whatever sends it twice, and no more than one may have', async () => {
    const owner = await member()
    const [me] = await shop.db().select().from(customers).where(eq(customers.email, demoAccount.email))
    const count = async () =>
      (
        await shop
          .db()
          .select()
          .from(ads)
          .where(eq(ads.customerId, me?.id ?? 0))
      ).length
    const before = await count()
    const headers = { 'idempotency-key': 'la-meme' }
    await Promise.all([owner.post(save, typed, headers), owner.post(save, typed, headers)])
    assert.equal(await count(), before + 1)
    const missing = mostAds - before - 1
    const row = { category: 'mer', title: 'Bouée', description: 'Une bouée.', postalCode: '29200', town: 'Brest' }
    const now = new Date()
    const values = Array.from({ length: missing }, (_, at) => ({
      ...{ ...row, customerId: me?.id ?? 0, key: `plein-${at}`, createdAt: now, changedAt: now },
    }))
    if (missing > 0) await shop.db().insert(ads).values(values)
    const { status, errors } = said(await owner.post(save, { ...typed, titre: 'Une de trop' }))
    assert.deepEqual([status, errors?.['titre']?.includes(String(mostAds))], ['ko', true])
    assert.equal(await titled('Une de trop'), undefined)
    await shop.db().delete(ads).where(eq(ads.title, 'Bouée'))
  })

  it('what is said of the thing is kept line by line; half a line is named', async () => {
    const owner = await newOwner()
    const lines = {
      'details[0][nom]': ' Largeur ',
      'details[0][valeur]': '1,20\u202e m',
      'details[2][nom]': '',
      'details[2][valeur]': '',
      'details[5][nom]': 'État',
      'details[5][valeur]': '<b>bon</b>',
    }
    const ad = await made(owner, lines)
    assert.deepEqual(ad.details, [
      { name: 'Largeur', value: '1,20 m' },
      { name: 'État', value: '<b>bon</b>' },
    ])
    const page = (await owner.get(`/annonces/${ad.id}`)).text
    assert.match(page, /<dt>Largeur<\/dt><dd>1,20\sm<\/dd>/)
    assert.doesNotMatch(page, /<b>bon/)
    assert.match((await owner.get(`/mes-annonces/${ad.id}/modifier`)).text, /name="details\[1\]\[nom\]" value="État"/)
    const wrong = { 'details[0][nom]': 'Largeur', 'details[1][valeur]': 'x'.repeat(81) }
    const { errors } = said(await owner.post(save, { ...typed, ...wrong }))
    assert.deepEqual(Object.keys(errors ?? {}).sort(), ['details[0][valeur]', 'details[1][nom]', 'details[1][valeur]'])
  })

  it('MAP-01 a point is kept a hundred metres about, and has to be near its town', async () => {
    const owner = await newOwner()
    const ad = await made(owner, { latitude: '48,39049', longitude: '-4.48671' })
    assert.deepEqual([ad.latitude, ad.longitude], [48.39, -4.487])
    await judge(ad.id, 'accepter')
    assert.match((await shop.visitor().get('/annonces')).text, /data-lat="48.39" data-lng="-4.487"/)
    const errorsOf = async (latitude: string, longitude: string) =>
      Object.keys(said(await owner.post(save, { ...typed, latitude, longitude })).errors ?? {})
    assert.deepEqual(await errorsOf('43.3', '5.4'), ['latitude'])
    assert.deepEqual(await errorsOf('48.39', ''), ['longitude'])
    assert.deepEqual(await errorsOf('480', 'ici'), ['latitude', 'longitude'])
  })

  it('UPLOAD-03 a photo is shown upright, and says neither where it was taken nor with what', async () => {
    const sent = await snapshot()
    const carried = await sharp(sent).metadata()
    assert.deepEqual([carried.orientation, carried.width, carried.exif !== undefined], [6, 60, true])
    const owner = await newOwner()
    const answer = await sendForm(owner, { ...typed, titre: 'Avec photo' }, [
      new File([new Uint8Array(sent)], 'jardin.jpg'),
    ])
    assert.equal(answer.status, 303)
    const ad = await titled('Avec photo')
    const photo = await fetch(`${owner.url}/annonces/${ad?.id}/photos/0`, { headers: { cookie: owner.cookie } })
    const shown = await sharp(Buffer.from(await photo.arrayBuffer())).metadata()
    assert.deepEqual([shown.format, shown.width, shown.height], ['jpeg', 40, 60])
    assert.deepEqual(
      [shown.exif, shown.xmp, shown.iptc, shown.orientation],
      [undefined, undefined, undefined, undefined],
    )
  })

  it('UPLOAD-03 a photo that breaks off is named, and nothing of the form is lost', async () => {
    const sent = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#fff',
      },
    })
      .jpeg()
      .toBuffer()
    const owner = await newOwner()
    const half = new File([new Uint8Array(sent.subarray(0, sent.length / 2))], 'coupee.jpg')
    const answer = await sendForm(owner, { ...typed, titre: 'Photo coupée' }, [half])
    assert.match(answer.text, /La photo «\scoupee\.jpg\s» ne peut pas être lue/)
    assert.match(answer.text, /value="Photo coupée"/)
    assert.equal(await titled('Photo coupée'), undefined)
  })

  it('works without script: pages, forms, and the question of a deletion', async () => {
    const owner = await newOwner()
    const kept = await owner.submit(save, { ...typed, titre: 'Sans script' }, '/mes-annonces/deposer')
    assert.deepEqual([kept.status, kept.headers.location], [303, '/mes-annonces'])
    const ad = await titled('Sans script')
    assert.match((await owner.get(`/mes-annonces/${ad?.id}/supprimer`)).text, /<h1>Supprimer «\sSans script\s»\s\?/)
    const wrong = await owner.submit(save, { ...typed, titre: 'x' }, '/mes-annonces/deposer')
    assert.match(wrong.text, /trois caractères au moins/)
    assert.match(wrong.text, /Un buffet sculpté/)
    const fields = { action: 'my_elements_delete', element_module_ident: 'annonces', element_id: ad?.id ?? 0 }
    const gone = await owner.submit(service, fields, '/mes-annonces')
    assert.deepEqual([gone.status, gone.headers.location], [303, '/mes-annonces'])
    assert.match((await owner.get('/mes-annonces')).text, /L’annonce est supprimée\./)
    assert.match((await shop.visitor().get('/mes-annonces')).text, /Se connecter/)
  })
})
