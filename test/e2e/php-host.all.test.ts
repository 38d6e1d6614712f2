import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { send } from '../server/support/visitor.ts'
import { ContractCheck } from '../support/contract-check.ts'
import { forSuite } from '../support/for-suite.ts'
import { login, openAccount, postChecked } from '../support/php-calls.ts'
import { startPhp } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'

const skip = whyWithoutPhp() || false

const forwarded = {
  'x-forwarded-host': 'mechant.invalid',
  'x-forwarded-proto': 'https',
  forwarded: 'for=1.2.3.4;host=mechant.invalid;proto=https',
}
const pages = ['/', '/articles', '/article/carafe', '/panier', '/connexion', '/compte', '/deconnexion', '/contact']
const names = ['mechant.invalid', 'mechant.invalid:80', 'localhost.mechant.invalid', 'localhost@mechant.invalid']

for (const isBehindProxy of [false, true]) {
  describe(`a shop in PHP ${isBehindProxy ? 'behind a proxy' : 'that no proxy hides'}`, { skip }, () => {
    const php = forSuite(() => startPhp({ env: { BEHIND_PROXY: isBehindProxy ? '1' : '' } }))

    for (const host of names) {
      it(`SAFE-01 the name « ${host} » of the host is in no page and no header`, async () => {
        const headers = { ...forwarded, host }
        for (const { text, headers: answered } of await Promise.all(
          pages.map((page) => send(php.url + page, { headers })),
        )) {
          // PHP's own server says the name again in a header; no other does, and no browser reads it.
          const { host: _said, ...others } = answered
          assert.equal(/.{0,80}mechant.{0,20}/.exec(text + JSON.stringify(others))?.[0], undefined)
          assert.equal('strict-transport-security' in answered, isBehindProxy)
        }
      })
    }

    it('SAFE-01 its cookie is for https alone where the proxy ends https, and nobody else says so', async () => {
      const { headers } = await send(`${php.url}/connexion`, { headers: forwarded })
      const cookies = String(headers['set-cookie'])
      assert.equal(/__Host-boutique=[^;]+;[^,]*secure/i.test(cookies), isBehindProxy, cookies)
    })

    it('LOGIN-01 SAFE-01 wrong tries are counted by account and by who asks', async () => {
      const check = new ContractCheck()
      const own = { email: 'chez-soi@exemple.fr', password: 'une-phrase-longue' }
      await openAccount(check, new PhpVisitor(php.url), own.email, own.password)
      const enter = async (from: string, password: string): Promise<string> => {
        const fields = { action: 'login', email: own.email, password }
        const sent = await new PhpVisitor(php.url).post(login, fields, { 'X-Forwarded-For': `192.0.2.1, ${from}` })
        return ((await sent.json()) as { status: string }).status
      }
      for (let tries = 0; tries < 11; tries++) await enter('198.51.100.7', 'devinée')
      assert.equal(await enter('198.51.100.7', own.password), 'error', 'the stranger has tried enough')
      assert.equal(await enter('203.0.113.9', own.password), isBehindProxy ? 'ok' : 'error')
      const unknown = { action: 'login', email: 'personne@exemple.fr', password: 'devinée' }
      assert.equal(
        (await postChecked<{ status: string }>(check, new PhpVisitor(php.url), login, unknown)).status,
        'error',
      )
    })
  })
}
