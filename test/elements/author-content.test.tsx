import { expect, fixture } from '@open-wc/testing'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../elements/front-popup.ts'
import '../../elements/modal.ts'
import '../../elements/popup.ts'
import { waitUntil } from '../support/wait-until.ts'

const texts = (root: Element): string[] => [...root.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')

describe('content that a framework wrote in an element', () => {
  for (const tag of ['flx-modal', 'flx-popup', 'flx-front-popup']) {
    it(`MODAL-01 <${tag}> in a page of React, which adds, takes away, orders and rewrites its children`, async () => {
      const place = await fixture<HTMLElement>('<div></div>')
      const thrown: unknown[] = []
      const root = createRoot(place, { onUncaughtError: (error) => thrown.push(error) })
      const draw = (...words: string[]): void =>
        flushSync(() =>
          root.render(
            createElement(tag, { label: 'Bonjour' }, [
              ...words.map((word) => createElement('p', { key: word }, `${word}, ${words.length}`)),
            ]),
          ),
        )
      draw('un', 'deux')
      const host = place.querySelector(tag) as HTMLElement & { ready: Promise<void> }
      await host.ready
      await waitUntil(() => host.querySelector('[data-flx-slot] p'))
      const [first] = host.querySelectorAll('p')
      draw('zéro', 'un', 'deux', 'trois')
      expect(texts(host)).to.deep.equal(['zéro, 4', 'un, 4', 'deux, 4', 'trois, 4'])
      draw('trois', 'un')
      expect(texts(host)).to.deep.equal(['trois, 2', 'un, 2'])
      expect(host.querySelectorAll('p')[1]).to.equal(first)
      draw()
      expect(texts(host)).to.deep.equal([])
      draw('neuf')
      expect(host.querySelector('[data-flx-slot]')?.textContent).to.equal('neuf, 1')
      flushSync(() => root.render(createElement(tag, { label: 'Bonjour' }, 'un seul texte')))
      flushSync(() => root.render(createElement(tag, { label: 'Bonjour' }, 'un autre texte')))
      expect(host.querySelector('[data-flx-slot]')?.textContent).to.equal('un autre texte')
      flushSync(() => root.unmount())
      await waitUntil(() => place.innerHTML === '')
      expect(thrown).to.deep.equal([])
    })
  }
})
