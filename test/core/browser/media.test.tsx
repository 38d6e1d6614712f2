import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { createRoot } from 'react-dom/client'
import { onMedia, prefersReducedMotion } from '../../../src/core/browser/media.ts'
import { useMedia } from '../../../src/core/browser/use-media.ts'
import { waitUntil } from '../../support/wait-until.ts'

const query = '(prefers-reduced-motion: reduce)'

function Answer() {
  return <p>{useMedia(query) ? 'reduced' : 'moving'}</p>
}

describe('media', () => {
  it('answers and tells of changes, to functions and to components', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' })
    const place = document.createElement('div')
    const root = createRoot(place)
    root.render(<Answer />)
    await waitUntil(() => place.textContent === 'moving')
    expect(prefersReducedMotion()).to.equal(false)

    const told: boolean[] = []
    const stop = onMedia(query, (matches) => told.push(matches))
    await emulateMedia({ reducedMotion: 'reduce' })
    await waitUntil(() => place.textContent === 'reduced')
    expect(prefersReducedMotion()).to.equal(true)
    stop()
    await emulateMedia({ reducedMotion: 'no-preference' })
    await waitUntil(() => place.textContent === 'moving')
    expect(told).to.deep.equal([true])
    root.unmount()
  })
})
