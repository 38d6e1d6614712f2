import { expect } from '@open-wc/testing'

interface Failure extends Error {
  actual: unknown
  expected: unknown
}

/** Runs one test apart, and gives the error that its reporter would be told. */
async function failureOf(test: () => void): Promise<Failure> {
  const { Runner, Suite, Test } = (globalThis as unknown as { Mocha: typeof Mocha }).Mocha
  const suite = Suite.create(new Suite(''), 'apart')
  suite.addTest(new Test('fails', test))
  const runner = new Runner(suite, {})
  const failure = new Promise((resolve) => runner.once('fail', (_test, error) => resolve(error)))
  runner.run()
  return (await failure) as Failure
}

describe('the report of a failed assertion', () => {
  it('can be sent when it compares elements, and names them', async () => {
    const button = document.createElement('button')
    button.id = 'envoi'
    const { actual, expected, message } = await failureOf(() => expect(button).to.equal(document.head))
    expect(structuredClone({ actual, expected })).to.deep.equal({ actual: '<button id="envoi">', expected: '<head>' })
    expect(message).to.contain('expected <button id="envoi"></button> to equal <head>')
    expect(message.length).to.be.at.most(1001)
  })

  it('can be sent when lists and objects hold elements, functions or themselves', async () => {
    const ring: Record<string, unknown> = { act: () => 1, place: document.head }
    ring.self = ring
    const { actual, expected } = await failureOf(() => expect([document.body]).to.deep.equal(ring))
    expect(structuredClone({ actual, expected })).to.deep.equal({
      actual: '["<body>"]',
      expected: '{"act":"() => 1","place":"<head>","self":"…"}',
    })
  })

  it('keeps what can be sent as it is', async () => {
    const { actual, expected } = await failureOf(() => expect({ a: 1 }).to.deep.equal({ a: 2 }))
    expect([actual, expected]).to.deep.equal([{ a: 1 }, { a: 2 }])
  })
})
