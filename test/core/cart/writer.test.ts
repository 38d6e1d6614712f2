import { expect } from '@open-wc/testing'
import { isAborted } from '../../../src/core/http/request-error.ts'
import { sendHtml } from '../../../src/core/http/send-html.ts'
import { store } from '../../../src/core/store.ts'
import { createWriter, type Writer } from '../../../src/domain/cart/writer.ts'
import { type Script, script } from '../../support/answers-client.ts'

describe('createWriter', () => {
  function writerOf(server: Script): Writer<number, string> {
    return createWriter({
      send: (value, signal, lane) => sendHtml({ address: server.address(lane), body: { value }, signal }),
    })
  }

  it('has one write in flight and one waiting: the newest value wins', async () => {
    const server = await script({ hold: 'first', body: 'un' }, { body: 'cinq' })
    const writer = writerOf(server)
    const first = writer.write('41', 1)
    const others = [2, 3, 4, 5].map((value) => writer.write('41', value))
    await server.requests(1)
    expect(store.get(writer.pending)).to.equal(2)
    expect(writer.intended('41')).to.equal(5)
    await server.release('first')
    expect(await first).to.equal('un')
    expect(await Promise.all(others)).to.deep.equal(['cinq', 'cinq', 'cinq', 'cinq'])
    expect((await server.log()).map((request) => request.fields['value'])).to.deep.equal(['1', '5'])
    expect(store.get(writer.pending)).to.equal(0)
    expect(writer.intended('41')).to.equal(undefined)
  })

  it('keeps the order of different lanes, and goes on after a failure', async () => {
    const server = await script({ status: 500, body: '' }, { body: 'b' }, { body: 'c' })
    const writer = writerOf(server)
    const counts: number[] = []
    const stop = store.sub(writer.pending, () => counts.push(store.get(writer.pending)))
    const ends = await Promise.allSettled([writer.write('a', 1), writer.write('b', 2), writer.write('c', 3)])
    stop()
    expect(ends.map((end) => end.status)).to.deep.equal(['rejected', 'fulfilled', 'fulfilled'])
    expect((await server.log()).map((request) => request.path)).to.deep.equal(['a', 'b', 'c'])
    expect(counts).to.deep.equal([1, 2, 3, 2, 1, 0])
  })

  it('merges the value that waits with the newer one', async () => {
    const server = await script({ hold: 'first', body: '' }, { body: '' })
    const writer = createWriter<Record<string, string>, string>({
      send: (body, signal) => sendHtml({ address: server.address(), body, signal }),
      merge: (waiting, newer) => ({ ...waiting, ...newer }),
    })
    const ends = [writer.write('x', { a: '1' }), writer.write('x', { b: '2' }), writer.write('x', { c: '3' })]
    await server.release('first')
    await Promise.all(ends)
    expect((await server.log()).map((request) => request.fields)).to.deep.equal([{ a: '1' }, { b: '2', c: '3' }])
  })

  it('abandons all when its widget leaves', async () => {
    const server = await script({ hold: 'first', body: '' })
    const writer = writerOf(server)
    const ends = [writer.write('a', 1), writer.write('b', 2)].map((end) => end.catch(isAborted))
    await server.requests(1)
    writer.close()
    expect(await Promise.all(ends)).to.deep.equal([true, true])
    expect(await writer.write('a', 2).catch(isAborted)).to.equal(true)
    expect(await server.log()).to.have.length(1)
  })
})
