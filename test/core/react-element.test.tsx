import { expect, fixture, html } from '@open-wc/testing'
import { useEffect, useState } from 'react'
import { flag, int, oneOf, property, text } from '../../src/core/element/codecs.ts'
import { type FeatureProps, reactElement, useHostMethod } from '../../src/core/element/react-element.ts'
import { register } from '../../src/core/element/register.ts'
import { errorsOf, warningsOf } from '../support/console.ts'
import { failureOf } from '../support/failure-of.ts'
import { waitUntil } from '../support/wait-until.ts'

const attributes = {
  open: flag,
  label: text('sans nom'),
  size: int(10),
  position: oneOf(['left', 'right'], 'left'),
  items: property<string[]>([]),
  broken: flag,
}

interface ProbeMethods {
  press(times: number): string
  read(): Promise<string>
  rest(): void
}

const mounted = { count: 0 }
const calls: string[] = []

function Probe({ host, open, label, size, position, items, broken }: FeatureProps<typeof attributes, ProbeMethods>) {
  const [clicks, setClicks] = useState(0)
  useHostMethod(host, 'press', (times) => {
    calls.push(`press ${times}`)
    setClicks((before) => before + times)
    return `pressed ${times}`
  })
  useHostMethod(host, 'read', async () => {
    calls.push('read')
    if (label === 'illisible') throw new Error('cannot be read')
    return label
  })
  useEffect(() => {
    mounted.count++
    return () => {
      mounted.count--
    }
  }, [])
  if (broken) throw new Error('broken on purpose')
  return (
    <button type="button" className="probe" onClick={() => setClicks(clicks + 1)}>
      {[open, label, size, position, items.join('+'), clicks].join('|')}
    </button>
  )
}

function Nest() {
  return <flx-probe-inner />
}

class ProbeElement extends reactElement(Probe, attributes) {
  press(times: number): Promise<string> {
    return this.call('press', times)
  }

  read(): Promise<string> {
    return this.call('read')
  }

  rest(): Promise<void> {
    return this.call('rest')
  }

  /** What the compiler refuses: this is never run. */
  mistakes(): unknown {
    return [
      // @ts-expect-error there is no such method
      this.call('fly'),
      // @ts-expect-error it takes a number
      this.call('press', 'twice'),
      // @ts-expect-error it takes one argument
      this.call('press'),
      // @ts-expect-error it answers a text
      this.call('press', 1).then((answer: number) => answer),
    ]
  }
}

register('flx-probe', ProbeElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-probe': ProbeElement
  }
}

const shown = (element: Element): string => element.querySelector('.probe')?.textContent ?? ''

async function until(element: Element, expected: string): Promise<void> {
  await waitUntil(() => shown(element) === expected, `shows “${shown(element)}”, not “${expected}”`)
}

async function draw(markup: ReturnType<typeof html>): Promise<ProbeElement> {
  const element = await fixture<ProbeElement>(markup)
  await element.ready
  return element
}

describe('a React feature as an element', () => {
  it('keeps the author’s children beside its own mount node', async () => {
    const element = await draw(html`<flx-probe><p>De l’auteur</p> et du texte</flx-probe>`)
    expect(element.querySelector('p')?.textContent).to.equal('De l’auteur')
    expect(element.textContent).to.contain('et du texte')
    expect(shown(element)).to.equal('false|sans nom|10|left||0')
  })

  it('reads open, open="" and open="on" as true', async () => {
    for (const markup of [html`<flx-probe open></flx-probe>`, html`<flx-probe open="on"></flx-probe>`]) {
      const element = await draw(markup)
      expect(element.open).to.equal(true)
      expect(shown(element)).to.match(/^true/)
    }
  })

  it('lets the removal of an attribute, or an empty one, take effect', async () => {
    const element = await draw(html`<flx-probe open label="Nom" size="4"></flx-probe>`)
    element.removeAttribute('open')
    element.setAttribute('label', '')
    element.removeAttribute('size')
    await until(element, 'false||10|left||0')
    element.removeAttribute('label')
    await until(element, 'false|sans nom|10|left||0')
  })

  it('removes the attribute of a boolean set to false', async () => {
    const element = await draw(html`<flx-probe open></flx-probe>`)
    element.open = false
    expect(element.hasAttribute('open')).to.equal(false)
    element.open = true
    expect(element.getAttribute('open')).to.equal('')
    await until(element, 'true|sans nom|10|left||0')
  })

  it('takes over the properties set before the upgrade', async () => {
    const early = document.createElement('flx-early-probe') as HTMLElement & { label: string; items: string[] }
    early.label = 'tôt'
    early.items = ['a', 'b']
    document.body.append(early)
    register('flx-early-probe', class extends reactElement(Probe, attributes) {})
    await until(early, 'false|tôt|10|left|a+b|0')
    expect(early.getAttribute('label')).to.equal('tôt')
    expect(Object.hasOwn(early, 'label')).to.equal(false)
    early.remove()
  })

  it('keeps its state when it is moved', async () => {
    const element = await draw(html`<flx-probe></flx-probe>`)
    await element.press(3)
    await until(element, 'false|sans nom|10|left||3')
    const elsewhere = await fixture<HTMLElement>(html`<div></div>`)
    elsewhere.append(element)
    await Promise.resolve()
    element.label = 'ailleurs'
    await until(element, 'false|ailleurs|10|left||3')
    expect(element.querySelectorAll('.probe')).to.have.length(1)
  })

  it('unmounts once it has left, and mounts afresh when it returns', async () => {
    const element = await draw(html`<flx-probe></flx-probe>`)
    await element.press(2)
    const before = mounted.count
    const parent = element.parentNode as ParentNode & Node
    element.remove()
    await waitUntil(() => mounted.count === before - 1)
    expect(element.querySelector('.probe')).to.equal(null)
    parent.append(element)
    await until(element, 'false|sans nom|10|left||0')
  })

  it('unmounts nested elements without a React warning', async () => {
    const errors = await errorsOf(async () => {
      register('flx-probe-inner', class extends reactElement(Probe, attributes) {})
      register('flx-probe-nest', class extends reactElement(Nest, {}) {})
      const outer = await fixture<HTMLElement>(html`<flx-probe-nest></flx-probe-nest>`)
      await waitUntil(() => outer.querySelector('.probe'))
      const before = mounted.count
      outer.remove()
      await waitUntil(() => mounted.count === before - 1)
    })
    expect(errors).to.deep.equal([])
  })

  it('does not mount while it is out of the page', async () => {
    const before = mounted.count
    const element = document.createElement('flx-probe')
    element.setAttribute('label', 'dehors')
    element.size = 3
    const other = await draw(html`<flx-probe></flx-probe>`)
    await waitUntil(() => mounted.count > before)
    expect(mounted.count).to.equal(before + 1)
    other.remove()
    expect(element.childNodes).to.have.length(0)
    document.body.append(element)
    await until(element, 'false|dehors|3|left||0')
    element.remove()
  })

  it('falls back for attributes that say something else than they may', async () => {
    const element = await draw(html`<flx-probe size="beaucoup" position="devant"></flx-probe>`)
    expect(shown(element)).to.equal('false|sans nom|10|left||0')
    element.size = 'x' as unknown as number
    expect(element.size).to.equal(10)
  })

  it('sends typed events that bubble and can be cancelled', async () => {
    const { emit } = await import('../../src/core/events.ts')
    const element = await draw(html`<flx-probe></flx-probe>`)
    const parent = element.parentElement as HTMLElement
    parent.addEventListener('flx-error', (event) => event.preventDefault(), { once: true })
    expect(emit(element, 'flx-error', { error: 'x' }, { cancelable: true })).to.equal(false)
    expect(emit(element, 'flx-error', { error: 'x' }, { cancelable: true })).to.equal(true)
  })

  it('keeps the author’s HTML when the feature fails, tells flx-error, and tries again on a new attribute', async () => {
    const element = await draw(html`<flx-probe><p>Reste</p></flx-probe>`)
    let told: unknown
    element.addEventListener('flx-error', (event) => {
      told = event.detail.error
    })
    element.broken = true
    await waitUntil(() => told)
    expect((told as Error).message).to.equal('broken on purpose')
    expect(element.querySelector('p')?.textContent).to.equal('Reste')
    element.broken = false
    await until(element, 'false|sans nom|10|left||0')
  })

  it('survives foreign edits inside what React drew', async () => {
    const element = await draw(html`<flx-probe><p>Reste</p></flx-probe>`)
    element.querySelector('.probe')?.remove()
    const before = mounted.count
    element.broken = true
    await waitUntil(() => mounted.count === before - 1)
    element.remove()
    const next = await draw(html`<flx-probe></flx-probe>`)
    expect(shown(next)).to.equal('false|sans nom|10|left||0')
  })

  it('draws again where someone emptied it', async () => {
    const element = await draw(html`<flx-probe></flx-probe>`)
    element.textContent = ''
    element.label = 'revenu'
    await until(element, 'false|revenu|10|left||0')
  })

  it('runs methods called before the first drawing, and answers them', async () => {
    const element = document.createElement('flx-probe')
    const answer = element.press(4)
    document.body.append(element)
    expect(await answer).to.equal('pressed 4')
    await until(element, 'false|sans nom|10|left||4')
    expect(await element.invoke('press', 1)).to.equal('pressed 1')
    element.remove()
  })

  it('runs the calls that waited in their order, whichever method each is of', async () => {
    calls.length = 0
    const element = document.createElement('flx-probe')
    const answers = [element.read(), element.press(2), element.read(), element.press(3)]
    document.body.append(element)
    answers.push(element.press(1))
    expect(await Promise.all(answers)).to.deep.equal(['sans nom', 'pressed 2', 'sans nom', 'pressed 3', 'pressed 1'])
    expect(calls).to.deep.equal(['read', 'press 2', 'read', 'press 3', 'press 1'])
    element.remove()
  })

  it('rejects a call with what the method itself throws', async () => {
    const element = await draw(html`<flx-probe label="illisible"></flx-probe>`)
    expect((await failureOf(element.read())).message).to.equal('cannot be read')
  })

  it('rejects the calls to a feature that fails while it is drawn, until it is drawn again', async () => {
    const element = document.createElement('flx-probe')
    element.broken = true
    const early = failureOf(element.press(1))
    document.body.append(element)
    const late = failureOf(element.ready.then(() => element.read()))
    expect((await early).message).to.equal(
      'flx : <flx-probe> : la méthode « press » n’a pas agi, l’élément a rencontré une erreur.',
    )
    expect(((await early).cause as Error).message).to.equal('broken on purpose')
    expect((await late).message)
      .to.contain('<flx-probe>')
      .and.to.contain('« read »')
    element.broken = false
    expect(await element.press(2)).to.equal('pressed 2')
    const error = new Promise((resolve) => element.addEventListener('flx-error', resolve, { once: true }))
    element.broken = true
    await error
    expect((await failureOf(element.press(3))).message).to.contain('« press »')
    element.remove()
  })

  it('renders an element that was out of the page for a moment when its turn came', async () => {
    const element = document.createElement('flx-probe')
    document.body.append(element)
    queueMicrotask(() => document.body.append(element))
    element.remove()
    await element.ready
    expect([element.isConnected, element.isReady]).to.deep.equal([true, true])
    element.remove()
  })

  it('rejects the calls that wait when the element leaves before it is drawn, and nobody waits for it any more', async () => {
    const element = document.createElement('flx-probe')
    document.body.append(element)
    const { ready } = element
    const call = failureOf(element.press(1))
    element.remove()
    expect((await call).message).to.equal(
      'flx : <flx-probe> : la méthode « press » n’a pas agi, l’élément a quitté la page.',
    )
    await ready
    expect(element.isReady).to.equal(false)
    const again = element.press(4)
    document.body.append(element)
    expect(await again).to.equal('pressed 4')
    element.remove()
  })

  it('keeps the calls that wait when the element is moved before it is drawn', async () => {
    const element = document.createElement('flx-probe')
    document.body.append(element)
    const call = element.press(1)
    const elsewhere = await fixture<HTMLElement>(html`<div></div>`)
    elsewhere.append(element)
    expect(await call).to.equal('pressed 1')
  })

  it('rejects a call to a method that the feature does not offer', async () => {
    const element = await draw(html`<flx-probe></flx-probe>`)
    expect((await failureOf(element.rest())).message).to.equal(
      'flx : <flx-probe> : la méthode « rest » n’a pas agi, cet élément ne le peut pas.',
    )
  })

  it('HTTP-03 an unknown method is an error that says that it does not exist', async () => {
    const element = await draw(html`<flx-probe></flx-probe>`)
    const error = await failureOf(element.invoke('fly'))
    expect(error.message).to.equal('flx : la méthode « fly » n’existe pas sur <flx-probe>.')
    const inherited = await failureOf(element.invoke('remove'))
    expect(inherited.message).to.contain('n’existe pas')
    expect(element.isConnected).to.equal(true)
  })

  it('can be defined twice, and another version says so', async () => {
    await warningsOf((warnings) => {
      register('flx-probe', ProbeElement)
      expect(warnings).to.deep.equal([])
      register(
        'flx-probe',
        class extends reactElement(Probe, attributes) {
          static override readonly version = '9.9.9'
        },
      )
      expect(warnings).to.have.length(1)
      expect(warnings[0]).to.contain('<flx-probe>').and.to.contain('9.9.9')
      expect(customElements.get('flx-probe')).to.equal(ProbeElement)
    })
  })

  it('shows no dead copy in a clone or a page kept as text', async () => {
    const element = await draw(html`<flx-probe label="Original"><p>Auteur</p></flx-probe>`)
    const clone = element.cloneNode(true) as ProbeElement
    document.body.append(clone)
    await clone.ready
    expect(clone.querySelectorAll('.probe')).to.have.length(1)
    await clone.press(1)
    await until(clone, 'false|Original|10|left||1')
    const kept = await fixture<HTMLElement>(html`<div></div>`)
    kept.append(document.createRange().createContextualFragment(element.outerHTML))
    await until(kept, 'false|Original|10|left||0')
    expect(kept.querySelectorAll('p')).to.have.length(1)
    clone.remove()
  })
})

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'flx-probe-inner': object
    }
  }
}
