import { expect, fixture, html } from '@open-wc/testing'
import '../../elements/add-to-cart.ts'
import '../../elements/breadcrumb.ts'
import '../../elements/cart-badge.ts'
import '../../elements/cart.ts'
import '../../elements/clickable.ts'
import '../../elements/consent.ts'
import '../../elements/front-banner.ts'
import '../../elements/front-popup.ts'
import '../../elements/lightbox.ts'
import '../../elements/list.ts'
import '../../elements/loader.ts'
import '../../elements/mobile-menu.ts'
import '../../elements/modal.ts'
import '../../elements/page.ts'
import '../../elements/popup.ts'
import '../../elements/price.ts'
import '../../elements/quantity.ts'
import '../../elements/share.ts'
import '../../elements/sticky.ts'
import '../../elements/toast.ts'
import '../../elements/toggle.ts'
import '../../elements/track.ts'
import '../../elements/video.ts'
import { followListeners } from '../support/listeners.ts'
import { waitUntil } from '../support/wait-until.ts'

/** Every element, as an author would write it; those that have something to show, showing it. */
const markup: Record<string, string> = {
  'flx-video': '<flx-video><a href="/film.mp4">Film</a></flx-video>',
  'flx-track': '<flx-track></flx-track>',
  'flx-toast': '<flx-toast open>Message</flx-toast>',
  'flx-share': '<flx-share networks="facebook"></flx-share>',
  'flx-quantity': '<flx-quantity><input type="number" value="1"></flx-quantity>',
  'flx-price': '<flx-price>12,00 €</flx-price>',
  'flx-popup': '<flx-popup open label="Fenêtre"><p>Contenu</p></flx-popup>',
  'flx-page': '<flx-page without="lightbox popup"></flx-page>',
  'flx-loader': '<flx-loader open></flx-loader>',
  'flx-list': '<flx-list><ul data-flx-items><li id="un">Un</li></ul></flx-list>',
  'flx-front-popup': '<flx-front-popup label="Annonce" open><p>Annonce</p></flx-front-popup>',
  'flx-front-banner': '<flx-front-banner><p>Annonce</p></flx-front-banner>',
  'flx-breadcrumb':
    '<flx-breadcrumb><nav><ol><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li></ol></nav></flx-breadcrumb>',
  'flx-add-to-cart': '<flx-add-to-cart><form action="#"><button>Ajouter</button></form></flx-add-to-cart>',
  'flx-cart': '<flx-cart><p>Panier du serveur</p></flx-cart>',
  'flx-cart-badge': '<flx-cart-badge><a href="#panier">Panier <b data-flx-cart-count>2</b></a></flx-cart-badge>',
  'flx-clickable': '<flx-clickable><div data-flx-clickable><a href="#bloc">Bloc</a></div></flx-clickable>',
  'flx-consent': '<flx-consent></flx-consent>',
  'flx-lightbox':
    '<flx-lightbox><a href="data:image/gif;base64,R0lGODlhAQABAAAAACw=" rel="lightbox">Image</a></flx-lightbox>',
  'flx-mobile-menu': '<flx-mobile-menu><nav><ul><li><a href="#page">Page</a></li></ul></nav></flx-mobile-menu>',
  'flx-modal': '<flx-modal open label="Fenêtre"><p>Contenu</p></flx-modal>',
  'flx-sticky': '<flx-sticky><header>En-tête</header></flx-sticky>',
  'flx-toggle': '<flx-toggle><button>Ouvrir</button><div>Bloc</div></flx-toggle>',
}

interface Drawn extends Element {
  ready: Promise<void>
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30))

async function insertMoveRemove(place: HTMLElement, source: string, times: number): Promise<void> {
  const elsewhere = place.firstElementChild as HTMLElement
  for (let round = 0; round < times; round++) {
    const element = document.createRange().createContextualFragment(source).firstElementChild as Drawn
    place.append(element)
    if (round % 4 === 0) await element.ready
    elsewhere.append(element)
    if (round % 4 === 1) await element.ready
    element.remove()
    if (round % 20 === 0) await settled()
  }
  await settled()
}

describe('inserting, moving and removing an element 200 times', () => {
  let listeners: ReturnType<typeof followListeners>
  before(() => {
    listeners = followListeners()
  })
  after(() => listeners.stop())

  for (const [tag, source] of Object.entries(markup)) {
    it(`leaks neither listeners nor nodes: <${tag}>`, async function () {
      this.timeout(30_000)
      const place = await fixture<HTMLElement>(html`<div><section></section></div>`)
      await insertMoveRemove(place, source, 20)
      const nodes = document.querySelectorAll('*').length
      const types = listeners.types()
      await insertMoveRemove(place, source, 200)
      await waitUntil(() => listeners.count() <= types.length, `${listeners.types()} instead of ${types}`)
      await waitUntil(() => document.querySelectorAll('*').length <= nodes, 'nodes stay behind')
      expect(place.textContent?.trim()).to.equal('')
    })
  }
})
