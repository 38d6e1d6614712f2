import { expect, fixture, html } from '@open-wc/testing'
import { type Behaviour, behaviourElement } from '../../src/core/element/behaviour-element.ts'
import { flag, text } from '../../src/core/element/codecs.ts'
import { register } from '../../src/core/element/register.ts'
import { failureOf } from '../support/failure-of.ts'
import { waitUntil } from '../support/wait-until.ts'

const acts: string[] = []
const attributes = { word: text('rien'), broken: flag, mute: flag }

interface ActMethods {
  repeat(times: number): string
  hush(): void
}

const act: Behaviour<typeof attributes, ActMethods> = (host) => {
  const { word, broken, mute } = host
  if (broken) throw new Error('broken on purpose')
  acts.push(`+${word}`)
  if (mute) return undefined
  host.methods.provide('repeat', (times) => {
    acts.push(`repeat ${times}`)
    return word.repeat(times)
  })
  host.methods.provide('hush', () => void acts.push('hush'))
  return () => acts.push(`-${word}`)
}

class ActElement extends behaviourElement(act, attributes) {
  say(): string {
    return this.word
  }

  repeat(times: number): Promise<string> {
    return this.call('repeat', times)
  }

  hush(): Promise<void> {
    return this.call('hush')
  }

  /** What the compiler refuses: this is never run. */
  mistakes(): unknown {
    return [
      // @ts-expect-error there is no such method
      this.call('fly'),
      // @ts-expect-error it takes a number
      this.call('repeat', 'twice'),
    ]
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

  it('answers the calls of its class at once, with its present properties', async () => {
    const element = await fixture<ActElement>(html`<flx-act word="ab"></flx-act>`)
    const answer = element.repeat(2)
    expect(acts.includes('repeat 2')).to.equal(true)
    expect(await answer).to.equal('abab')
    element.word = 'c'
    expect(await element.repeat(2)).to.equal('cc')
  })

  it('runs the calls made before it is in the page, in their order', async () => {
    const element = document.createElement('flx-act')
    const answers = [element.hush(), element.repeat(1), element.hush(), element.repeat(2)]
    document.body.append(element)
    expect(await Promise.all(answers)).to.deep.equal([undefined, 'rien', undefined, 'rienrien'])
    const ran = acts.filter((each) => /^(hush|repeat)/.test(each))
    expect(ran).to.deep.equal(['hush', 'repeat 1', 'hush', 'repeat 2'])
    element.remove()
  })

  it('rejects the calls to a behaviour that fails, or that does not offer the method here', async () => {
    const element = await fixture<ActElement>(html`<flx-act broken></flx-act>`)
    const failed = await failureOf(element.repeat(1))
    expect(failed.message).to.equal(
      'flx : <flx-act> : la méthode « repeat » n’a pas agi, l’élément a rencontré une erreur.',
    )
    expect((failed.cause as Error).message).to.equal('broken on purpose')
    element.mute = true
    element.broken = false
    expect((await failureOf(element.repeat(1))).message).to.contain('cet élément ne le peut pas')
    element.mute = false
    expect(await element.repeat(1)).to.equal('rien')
  })

  it('keeps a call made while it is out of the page for its return', async () => {
    const element = await fixture<ActElement>(html`<flx-act></flx-act>`)
    const parent = element.parentElement as HTMLElement
    element.remove()
    await waitUntil(() => acts.includes('-rien'))
    const waiting = element.repeat(3)
    parent.append(element)
    expect(await waiting).to.equal('rienrienrien')
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
