import { expect, fixture } from '@open-wc/testing'
import '../../../elements/cart-badge.ts'
import '../../../elements/clickable.ts'
import '../../../elements/lightbox.ts'
import '../../../elements/list.ts'
import '../../../elements/modal.ts'
import '../../../elements/popup.ts'
import '../../../elements/share.ts'
import '../../../elements/toggle.ts'
import '../../../elements/track.ts'
import { config } from '../../../src/core/config.ts'
import { sanitize } from '../../../src/core/html/sanitize.ts'
import { watch } from '../../../src/core/watch.ts'
import { script } from '../../support/answers-client.ts'
import { waitUntil } from '../../support/wait-until.ts'

/** Content that someone else wrote, so that what the library does for templates is done for them: each a way in. */
const gadgets: Record<string, string> = {
  'a popup of another site': '<a href="https://mechant.example/x" class="squeezebox-ajax">lire</a>',
  'a popup in capitals': '<a href="/x" class="bleu SqueezeBox_iframe" rel="{onClose: \'vider\'}">lire</a>',
  'an area': '<map><area href="/x" class="squeezebox" alt="lire"></map>',
  'an image that opens large': '<a href="data:image/svg+xml,<svg/>" rel="nofollow lightbox[a b]">voir</a>',
  'a share button': '<a href="#" data-share="javascript:hurt()">partager</a>',
  'a share button by mail': '<span data-share="email" data-share-mail="javascript:hurt()">partager</span>',
  'a clickable block': '<div class="clickable_block" data-goto="javascript:hurt()">ouvrir</div>',
  'a clickable block by its attribute': '<div data-flx-clickable data-goto="https://mechant.example">ouvrir</div>',
  'the next page of a list': '<a href="/piege?paginate=auto" data-flx-next>suite</a>',
  'the pages of a list': '<nav data-flx-pages><a href="/piege" rel="next">2</a></nav>',
  'an action of the cart': '<button data-flx-action="valide_panier">ok</button>',
  'an action without a button': '<a href="#" data-flx-action="vide_panier" data-flx-value="1">ok</a>',
  'a redirection': '<p data-flx-redirect="https://mechant.example">merci</p>',
  'a control that opens': '<a href="#" data-flx-show="cible">ouvrir</a>',
  'a control that closes': '<a href="#" data-flx-close>fermer</a>',
  'a measure': '<a href="#" data-flx-track="purchase" data-flx-track-value="9999">lire</a>',
  'another server': '<flx-config base="https://mechant.example/"></flx-config>',
  'another server, by svg': '<svg><flx-config base="https://mechant.example/"></flx-config></svg>',
  'an element of ours': '<flx-cart-badge href="https://mechant.example"></flx-cart-badge>',
  'an element of ours in a template': '<template><flx-popup href="/x" open></flx-popup></template>',
  'a view of the cart': '<div data-flx-view data-flx-count="99"></div>',
  'a login': '<div data-flx-login></div>',
  'a script': '<script>hurt()</script>',
  'a handler': '<img src="x:" onerror="hurt()">',
  'a menu button by its id': '<a id="flx-menu-button" href="#">menu</a>',
  'a name that hides the page’s': '<form name="cookie"></form><img name="getElementById"><a id="flexit_loader">x</a>',
  'a frame': '<iframe srcdoc="<script>parent.hurt()</script>"></iframe>',
  'a popover': '<a popovertarget="x" commandfor="x" command="show-modal">x</a>',
}

/** All that the library reads in markup that it did not draw. */
const hooks = [
  '[class*="squeezebox" i], [rel*="lightbox" i], [data-share], [data-share-mail], .clickable_block, [data-goto]',
  'script, iframe, template, form, [onerror], [id], [name], [popovertarget], [command], [href^="javascript:"]',
].join()

const isHook = (element: Element): boolean =>
  element.localName.startsWith('flx-') ||
  element.matches(hooks) ||
  element.getAttributeNames().some((name) => name.startsWith('data-'))

declare global {
  interface Window {
    hurt(): void
  }
}

describe('script gadgets', () => {
  let hurts = 0
  before(() => {
    window.hurt = () => hurts++
  })
  beforeEach(() => {
    hurts = 0
  })

  for (const [name, gadget] of Object.entries(gadgets)) {
    it(`SAFE-04 ${name}: a message that holds it is words alone`, async () => {
      const shown = document.createElement('div')
      shown.append(await sanitize(`<p>avant ${gadget} <b class="texte">après</b></p>`))
      expect([...shown.querySelectorAll('*')].filter(isHook).map(({ outerHTML }) => outerHTML)).to.deep.equal([])
      expect(shown.querySelector('b.texte')?.textContent).to.equal('après')
      document.body.append(shown)
      shown.remove()
      expect(hurts).to.equal(0)
    })
  }

  it('SAFE-04 nothing of all that is honoured in a region of others’ words', async () => {
    const server = await script({ body: '<p>piège</p>', repeat: true })
    const words = Object.entries(gadgets)
      // Scripts and frames are the server’s to take out: the library never made them run.
      .filter(([name]) => !['a script', 'a handler', 'a frame'].includes(name))
      .map(([, gadget]) => gadget.replaceAll('href="/', `href="${server.base}`))
    const place = await fixture<HTMLElement>(`<div>
      <flx-popup></flx-popup><flx-lightbox></flx-lightbox><flx-share></flx-share><flx-clickable></flx-clickable>
      <flx-track></flx-track><flx-modal id="cible"><p>fenêtre</p></flx-modal>
      <flx-list no-address><ul data-flx-items><li id="un">un</li></ul>
        <section data-flx-untrusted>${words.join(' ')}</section></flx-list>
    </div>`)
    for (const element of place.querySelectorAll<Element & { ready?: Promise<void> }>(':scope > *')) await element.ready
    const asked: Event[] = []
    const note = (event: Event): void => {
      asked.push(event)
      event.preventDefault()
    }
    const events = [
      'flx-popup-open',
      'flx-share-go',
      'flx-clickable-go',
      'flx-list-load',
      'flx-lightbox-open',
      'flx-modal-open',
    ]
    for (const type of events) document.addEventListener(type, note)
    const left: string[] = []
    const region = place.querySelector('[data-flx-untrusted]') as HTMLElement
    const stay = (event: Event): void => {
      if (event.defaultPrevented) left.push((event.target as Element).outerHTML)
      event.preventDefault()
    }
    window.addEventListener('click', stay)
    for (const target of region.querySelectorAll<HTMLElement>('a, button, div, span, area, p')) target.click()
    // What the template wrote right beside it still does what it says.
    const own = document.createElement('a')
    own.href = '#'
    own.dataset['share'] = 'copy'
    place.append(own)
    own.click()
    await waitUntil(() => asked.length > 0)
    window.removeEventListener('click', stay)
    for (const type of events) document.removeEventListener(type, note)
    expect(asked.map(({ type, target }) => [type, target === own])).to.deep.equal([['flx-share-go', true]])
    expect(left).to.deep.equal([own.outerHTML])
    expect(await server.log()).to.have.length(0)
    expect(config().base).to.equal('/globalflexit/')
    const upgraded = [...region.querySelectorAll('*')].filter((element) => element.querySelector('[data-flx-mount]'))
    expect(upgraded).to.have.length(0)
    expect(hurts).to.equal(0)
  })

  it('SAFE-04 what the page watches for is not told of there', async () => {
    const told: string[] = []
    const stop = watch('[data-essai]', { added: ({ id }) => told.push(id) })
    const place = await fixture<HTMLElement>(
      '<div><div data-flx-untrusted><i id="non" data-essai></i></div><i id="oui" data-essai></i></div>',
    )
    await waitUntil(() => told.length > 0)
    place.querySelector('[data-flx-untrusted]')?.insertAdjacentHTML('beforeend', '<i id="encore" data-essai></i>')
    place.insertAdjacentHTML('beforeend', '<i id="enfin" data-essai></i>')
    await waitUntil(() => told.includes('enfin'))
    stop()
    expect(told).to.deep.equal(['oui', 'enfin'])
  })
})
