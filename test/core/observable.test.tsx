import { expect } from '@open-wc/testing'
import { createRoot } from 'react-dom/client'
import { observable } from '../../src/core/observable.ts'
import { useObservable } from '../../src/core/use-observable.ts'
import { waitUntil } from '../support/wait-until.ts'

const word = observable('un')
let subscribed = 0
const counted = {
  get: word.get,
  subscribe(listener: () => void) {
    subscribed++
    const stop = word.subscribe(listener)
    return () => {
      subscribed--
      stop()
    }
  },
}

function Word() {
  return useObservable(counted)
}

describe('an observable', () => {
  it('calls back after each replacement of its value, until it is stopped', () => {
    const count = observable(1)
    const seen: number[] = []
    const stop = count.subscribe(() => seen.push(count.get()))
    count.set(2)
    count.set(2)
    stop()
    count.set(3)
    expect(seen).to.deep.equal([2, 2])
    expect(count.get()).to.equal(3)
  })

  it('calls back each time those who listened when the value was replaced, whatever they do', () => {
    const letter = observable('a')
    const seen: string[] = []
    const listen = (): void => {
      stop()
      seen.push(letter.get())
      stop = letter.subscribe(listen)
    }
    let stop = letter.subscribe(listen)
    letter.set('b')
    letter.set('c')
    expect(seen).to.deep.equal(['b', 'c'])
  })

  it('draws again the components that use it, and forgets those that have gone', async () => {
    const place = document.createElement('div')
    const root = createRoot(place)
    root.render(<Word />)
    await waitUntil(() => place.textContent === 'un')
    word.set('deux')
    await waitUntil(() => place.textContent === 'deux')
    root.unmount()
    await waitUntil(() => subscribed === 0)
  })
})
