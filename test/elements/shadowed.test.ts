import { expect } from '@open-wc/testing'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('an element in the shadow root of another', () => {
  it('is said in the console once the page has flx, with where it stands', async () => {
    const shop = document.createElement('x-boutique')
    shop.attachShadow({ mode: 'open' }).innerHTML = '<flx-cart shop="/articles"></flx-cart>'
    document.body.append(shop)
    const said = await warningsOf(async (lines) => {
      await import('../../elements/clickable.ts')
      await waitUntil(() => lines.length > 0, 'nothing is said')
    })
    expect(said).to.have.length(1)
    expect(said[0]).to.match(
      /^flx : <flx-cart shop="\/articles"> est dans l’arbre fantôme \(shadow root\) de <x-boutique> : /,
    )
    expect(said[0]).to.contain('écrivez-le dans la page')
    shop.remove()
  })
})
