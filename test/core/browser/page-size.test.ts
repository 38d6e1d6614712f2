import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { isMobile, onMobile, onResize } from '../../../src/core/browser/media.ts'
import { waitUntil } from '../../support/wait-until.ts'

describe('the size of a page', () => {
  it('PAGE-09 mobile is below 768 px', async () => {
    const told: boolean[] = []
    await setViewport({ width: 768, height: 600 })
    const stop = onMobile((mobile) => told.push(mobile))
    expect(isMobile()).to.equal(false)
    await setViewport({ width: 767, height: 600 })
    expect(isMobile()).to.equal(true)
    await waitUntil(() => told.length === 1)
    await setViewport({ width: 900, height: 600 })
    await waitUntil(() => told.length === 2)
    stop()
    await setViewport({ width: 500, height: 600 })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await setViewport({ width: 900, height: 600 })
    expect(told).to.deep.equal([true, false])
  })

  it('PAGE-10 refreshes once, 350 ms after the last resize', () => {
    const timers = new Map<number, { act: () => void; delay: number }>()
    const { setTimeout, clearTimeout } = window
    let last = 0
    Object.assign(window, {
      setTimeout: (act: () => void, delay: number) => {
        timers.set(++last, { act, delay })
        return last
      },
      clearTimeout: (id: number) => timers.delete(id),
    })
    try {
      let refreshed = 0
      const stop = onResize(() => refreshed++)
      for (let resize = 0; resize < 5; resize++) dispatchEvent(new Event('resize'))
      expect([...timers.values()].map(({ delay }) => delay)).to.deep.equal([350])
      expect(refreshed).to.equal(0)
      for (const { act } of timers.values()) act()
      expect(refreshed).to.equal(1)
      dispatchEvent(new Event('resize'))
      stop()
      dispatchEvent(new Event('resize'))
      expect([...timers.keys()].filter((id) => id > 6)).to.deep.equal([])
      expect(timers.has(6)).to.equal(false)
    } finally {
      Object.assign(window, { setTimeout, clearTimeout })
    }
  })
})
