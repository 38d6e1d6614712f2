import { expect, fixture, html } from '@open-wc/testing'
import { behaviourElement } from '../../src/core/element/behaviour-element.ts'
import { flag, text } from '../../src/core/element/codecs.ts'
import { register } from '../../src/core/element/register.ts'
import { waitUntil } from '../support/wait-until.ts'

const acts: string[] = []

class ActElement extends behaviourElement(
  ({ word, broken }) => {
    if (broken) throw new Error('broken on purpose')
    acts.push(`+${word}`)
    return () => acts.push(`-${word}`)
  },
  { word: text('rien'), broken: flag },
) {
  say(): string {
    return this.word
  }
}

register('flx-act', ActElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-act': ActElement
  }
}

describe('an element that only acts', () => {
  beforeEach(() => {
    acts.length = 0
  })

  it('acts while it is in the page, with its properties, and undoes it once out', async () => {
    const element = await fixture<ActElement>(html`<flx-act word="un"><p>Auteur</p></flx-act>`)
    expect(element.innerHTML).to.equal('<p>Auteur</p>')
    element.word = 'deux'
    element.remove()
    await waitUntil(() => acts.length === 4)
    expect(acts).to.deep.equal(['+un', '-un', '+deux', '-deux'])
  })

  it('goes on through a move', async () => {
    const element = await fixture<ActElement>(html`<flx-act></flx-act>`)
    const elsewhere = await fixture<HTMLElement>(html`<div></div>`)
    elsewhere.append(element)
    await Promise.resolve()
    expect(acts).to.deep.equal(['+rien'])
  })

  it('HTTP-03 says which method does not exist', async () => {
    const element = await fixture<ActElement>(html`<flx-act></flx-act>`)
    expect(await element.invoke('say')).to.equal('rien')
    const error: unknown = await element.invoke('fly').catch((reason) => reason)
    expect((error as Error).message).to.equal('flx : la méthode « fly » n’existe pas sur <flx-act>.')
  })

  it('tells flx-error when it fails, and tries again on a new attribute', async () => {
    const element = await fixture<ActElement>(html`<flx-act word="quatre"></flx-act>`)
    let told: unknown
    element.addEventListener('flx-error', (event) => {
      told = event.detail.error
    })
    element.broken = true
    expect(String(told)).to.equal('Error: broken on purpose')
    element.broken = false
    expect(acts.filter((act) => act.endsWith('quatre'))).to.deep.equal(['+quatre', '-quatre', '+quatre'])
  })
})
