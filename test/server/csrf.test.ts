import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act, add, addAddress, goods } from './support/cart.ts'
import { onPostgreSQL } from './support/databases.ts'
import { send } from './support/visitor.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const body = 'idarticle=1&idreference=1&quantite=1'

onPostgreSQL('demandes d’un autre site', (shop) => {
  it('HTTP-01 a write that another site asks for is refused, and changes nothing', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const headersOf: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://ailleurs.example' },
      { origin: 'null' },
      {},
    ]
    for (const headers of headersOf) {
      const answer = await send(shop.url() + addAddress, {
        method: 'POST',
        headers: { ...form, ...headers, cookie: visitor.cookie },
        body,
      })
      assert.equal(answer.status, 403, JSON.stringify(headers))
      assert.match((answer.json() as { error_msg: string }).error_msg, /refusée/)
    }
    assert.equal((await act(visitor, { action: '' })).panier.nb_articles, 1)
  })

  it('HTTP-01 a write of a page of the site goes through, by Sec-Fetch-Site or by Origin alone', async () => {
    const headersOf: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: shop.url() }]
    for (const headers of headersOf) {
      const answer = await send(shop.url() + addAddress, { method: 'POST', headers: { ...form, ...headers }, body })
      assert.equal(answer.status, 200)
    }
  })

  it('HTTP-01 the refusal is HTML where HTML is due', async () => {
    const answer = await send(`${shop.url()}/html${addAddress}`, { method: 'POST', headers: form, body })
    assert.equal(answer.status, 403)
    assert.match(answer.headers['content-type'] ?? '', /text\/html/)
    assert.match(answer.text, /alert-danger/)
  })

  it('HTTP-01 a form that is too large is refused', async () => {
    const answer = await send(shop.url() + addAddress, {
      method: 'POST',
      headers: { ...form, 'sec-fetch-site': 'same-origin' },
      body: `idarticle=${'1'.repeat(70_000)}`,
    })
    assert.equal(answer.status, 413)
  })
})
