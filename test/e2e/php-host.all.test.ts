import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { send } from '../server/support/visitor.ts'
import { ContractCheck } from '../support/contract-check.ts'
import { login, openAccount } from '../support/php-calls.ts'
import { type PhpServer, startPhp } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'

const skip = whyWithoutPhp() || false

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const permalink = '/globalflexit/ajax/modules/liens/traitement.php'
const email = 'hote@exemple.fr'
const forwarded = {
  'x-forwarded-host': 'mechant.invalid',
  'x-forwarded-proto': 'https',
  forwarded: 'for=1.2.3.4;host=mechant.invalid;proto=https',
}
const pages = [
  '/',
  '/articles',
  '/article/assiette',
  '/panier',
  '/connexion',
  '/compte',
  '/deconnexion',
  '/contact',
  '/devis',
]

const shops: Record<string, { origin: string; foreign: number }> = {
  'that knows its origin': { origin: 'https://boutique.example', foreign: 200 },
  'that knows no origin yet': { origin: '', foreign: 400 },
}

for (const [which, { origin, foreign }] of Object.entries(shops)) {
  describe(`a foreign name of the host, on a shop in PHP ${which}`, { skip }, () => {
    let php: PhpServer
    before(async () => {
      php = await startPhp({ env: { SITE_ORIGIN: origin } })
      await openAccount(new ContractCheck(), new PhpVisitor(php.url), email, 'une-phrase-assez-longue')
    })
    after(() => php.close())

    const names = ['mechant.invalid', 'mechant.invalid:80', 'localhost.mechant.invalid', 'localhost@mechant.invalid']

    for (const [index, host] of names.entries()) {
      it(`LOGIN-04 SAFE-01 the name « ${host} » is in no page, header, mail or short address`, async () => {
        const headers = { ...forwarded, host }
        // An account of its own: one address is sent three links an hour.
        const asking = `hote-${index}@exemple.fr`
        await openAccount(new ContractCheck(), new PhpVisitor(php.url), asking, 'une-phrase-assez-longue')
        const answers = [
          ...(await Promise.all(pages.map((page) => send(php.url + page, { headers })))),
          await send(php.url + login, {
            method: 'POST',
            headers: { ...headers, ...form },
            body: `action=mdp_oublie&email=${asking}`,
          }),
          await send(php.url + permalink, {
            method: 'POST',
            headers: { ...headers, ...form },
            body: 'action=permalien&lien=/articles',
          }),
        ]
        for (const { text, headers: answered } of answers) {
          // PHP's own server says the name again in a header; no other does, and no browser reads it.
          const { host: _said, ...others } = answered
          const heard = /.{0,80}mechant.{0,20}/.exec(text + JSON.stringify(others))?.[0]
          assert.equal(heard, undefined)
          assert.equal('strict-transport-security' in answered, origin.startsWith('https:'))
        }
        assert.equal(answers[0]?.status, foreign)
        const sent = php.mails().filter((mail) => mail.includes(asking) && mail.includes('/mot-de-passe/'))
        assert.equal(sent.length, foreign === 200 ? 1 : 0)
        assert.doesNotMatch(sent.join('\n'), /mechant/)
      })
    }

    it('its cookie is for https alone where the shop’s own address is, whatever the request says', async () => {
      const { headers } = await send(`${php.url}/connexion`, { headers: forwarded })
      const cookies = String(headers['set-cookie'])
      assert.equal(/__Host-boutique=[^;]+;[^,]*secure/i.test(cookies), origin !== '', cookies)
    })

    it('LOGIN-04 the link of a mail and a short address lead to the shop itself', async () => {
      const own = origin || php.url
      const headers = { ...forwarded, ...form }
      await send(php.url + login, { method: 'POST', headers, body: `action=mdp_oublie&email=${email}` })
      assert.ok(php.mails().join('\n').includes(`${own}/mot-de-passe/`))
      const short = await send(php.url + permalink, {
        method: 'POST',
        headers,
        body: 'action=permalien&lien=/articles',
      })
      assert.ok(short.text.startsWith(`${own}/l/`), short.text)
      assert.deepEqual(php.complaints(), [])
    })
  })
}
