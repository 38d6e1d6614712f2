import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { startServer } from '../../demo/server/testing.ts'
import { attackShop } from '../support/attacked-shop.ts'
import { PhpVisitor } from '../support/php-visitor.ts'
import { cartAddress } from './support/cart.ts'
import { newAccount } from './support/checkout.ts'

/** What stands for the parameters of an address. */
const filled = (path: string): string => path.replaceAll(/:\w+(?:\{[^}]*\})?/g, '1')

describe('the reference server, attacked', () => {
  attackShop(async () => {
    const server = await startServer()
    const written: string[] = []
    const { error } = console
    console.error = (...words: unknown[]) => written.push(words.join(' '))
    const pages = server.routes.filter(({ method, path }) => method === 'GET' && !/\*|ajax|^\/(?:dist|dev)/.test(path))
    return {
      visitor: () => new PhpVisitor(server.url),
      async signUp(visitor, email) {
        const response = await visitor.post(cartAddress, newAccount(email))
        assert.match(await response.text(), /"status":"ok"/)
      },
      article: async () => ({ idarticle: '1', idreference: '1' }),
      complaints: () => written,
      pages: () => [...new Set(pages.map(({ path }) => filled(path)))],
      folders: ['/dist/', '/dist/chunks/', '/media/', '/media/objet/', '/guide/'],
      secrets: ['demo/server/main.ts', 'demo/server/migrations/0000_shop.sql', '.env'],
      cookie: 'flx_session',
      async close() {
        console.error = error
        await server.close()
      },
    }
  })
})
