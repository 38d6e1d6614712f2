import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onPostgreSQL } from './support/databases.ts'

const address = '/globalflexit/ajax/modules/traductions/traitement.php'

interface Translations {
  langue: string
  traductions: { intitule: string; valeur: string }[]
}

onPostgreSQL('traductions', (shop) => {
  const ask = async (fields: Record<string, string>) =>
    (await shop.visitor().post(address, fields)).json() as Translations

  it('I18N-01 get_traductions answers the language and its entries, in French by default', async () => {
    const french = await ask({ action: 'get_traductions', cible: 'javascript' })
    assert.equal(french.langue, 'fr')
    assert.ok(french.traductions.length > 0)
    const english = await ask({ action: 'get_traductions', cible: 'javascript', langue: 'en' })
    assert.deepEqual(
      english.traductions.find(({ intitule }) => intitule === 'Fermer'),
      { intitule: 'Fermer', valeur: 'Close' },
    )
  })

  it('I18N-01 add_traduction learns an expression as its own translation', async () => {
    const expression = 'Rendez-vous au port'
    const learnt = await ask({
      action: 'add_traduction',
      expression,
      langue: 'fr',
      module: 'javascript',
      no_modif: '1',
    })
    assert.deepEqual(learnt, { langue: 'fr', traductions: [{ intitule: expression, valeur: expression }] })
    const { traductions } = await ask({ action: 'get_traductions', cible: 'javascript' })
    assert.ok(traductions.some(({ intitule }) => intitule === expression))
  })

  it('I18N-01 a visitor cannot change what is known', async () => {
    const known = await ask({ action: 'add_traduction', expression: 'Fermer', langue: 'en', force_learn: '1' })
    assert.deepEqual(known.traductions, [{ intitule: 'Fermer', valeur: 'Close' }])
  })

  it('I18N-01 a request that is none is refused in French', async () => {
    const asked: Record<string, string>[] = [
      { action: 'autre' },
      { action: 'get_traductions', cible: 'php' },
      { action: 'add_traduction' },
      { action: 'add_traduction', expression: 'x'.repeat(500) },
      { action: 'get_traductions', cible: 'javascript', langue: "fr'--" },
    ]
    for (const fields of asked) {
      const answer = await shop.visitor().post(address, fields)
      assert.equal(answer.status, 400)
      assert.match((answer.json() as { error_msg: string }).error_msg, /traduction/)
    }
  })
})
