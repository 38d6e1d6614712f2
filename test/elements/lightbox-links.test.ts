import { expect, fixture, html } from '@open-wc/testing'
import { readSource } from '../../src/overlays/lightbox/lightbox.ts'
import { parseRel } from '../../src/overlays/lightbox/links/gallery.ts'
import { itemOf } from '../../src/overlays/lightbox/links/lightbox-item.ts'

describe('what the rel of a link says', () => {
  const alone = { gallery: null }
  const cases: [rel: string | null, expected: { gallery: string | null } | null][] = [
    ['lightbox', alone],
    ['LightBox', alone],
    ['lightbox-galerie', alone],
    ['nofollow lightbox noopener', alone],
    ['lightbox[]', alone],
    ['lightbox[  ]', alone],
    ['lightbox[voyage]', { gallery: 'voyage' }],
    ['lightbox[a] nofollow', { gallery: 'a' }],
    ['nofollow lightbox[a]', { gallery: 'a' }],
    ['nofollow\n\tlightbox[mon  voyage]  noopener', { gallery: 'mon voyage' }],
    ['lightbox[été 2026 – « l’île »]', { gallery: 'été 2026 – « l’île »' }],
    [`lightbox["a'b"]`, { gallery: `"a'b"` }],
    ['lightbox[a][b]', { gallery: 'a' }],
    ['lightbox2[a]', { gallery: 'a' }],
    ['lightbox[a', { gallery: 'a' }],
    ['lightbox[a nofollow', { gallery: 'a' }],
    ['lightbox [a]', alone],
    ['nofollow', null],
    ['no-lightbox', null],
    ['album[lightbox]', null],
    ['album[un lightbox ici]', null],
    ['', null],
    [null, null],
  ]
  for (const [rel, expected] of cases) {
    it(`LBX-02 reads ${JSON.stringify(rel)}`, () => expect(parseRel(rel)).to.deep.equal(expected))
  }

  it('LBX-02 takes one name for its two Unicode spellings', () => {
    expect(parseRel('lightbox[été]')).to.deep.equal(parseRel(`lightbox[${'été'.normalize('NFD')}]`))
  })
})

describe('what a link says of its image', () => {
  it('LBX-07 finds the caption in data-caption, figcaption, title or the alt of the thumbnail, in this order', async () => {
    const figure = await fixture(html`
      <figure>
        <a href="/1" title="Titre" data-caption="Donnée"><picture><img alt="Bateaux" /></picture></a>
        <figcaption> Le port, <em>au matin</em> </figcaption>
      </figure>
    `)
    const a = figure.querySelector('a') as HTMLAnchorElement
    expect(itemOf(a).caption).to.equal('Donnée')
    delete a.dataset['caption']
    expect(itemOf(a).caption).to.equal('Le port, au matin')
    figure.querySelector('figcaption')?.remove()
    expect(itemOf(a).caption).to.equal('Titre')
    a.removeAttribute('title')
    expect(itemOf(a).caption).to.equal('Bateaux')
    expect(itemOf(a).alt).to.equal('Bateaux')
  })

  it('LBX-07 takes the picture that a lazy loader has not put in place yet for its thumbnail', async () => {
    const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
    const place = await fixture(html`
      <div>
        <a href="/1"><img src=${blank} data-src="/petite-1" alt="" /></a>
        <a href="/2"><img src=${blank} data-lazy-src="/petite-2" alt="" /></a>
        <a href="/3"><img src=${blank} data-original="/petite-3" alt="" /></a>
        <a href="/4"><img src="/petite-4" data-src="/grande-4" alt="" /></a>
      </div>
    `)
    const thumbs = [...place.querySelectorAll('a')].map((link) => new URL(itemOf(link).thumb ?? '').pathname)
    expect(thumbs).to.deep.equal(['/petite-1', '/petite-2', '/petite-3', '/petite-4'])
  })

  it('LBX-07 takes known sizes and leaves out senseless ones', async () => {
    const a = await fixture<HTMLAnchorElement>(html`<a href="/1" data-width="1200" data-height="auto"></a>`)
    expect(itemOf(a)).to.include({ width: 1200, height: undefined })
  })
})

describe('what lightbox() is given', () => {
  it('takes addresses and items', () => {
    const { items } = readSource(['/1', { src: '/2', caption: 'Deux' }])
    expect(items).to.deep.equal([{ src: '/1' }, { src: '/2', caption: 'Deux' }])
  })

  it('takes a link with its gallery, a container, a selector, and images that no link holds', async () => {
    const page = await fixture(html`
      <div id="lbx-source">
        <p class="one"><a href="/1" rel="lightbox[z]"></a><a href="/2" rel="lightbox[z]"></a><a href="/no"></a></p>
        <p class="two"><a href="/3"><img src="data:," alt="" /></a><a href="/no">texte</a></p>
        <p class="three"><img src="data:,4" alt="" /></p>
      </div>
    `)
    const second = page.querySelectorAll('a')[1] as HTMLAnchorElement
    const paths = (source: Parameters<typeof readSource>[0]) =>
      readSource(source).items.map((item) => new URL(item.src).pathname)
    expect(readSource(second).index).to.equal(1)
    expect(paths(second)).to.deep.equal(['/1', '/2'])
    expect(paths('#lbx-source .one')).to.deep.equal(['/1', '/2'])
    expect(paths('#lbx-source .two')).to.deep.equal(['/3'])
    expect(paths(page.querySelectorAll('p'))).to.deep.equal(['/1', '/2', '/3', ',4'])
    expect(paths('#nowhere')).to.deep.equal([])
  })
})
