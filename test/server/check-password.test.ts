import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onPostgreSQL } from './support/databases.ts'

const address = '/globalflexit/ajax/modules/vieprivee/check_pwd.php'

interface Rating {
  result: string
  percentage: number
  raisons: string[]
}

onPostgreSQL('solidité d’un mot de passe', (shop) => {
  const rate = async (q: string) => (await shop.visitor().post(address, { q })).json() as Rating

  it('PWD-01 rates by what it takes to guess, and says the reasons in French', async () => {
    const weak = await rate('motdepasse')
    assert.ok(weak.percentage <= 25)
    assert.equal(weak.result, 'Faible')
    assert.ok(weak.raisons.includes('Ce mot de passe est couramment utilisé.'), weak.raisons.join())
    const strong = await rate('correct cheval batterie agrafe')
    assert.deepEqual(strong, { result: 'Très bon', percentage: 100, raisons: [] })
  })

  it('PWD-01 one that the shop refuses for its length is never good', async () => {
    const { percentage, raisons } = await rate('k7!Rq_9Zp')
    assert.ok(percentage <= 25)
    assert.equal(raisons[0], '10 caractères au moins, 9 pour l’instant.')
  })

  it('PWD-01 nothing, a novel and no form at all are answered without harm', async () => {
    assert.equal((await rate('')).percentage, 0)
    assert.equal((await rate('ab'.repeat(500))).percentage <= 50, true)
    for (const fields of [{ q: 'x'.repeat(1001) }, {}] as Record<string, string>[])
      assert.equal((await shop.visitor().post(address, fields)).status, 400)
    assert.notEqual((await shop.visitor().get(`${address}?q=secret`)).status, 200)
  })

  it('PWD-01 the answer is kept in no cache', async () => {
    const answer = await shop.visitor().post(address, { q: 'motdepasse' })
    assert.equal(answer.headers['cache-control'], 'no-store')
  })
})
