import { expect, fixture, html } from '@open-wc/testing'
import { watch } from '../../src/core/watch.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('watch', () => {
  let seen: string[]
  let stop: () => void

  const follow = (selector: string, root?: ParentNode): void => {
    seen = []
    stop = watch(
      selector,
      { added: (element) => seen.push(`+${element.id}`), removed: (element) => seen.push(`-${element.id}`) },
      root,
    )
  }

  afterEach(() => stop())

  it('PAGE-07 tells the elements that match, now and later, once each', async () => {
    const place = await fixture<HTMLElement>(html`<div><a id="one" rel="lightbox"></a></div>`)
    follow('a[rel^="lightbox"]')
    expect(seen).to.deep.equal(['+one'])
    place.append(
      document.createRange().createContextualFragment('<p><a id="two" rel="lightbox[x]"></a><a id="no"></a></p>'),
    )
    await waitUntil(() => seen.length === 2)
    expect(seen).to.deep.equal(['+one', '+two'])
  })

  it('tells those that leave, and those that come back', async () => {
    const place = await fixture<HTMLElement>(html`<div><p><b id="one" class="w"></b></p></div>`)
    follow('b.w')
    const inner = place.firstElementChild as HTMLElement
    inner.remove()
    await waitUntil(() => seen.length === 2)
    place.append(inner)
    await waitUntil(() => seen.length === 3)
    expect(seen).to.deep.equal(['+one', '-one', '+one'])
  })

  it('says nothing of an element that only moves', async () => {
    const place = await fixture<HTMLElement>(html`<div><i></i><b id="one" class="w"></b></div>`)
    follow('b.w')
    place.firstElementChild?.append(place.querySelector('b') as HTMLElement)
    place.append(document.createRange().createContextualFragment('<b id="last" class="w"></b>'))
    await waitUntil(() => seen.includes('+last'))
    expect(seen).to.deep.equal(['+one', '+last'])
  })

  it('follows an element that begins or ceases to match', async () => {
    const place = await fixture<HTMLElement>(html`<div><b id="one"></b></div>`)
    follow('b.w')
    const element = place.querySelector('b') as HTMLElement
    element.className = 'w'
    await waitUntil(() => seen.length === 1)
    element.className = ''
    await waitUntil(() => seen.length === 2)
    expect(seen).to.deep.equal(['+one', '-one'])
  })

  it('keeps to its root', async () => {
    const place = await fixture<HTMLElement>(html`<div><section></section><aside></aside></div>`)
    const section = place.querySelector('section') as HTMLElement
    follow('b.w', section)
    for (const [id, parent] of [
      ['out', place.querySelector('aside')],
      ['in', section],
    ] as const) {
      parent?.append(document.createRange().createContextualFragment(`<b id="${id}" class="w"></b>`))
    }
    await waitUntil(() => seen.length > 0)
    expect(seen).to.deep.equal(['+in'])
  })

  it('is silent once stopped', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`)
    follow('b.w')
    stop()
    const witness: string[] = []
    const stopWitness = watch('b.w', { added: (element) => witness.push(element.id) })
    place.append(document.createRange().createContextualFragment('<b id="one" class="w"></b>'))
    await waitUntil(() => witness.length === 1)
    expect(seen).to.deep.equal([])
    stopWitness()
  })

  it('refuses a selector that is none', () => {
    follow('b')
    expect(() => watch('b[', { added: () => {} })).to.throw(DOMException)
  })
})
