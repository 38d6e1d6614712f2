import { expect } from '@open-wc/testing'
import { createLatest } from '../../../src/core/http/latest.ts'
import { isAborted } from '../../../src/core/http/request-error.ts'
import { sendHtml } from '../../../src/core/http/send.ts'
import { script } from '../../support/answers-client.ts'

describe('createLatest', () => {
  it('a late answer never comes out after a newer one', async () => {
    const server = await script({ path: 'old', hold: 'old', body: 'old' }, { path: 'new', body: 'new' })
    const latest = createLatest()
    const seen: string[] = []
    const ask = (term: string) =>
      latest.run((signal) => sendHtml({ address: server.address(term), signal })).then((html) => seen.push(html))
    const old = ask('old').catch((error: unknown) => isAborted(error))
    await server.requests(1)
    await ask('new')
    await server.release('old')
    expect(await old).to.equal(true)
    expect(seen).to.deep.equal(['new'])
  })

  it('drops a late answer even from a task that ignores its signal', async () => {
    const latest = createLatest()
    let answer: (text: string) => void = () => {}
    const old = latest.run(() => new Promise<string>((resolve) => (answer = resolve)))
    const newer = latest.run(() => Promise.resolve('new'))
    answer('old')
    expect(await newer).to.equal('new')
    expect(await old.catch(isAborted)).to.equal(true)
  })
})
