import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { contractEnds } from '../../demo/server/schema.ts'
import { administrator } from '../../demo/server/seed/customers.ts'
import { act } from './support/cart.ts'
import { onPostgreSQL } from './support/databases.ts'

const path = '/globalflexit/ajax/modules/boutique/compte/resiliation.php'

interface Reply {
  status: string
  message: string
  errors?: Record<string, string>
  accuse?: { numero: string; recu_le: string }
}

const notice = (reference: string) => ({
  reference,
  date_souhaitee: '2099-01-31',
  motif: 'Déménagement',
  nom: 'Anne Tanguy',
  email: 'anne@exemple.fr',
})

onPostgreSQL('résiliation', (shop) => {
  const kept = (reference: string) => shop.db().select().from(contractEnds).where(eq(contractEnds.reference, reference))

  it('LAW-07 without a login: kept with its hour, once whatever is sent at once, receipts to both', async () => {
    const visitor = shop.visitor()
    await visitor.get('/resiliation')
    const send = () => visitor.post(path, notice('A-1'), { 'idempotency-key': 'une-cle' })
    const replies = (await Promise.all([send(), send()])).map((answer) => answer.json() as Reply)
    replies.push((await send()).json() as Reply)
    assert.deepEqual(
      replies.map(({ status }) => status),
      ['ok', 'ok', 'ok'],
    )
    for (const { accuse } of replies) assert.deepEqual(accuse, replies[0]?.accuse)
    const [row, ...others] = await kept('A-1')
    assert.deepEqual([row?.wishedOn, row?.reason, others.length], ['2099-01-31', 'Déménagement', 0])
    assert.equal(row?.notifiedAt.toISOString(), replies[0]?.accuse?.recu_le)
    const manager = shop.visitor()
    await act(manager, { action: 'connexion', ...administrator })
    assert.equal((await manager.get('/courriels')).text.match(/Résiliation, contrat A-1</g)?.length, 1)
  })

  it('LAW-07 what is wrong is said by field; day and reason may be left out', async () => {
    const visitor = shop.visitor()
    const wrong = (await visitor.post(path, { date_souhaitee: '2020-01-01' })).json() as Reply
    assert.deepEqual(Object.keys(wrong.errors ?? {}).sort(), ['date_souhaitee', 'email', 'nom', 'reference'])
    const short = { ...notice('A-2'), date_souhaitee: '', motif: '' }
    const reply = (await visitor.post(path, short)).json() as Reply
    assert.match(reply.message, /dès que possible/)
    assert.equal((await kept('A-2'))[0]?.wishedOn, null)
  })

  it('LAW-07 without script: a summary first, which can be changed, then the receipt', async () => {
    const visitor = shop.visitor()
    assert.match((await visitor.get('/')).text, /<a href="\/resiliation">Résilier votre contrat<\/a>/)
    const summary = await visitor.submit(path, notice('A-3'), '/resiliation')
    assert.match(summary.text, /Récapitulatif[\s\S]*A-3[\s\S]*31\sjanvier 2099[\s\S]*Notification de la résiliation/)
    assert.equal((await kept('A-3')).length, 0)
    const back = await visitor.submit(path, { ...notice('A-3'), recapitule: 1, modifier: 1 }, '/resiliation')
    assert.match(back.text, /name="reference" value="A-3"/)
    const done = await visitor.submit(path, { ...notice('A-3'), recapitule: 1 }, '/resiliation')
    assert.equal(done.headers.location, '/resiliation')
    assert.match((await visitor.get('/resiliation')).text, /est reçue le [^<]*\d{2}:\d{2}:\d{2}/)
    assert.equal((await kept('A-3')).length, 1)
  })

  it('LAW-07 in HTML the same, with its hook', async () => {
    const { text } = await shop.visitor().post(`/html${path}`, notice('A-4'))
    assert.match(text, /alert-success[^>]*data-flx-receipt="\d+"/)
  })
})
