import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onPostgreSQL } from './support/databases.ts'

const service = '/globalflexit/ajax/modules/liens/traitement.php'
const fieldsOf = (lien: string) => ({ action: 'permalien', lien })

onPostgreSQL('permaliens', (shop) => {
  it('PERMA-01 the body is the permalink, the same each time, and leads to its page', async () => {
    const visitor = shop.visitor()
    const first = await visitor.post(service, fieldsOf('/article/bol-kerguen?mode=html#avis'))
    assert.match(first.text, /^http:\/\/[\w.:]+\/l\/[\w-]{8}$/)
    assert.match(String(first.headers['content-type']), /^text\/plain/)
    const whole = new URL('/article/bol-kerguen?mode=html#avis', first.text).href
    assert.equal((await shop.visitor().post(service, fieldsOf(whole))).text, first.text)
    assert.notEqual((await visitor.post(service, fieldsOf('/article/bol-kerguen'))).text, first.text)
    const { status, headers } = await visitor.get(new URL(first.text).pathname)
    assert.deepEqual([status, headers.location], [302, '/article/bol-kerguen?mode=html#avis'])
    assert.equal((await visitor.get('/l/inconnu1')).status, 404)
  })

  it('PERMA-01 it leads nowhere but to this site', async () => {
    const visitor = shop.visitor()
    for (const lien of [
      'https://ailleurs.exemple/',
      '//ailleurs.exemple/',
      'javascript:alert(1)',
      '',
      ' ',
      'http://',
    ]) {
      const { status, text } = await visitor.post(service, fieldsOf(lien))
      assert.equal(status, 400, lien)
      assert.match(text, /Seule une adresse de ce site/)
    }
    const { text } = await visitor.post(service, fieldsOf('/.//ailleurs.exemple/'))
    const { headers } = await visitor.get(new URL(text).pathname)
    assert.equal(headers.location, '/ailleurs.exemple/')
    assert.equal((await visitor.post(service, fieldsOf(`/${'a'.repeat(2000)}`))).status, 400)
    assert.equal((await visitor.post(service, { lien: '/' })).status, 400)
  })

  it('PERMA-01 a plain form goes back to its page, which says the permalink', async () => {
    const visitor = shop.visitor()
    const { status, headers } = await visitor.submit(service, fieldsOf('/page/livraison'), '/page/livraison')
    assert.deepEqual([status, headers.location], [303, '/page/livraison'])
    assert.match(
      (await visitor.get('/page/livraison')).text,
      /Le permalien a été généré\. http:\/\/[\w.:]+\/l\/[\w-]{8}/,
    )
  })
})
