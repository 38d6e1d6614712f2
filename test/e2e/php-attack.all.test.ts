import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { attackShop } from '../support/attacked-shop.ts'
import { offered } from '../support/php-calls.ts'
import { startPhp } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'

const pages = [
  ...['/', '/articles', '/article/verre-souffle', '/panier', '/commande/x', '/paiement/x', '/connexion'],
  ...['/compte', '/compte/factures', '/compte/rien', '/factures/F-2026-000001', '/contact', '/conditions'],
]

const password = 'un-secret-assez-long'

describe('the shop in PHP, attacked', { skip: whyWithoutPhp() || false }, () => {
  attackShop(async () => {
    const php = await startPhp()
    return {
      visitor: () => new PhpVisitor(php.url),
      async signUp(visitor, email) {
        const fields = { action: 'new_compte', email, password, prenom: 'Anne', nom: 'Le Goff' }
        const response = await visitor.post('/globalflexit/ajax/modules/extranet_v2/traitement.php', fields)
        assert.match(await response.text(), /"status":"ok"/)
      },
      article: (visitor) => offered(visitor, 'verre-souffle'),
      // What PHP finds in a body before the shop runs is in its log alone.
      complaints: () => php.complaints().filter((line) => !line.includes('in Unknown on line 0')),
      pages: () => pages,
      folders: ['/flx/', '/media/', '/flx/chunks/'],
      secrets: ['config.php', 'src/schema.sql', 'data/boutique.sqlite'],
      cookie: 'boutique',
      close: () => php.close(),
    }
  })
})
