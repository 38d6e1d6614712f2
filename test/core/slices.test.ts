import { expect } from '@open-wc/testing'
import { eachInSlices } from '../../src/core/create-yield.ts'

interface Scheduler {
  postTask(task: () => void, options: { priority: 'user-blocking'; delay: number }): Promise<void>
}

const busy = (ms: number): void => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

describe('eachInSlices', () => {
  it('goes through the list in order, also through what a step appends', async () => {
    const list = [1, 2, 3]
    const seen: number[] = []
    await eachInSlices(list, (value, index) => {
      seen.push(value)
      if (index === 0) list.push(4)
    })
    expect(seen).to.deep.equal([1, 2, 3, 4])
  })

  it('MENU-13 lets what the visitor does pass between slices', async () => {
    const { scheduler } = globalThis as unknown as { scheduler: Scheduler }
    let acts = 0
    let isOver = false
    const act = (): void => {
      if (isOver) return
      acts++
      void scheduler.postTask(act, { priority: 'user-blocking', delay: 2 })
    }
    void scheduler.postTask(act, { priority: 'user-blocking', delay: 2 })
    await eachInSlices(Array.from({ length: 50 }), () => busy(4))
    isOver = true
    expect(acts).to.be.greaterThan(3)
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    let steps = 0
    const work = eachInSlices(
      Array.from({ length: 100 }),
      () => {
        steps++
        busy(4)
      },
      stop.signal,
    )
    stop.abort(new Error('left'))
    const reason = await work.then(
      () => undefined,
      (error: Error) => error.message,
    )
    expect(reason).to.equal('left')
    expect(steps).to.be.lessThan(100)
  })
})
