import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { ContractCheck } from '../support/contract-check.ts'
import { isLoggedIn, login, openAccount, postChecked } from '../support/php-calls.ts'
import { type PhpServer, startPhp } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'

const skip = whyWithoutPhp() || false

describe('the link of a forgotten password, on the shop in PHP', { skip }, () => {
  let php: PhpServer
  before(async () => {
    php = await startPhp()
  })
  after(() => php.close())

  it('LOGIN-03 SAFE-01 twenty requests at one moment with one link: one password is written, the others are refused', async () => {
    const check = new ContractCheck()
    const email = 'lien@exemple.fr'
    await openAccount(check, new PhpVisitor(php.url), email, 'une-phrase-assez-longue')
    await postChecked(check, new PhpVisitor(php.url), login, { action: 'mdp_oublie', email })
    const link = /\/mot-de-passe\/[0-9a-f]{64}/.exec(php.mails().join('\n'))?.[0]
    assert.ok(link)
    const attempts = Array.from({ length: 20 }, (_, index) => `un-autre-secret-${index}`)
    const statuses = await Promise.all(
      attempts.map(async (password) => {
        const sent = await new PhpVisitor(php.url).post(link, { password, password_confirm: password })
        return ((await sent.json()) as { status: string }).status
      }),
    )
    assert.deepEqual(statuses.toSorted(), [...Array.from({ length: 19 }, () => 'error'), 'ok'])
    const written = attempts[statuses.indexOf('ok')] ?? ''
    const customer = new PhpVisitor(php.url)
    await postChecked(check, customer, login, { action: 'login', email, password: written })
    assert.ok(await isLoggedIn(customer), 'the password that was said to be written opens the account')
    assert.equal(php.mails().filter((mail) => mail.includes('Votre mot de passe a changé')).length, 1)
    assert.deepEqual(php.complaints(), [])
  })
})
