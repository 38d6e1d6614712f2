import { expect } from '@open-wc/testing'

/** Runs one test apart, and gives the error that its reporter would be told. */
async function failureOf(test: () => void): Promise<Chai.AssertionError> {
  const { Runner, Suite, Test } = (globalThis as unknown as { Mocha: typeof Mocha }).Mocha
  const suite = new Suite('', undefined, true)
  suite.addTest(new Test('fails', test))
  const runner = new Runner(suite, {})
  const failure = new Promise((resolve) => runner.once('fail', (_test, error) => resolve(error)))
  runner.run()
  return (await failure) as Chai.AssertionError
}

describe('the report of a failed assertion', () => {
  it('can be sent when it compares elements, and names them', async () => {
    const button = document.createElement('button')
    button.id = 'envoi'
    const { actual, expected, message } = await failureOf(() => expect(button).to.equal(document.body))
    expect(structuredClone({ actual, expected })).to.deep.equal({ actual: '<button id="envoi">', expected: '<body>' })
    expect(message).to.contain('to equal <body>')
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
