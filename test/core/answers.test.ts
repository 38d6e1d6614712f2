import { expect } from '@open-wc/testing'
import { script } from '../support/answers-client.ts'

describe('the answers that tests get', () => {
  it('come in order, by path, and are logged with their fields', async () => {
    const server = await script({ body: { n: 1 } }, { path: 'b', body: '<p>b</p>' }, { body: { n: 2 } })
    const first = await fetch(server.address('a?x=1'), { method: 'POST', body: new URLSearchParams({ action: 'é' }) })
    expect(await first.json()).to.deep.equal({ n: 1 })
    const form = new FormData()
    form.append('q', '1')
    form.append('q', '2')
    const second = await fetch(server.address('b'), { method: 'POST', body: form })
    expect(await second.text()).to.equal('<p>b</p>')
    const [a, b] = await server.requests(2)
    expect(a?.fields).to.deep.equal({ action: 'é' })
    expect(a?.query).to.deep.equal({ x: '1' })
    expect(b?.fields).to.deep.equal({ q: ['1', '2'] })
  })

  it('can be held, cut short and dropped', async () => {
    const server = await script(
      { hold: 'a', body: 'late' },
      { body: 'on time' },
      { body: 'short', truncated: true },
      { drop: true },
    )
    const late = fetch(server.address(), { method: 'POST' })
    await server.requests(1)
    expect(await (await fetch(server.address())).text()).to.equal('on time')
    await server.release('a')
    expect(await (await late).text()).to.equal('late')
    const cut = await fetch(server.address())
      .then((answer) => answer.text())
      .then(
        () => 'whole',
        () => 'cut',
      )
    expect(cut).to.equal('cut')
    const dropped = await fetch(server.address(), { method: 'POST' }).then(
      () => 'came',
      () => 'dropped',
    )
    expect(dropped).to.equal('dropped')
  })
})
