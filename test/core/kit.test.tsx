import { expect, fixture } from '@open-wc/testing'
import { atom } from 'jotai/vanilla'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { text } from '../../src/core/element/codecs.ts'
import { type FeatureProps, reactElement, useMountPlace } from '../../src/core/element/react-element.ts'
import { useAuthorAttributes, useAuthorNode, useFieldValue } from '../../src/core/element/use-author-node.ts'

import { handsOnFocus } from '../../src/core/focus/remember-focus.ts'
import { usePlacement } from '../../src/core/overlay/use-placement.ts'
import { store } from '../../src/core/store.ts'
import { useEvent } from '../../src/core/use-event.ts'
import { useStored } from '../../src/core/use-stored.ts'
import { Beside } from '../../src/ui/beside.tsx'
import { FieldNote } from '../../src/ui/field-note.tsx'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

const countAtom = atom(0)
let begun = 0

/** An element that uses each part of the kit once. */
function Kit({ host, label }: FeatureProps<{ label: ReturnType<typeof text> }>): ReactNode {
  const field = useAuthorNode<HTMLInputElement>(host, 'input', { due: 'attend un champ.' })
  useMountPlace(host, field)
  useAuthorAttributes(field, { 'aria-label': label || null, 'data-kit': 'oui' })
  const typed = useFieldValue(field)
  const [clicks, setClicks] = useState(() => {
    begun++
    return 0
  })
  const [items, setItems] = useState(['un', 'deux', 'trois'])
  useEvent(field, 'click', () => setClicks(clicks + 1))
  const { ref, style, isPlaced } = usePlacement(field, { sameWidth: true })
  return (
    <>
      <output className="typed">{typed}</output>
      <output className="clicks">{clicks}</output>
      <output className="stored">{useStored(countAtom)}</output>
      <div ref={ref} style={style} className="placed" data-placed={isPlaced} />
      <ul>
        {items.map((item) => (
          <li key={item}>
            <button type="button" ref={handsOnFocus} onClick={() => setItems(items.filter((each) => each !== item))}>
              {item}
            </button>
          </li>
        ))}
      </ul>
      {field && (
        <Beside of={field} where="before" name="sign">
          <i>{label}</i>
        </Beside>
      )}
      {field && <FieldNote of={field} name="kit" text={typed === 'faux' ? 'Saisissez autre chose.' : ''} />}
    </>
  )
}

class KitElement extends reactElement(Kit, { label: text() }) {}
customElements.define('flx-kit', KitElement)
class FarElement extends reactElement(() => <p>Dessiné</p>, {}, { draws: 'near' }) {}
customElements.define('flx-kit-far', FarElement)

const frame = (): Promise<number> => new Promise(requestAnimationFrame)
const part = <E extends HTMLElement>(root: ParentNode, selector: string): E => root.querySelector(selector) as E

/** Names of the mounts after a field, in their order. */
const rowAfter = (field: Element): (string | null | undefined)[] =>
  [field.nextElementSibling, field.nextElementSibling?.nextElementSibling].map((each) =>
    each?.getAttribute('data-flx-mount'),
  )

async function open(): Promise<{ host: KitElement; field: HTMLInputElement; written: string }> {
  const place = await fixture(
    '<form><flx-kit label="Nom"><p>Avant</p><input aria-label="Écrit" aria-describedby="aide"><p>Après</p></flx-kit></form>',
  )
  const host = place.querySelector('flx-kit') as KitElement
  const written = '<p>Avant</p><input aria-label="Écrit" aria-describedby="aide"><p>Après</p>'
  await host.ready
  return { host, field: part(host, 'input'), written }
}

describe('the kit of the elements', () => {
  it('draws beside the author’s node, which stays the same, and leaves the HTML as it was written', async () => {
    const { host, field, written } = await open()
    expect(rowAfter(field)).to.deep.equal(['note-kit', 'kit'])
    expect(field.previousElementSibling?.textContent).to.equal('Nom')
    expect(field.getAttribute('aria-label')).to.equal('Nom')
    const place = host.parentElement as HTMLElement
    host.remove()
    await new Promise((resolve) => setTimeout(resolve))
    expect(host.innerHTML).to.equal(written)
    place.append(host)
    await host.ready
    expect(part(host, '.typed').isConnected).to.equal(true)
  })

  it('takes a new attribute as a new property: nothing begins anew', async () => {
    const { host, field } = await open()
    const before = begun
    field.click()
    await waitUntil(() => part(host, '.clicks').textContent === '1')
    host.setAttribute('label', 'Ville')
    await waitUntil(() => field.getAttribute('aria-label') === 'Ville')
    expect(begun).to.equal(before)
    expect(part(host, '.clicks').textContent).to.equal('1')
  })

  it('is put back before the next paint where a script empties, moves or clones what is around it', async () => {
    const { host, field } = await open()
    host.container.remove()
    field.nextElementSibling?.remove()
    await frame()
    expect(rowAfter(field)).to.deep.equal(['note-kit', 'kit'])
    host.append(field)
    await frame()
    expect(rowAfter(field)).to.deep.equal(['note-kit', 'kit'])
    expect(field.previousElementSibling?.textContent).to.equal('Nom')
    const copy = host.cloneNode(true) as KitElement
    host.after(copy)
    await copy.ready
    expect(copy.querySelectorAll('.typed')).to.have.length(1)
    expect(copy.querySelectorAll('i')).to.have.length(1)
  })

  it('follows the field that takes the place of another, and what it holds: typed, reset', async () => {
    const { host, field } = await open()
    field.value = 'faux'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await waitUntil(() => part(host, '.typed').textContent === 'faux')
    expect(field.getAttribute('aria-describedby')).to.match(/^aide \S+$/)
    expect(field.getAttribute('aria-invalid')).to.equal('true')
    host.closest('form')?.reset()
    await waitUntil(() => part(host, '.typed').textContent === '')
    expect(field.getAttribute('aria-describedby')).to.equal('aide')
    expect(field.hasAttribute('aria-invalid')).to.equal(false)
    const other = document.createElement('input')
    other.value = 'là'
    field.replaceWith(other)
    await waitUntil(() => part(host, '.typed').textContent === 'là')
    expect(rowAfter(other)).to.deep.equal(['note-kit', 'kit'])
    expect(field.hasAttribute('data-kit')).to.equal(false)
  })

  it('hands the focus on from what goes to what stands nearest', async () => {
    const { host } = await open()
    const button = (name: string): HTMLElement =>
      [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement
    button('deux').focus()
    button('deux').click()
    await waitUntil(() => document.activeElement?.textContent === 'trois')
    button('trois').click()
    await waitUntil(() => document.activeElement?.textContent === 'un')
  })

  it('shows an atom of the store, and stands beside a field as wide as it', async () => {
    const { host, field } = await open()
    store.set(countAtom, 3)
    await waitUntil(() => part(host, '.stored').textContent === '3')
    await waitUntil(() => part(host, '.placed').dataset['placed'] === 'true')
    const [box, placed] = [field.getBoundingClientRect(), part(host, '.placed').getBoundingClientRect()]
    expect([placed.left, placed.width, placed.top]).to.deep.equal([
      Math.round(box.left),
      box.width,
      Math.round(box.bottom + 4),
    ])
  })

  it('says in the console what is missing', async () => {
    const said = await warningsOf(async () => (await fixture<KitElement>('<flx-kit></flx-kit>')).ready)
    expect(said).to.deep.equal(['flx : <flx-kit> : attend un champ.'])
  })

  it('draws what is far from the window once it is near, touched, or waited for', async () => {
    const place = await fixture(
      '<div><div style="height: 300vh"></div><flx-kit-far></flx-kit-far><flx-kit-far></flx-kit-far></div>',
    )
    const [first, second] = place.querySelectorAll<FarElement>('flx-kit-far')
    await frame()
    await frame()
    expect([first?.textContent, second?.textContent]).to.deep.equal(['', ''])
    await second?.ready
    expect([first?.textContent, second?.textContent]).to.deep.equal(['', 'Dessiné'])
    first?.dispatchEvent(new Event('focusin'))
    await waitUntil(() => first?.textContent === 'Dessiné')
  })

  it('lives in a page of React that takes it away and brings it back', async () => {
    const place = await fixture<HTMLElement>('<div></div>')
    const root = createRoot(place)
    const draw = (isThere: boolean): void =>
      root.render(
        isThere ? (
          <flx-kit key="kit" label="Nom">
            <input />
          </flx-kit>
        ) : (
          <p key="none">rien</p>
        ),
      )
    draw(true)
    await waitUntil(() => place.querySelector('.typed'))
    draw(false)
    await waitUntil(() => place.textContent === 'rien')
    draw(true)
    await waitUntil(() => place.querySelector('.typed'))
    root.unmount()
    await waitUntil(() => place.innerHTML === '')
  })
})

declare global {
  namespace React.JSX {
    interface IntrinsicElements {
      'flx-kit': { label: string; children: ReactNode; key?: string }
    }
  }
}
