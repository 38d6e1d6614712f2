import { expect } from '@open-wc/testing'
import { changeTogether } from '../../../src/core/html/show-html.ts'

function busyFor(duration: number): void {
  const end = performance.now() + duration
  while (performance.now() < end);
}

describe('what is shown together', () => {
  it('FRAG-03 after an image that takes long, what comes in the pause makes one image', async () => {
    const order: string[] = []
    const show = (name: string, duration = 0) =>
      changeTogether(
        () => {
          order.push(`${name} is read`)
          return () => order.push(`${name} is put back`)
        },
        () => busyFor(duration),
      )
    await show('first', 30)
    const second = show('second')
    // Sooner than the pause ends, later than the next image.
    await new Promise((done) => setTimeout(done, 50))
    await Promise.all([second, show('third')])
    expect(order.slice(2)).to.deep.equal(['second is read', 'third is read', 'second is put back', 'third is put back'])
  })
})
