import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act, begin } from './support/cart.ts'
import { becomeCustomer, someAddress } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'

interface Refusal {
  erreurs?: { champ: string; message: string }[]
  confirmaccount?: number
}

onPostgreSQL('carnet d’adresses', (shop) => {
  it('CART-02 new_adresse and modif_adresse say what is wrong with each field', async () => {
    const visitor = shop.visitor()
    await begin(visitor)
    const refused = await act(visitor, { action: 'new_adresse', ...someAddress })
    assert.match(refused.error_msg, /Connectez-vous/)
    await becomeCustomer(visitor)
    const bad = { ...someAddress, code_postal: '3540', ville: '', pays: 'XX', telephone: 'abc' }
    const reply = (await act(visitor, { action: 'new_adresse', ...bad })) as Awaited<ReturnType<typeof act>> & Refusal
    assert.deepEqual(
      reply.erreurs?.map(({ champ }) => champ),
      ['ville', 'pays', 'telephone'],
    )
    const french = { ...bad, pays: 'FR' }
    const codes = (await act(visitor, { action: 'new_adresse', ...french })) as typeof reply
    assert.equal(codes.erreurs?.[0]?.champ, 'code_postal')
    const [address] = (await act(visitor, { action: '' })).panier.adresses
    const idadresse = address?.idadresse ?? ''
    const changed = await act(visitor, { action: 'modif_adresse', ...someAddress, idadresse, ville: 'Cancale' })
    assert.equal(changed.panier.adresses[0]?.ville, 'Cancale')
  })

  it('CART-07 an address that is sent again, its answer lost, is in the book once', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    const office = { action: 'new_adresse', ...someAddress, intitule: 'Bureau' }
    const first = (await act(visitor, office)) as Awaited<ReturnType<typeof act>> & { idadresse?: string }
    const again = (await act(visitor, office)) as typeof first
    assert.equal(again.status, 'ok')
    assert.equal(again.idadresse, first.idadresse)
    assert.equal(again.panier.adresses.length, 2)
    const other = await act(visitor, { ...office, adresse: '4 rue des Dunes' })
    assert.equal(other.panier.adresses.length, 3)
  })

  it('CART-02 affect_adresse_facturation and affect_adresse_livraison take the customer’s own addresses alone', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    const { panier } = await act(visitor, { action: 'new_adresse', ...someAddress, intitule: 'Bureau' })
    const [home = '', office = ''] = panier.adresses.map(({ idadresse }) => idadresse)
    assert.equal(panier.adresse_livraison, home)
    const delivered = await act(visitor, { action: 'affect_adresse_livraison', value: office })
    assert.equal(delivered.panier.adresse_livraison, office)
    assert.equal(delivered.panier.adresse_facturation, home)
    const billed = await act(visitor, { action: 'affect_adresse_facturation', value: office })
    assert.equal(billed.panier.adresse_facturation, office)
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    for (const action of ['affect_adresse_livraison', 'affect_adresse_facturation'])
      assert.match((await act(stranger, { action, value: office })).error_msg, /pas dans votre carnet/)
    const stolen = await act(stranger, { action: 'modif_adresse', ...someAddress, idadresse: office })
    assert.match(stolen.error_msg, /pas dans votre carnet/)
  })
})
