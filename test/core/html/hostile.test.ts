import { expect, fixture } from '@open-wc/testing'
import { calls } from '../../../src/contract/calls.ts'
import { configure } from '../../../src/core/configure.ts'
import { showHtml } from '../../../src/core/html/show-html.ts'
import { RequestError } from '../../../src/core/http/request-error.ts'
import { send } from '../../../src/core/http/send.ts'
import { type Answer, script } from '../../support/answers-client.ts'
import { harm } from '../../support/asking.ts'
import { type HostileAnswer, hostileData, markups } from '../../support/hostile-answers.ts'
import { beginProbes, harmOfHtml, setPolicy } from '../../support/hostile-probes.ts'
import { elsewhere, otherOrigin, scriptAnswers, stopped } from '../../support/script-answers.ts'

const page = location.href

/** What is read of each answer that has not the shape that is due. */
const readings = {
  'an object that changes all others': 'json',
  'a list where an object is due': 'json',
  'two hundred levels': 'json',
  'a hundred thousand levels': 'json',
  'numbers that are none': 'json',
  NaN: 'invalid',
  'a text alone': 'json',
  null: 'json',
  'a megabyte of text': 'json',
  'halves of characters': 'json',
  'JSON said to be HTML': 'json',
  'HTML said to be JSON': 'invalid',
  'HTML said to be a text': 'wrong-kind',
  'a script': 'wrong-kind',
  'a picture that is a page': 'wrong-kind',
  'a page in XML': 'html',
  'a type that is none': 'wrong-kind',
  'JSON in a charset that is another': 'invalid',
}

/** What was shown has had its turn: frames, errors of pictures, scripts. */
async function settle(): Promise<void> {
  await fetch('/answers/login')
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

/** What is read of an answer: `json`, `html` or the name of the error. */
async function readAs(answer: Answer): Promise<string> {
  const { base } = await script({ ...answer, repeat: true })
  const end = await send({ address: base }).catch((error: unknown) => error)
  if (end instanceof RequestError) return end.kind
  return (end as { type?: string }).type ?? String(end)
}

/** Whether the script of an answer runs, where what reads answers and what shows HTML are asked to run it. */
async function runs(answer: Answer): Promise<boolean> {
  const { base } = await script({ ...answer, repeat: true })
  const reply = await send({ address: base }).catch(() => undefined)
  const html = reply?.type === 'html' ? reply.html : (reply?.data as { html?: string } | undefined)?.html
  const place = await fixture<HTMLElement>('<div></div>')
  await showHtml(place, html ?? '', { scripts: true })
  await settle()
  place.remove()
  return harm().hurts.includes('ran')
}

describe('the gate for HTML and the reader of answers, before all that is hostile', () => {
  before(async function () {
    this.timeout(60_000)
    if (!(await beginProbes())) this.skip()
  })
  afterEach(() => {
    configure({ origins: undefined, scripts: undefined })
    history.replaceState(null, '', page)
  })

  it('SAFE-02 HTTP-02 what has not the shape that is due is data, HTML of this page or an error by its name', async function () {
    this.timeout(60_000)
    const natives = Object.getOwnPropertyNames(Object.prototype).sort().join()
    const cart = calls.filter(({ tags: [tag] }) => tag === 'flx-cart').slice(0, 1)
    const read: Record<string, string> = {}
    for (const answer of hostileData(cart).filter(({ isDue }) => !isDue)) read[answer.name] = await readAs(answer)
    expect(read).to.deep.equal(readings)
    const due = hostileData(cart).filter(({ isDue }) => isDue)
    const isData = (answer: HostileAnswer): Promise<boolean> => readAs(answer).then((kind) => kind === 'json')
    expect(await Promise.all(due.map(isData))).to.deep.equal(due.map(() => true))
    await settle()
    expect(harm()).to.deep.equal({ hurts: [], threw: [], ways: [] })
    expect(Object.getOwnPropertyNames(Object.prototype).sort().join()).to.equal(natives)
  })

  const [fromHtml] = scriptAnswers('flx-fragment')
  const fromJson = scriptAnswers('flx-cart').find(({ body }) => (body as { html?: string }).html?.includes('<script>'))
  for (const [kind, answer] of Object.entries({ HTML: fromHtml, JSON: fromJson })) {
    it(`SAFE-01 the script of an answer in ${kind} runs from this origin and one that is named, and in no other way`, async () => {
      if (!answer) expect.fail('no answer brings a script')
      expect(await runs(answer)).to.equal(true)
      const ran: string[] = []
      for (const [how, variant] of Object.entries(stopped(answer))) if (await runs(variant)) ran.push(how)
      expect(ran).to.deep.equal([])
      configure({ scripts: false })
      expect(await runs(answer)).to.equal(false)
      configure({ scripts: undefined, origins: [otherOrigin] })
      expect(await runs(elsewhere(answer))).to.equal(true)
    })
  }

  describe('under the policy that a page is asked to have', () => {
    before(() => {
      setPolicy()
      configure({ nonce: 'flx-test' })
    })

    for (const [name, markup] of Object.entries(markups)) {
      it(`SAFE-01 ${name}: nothing of it runs, and the page stays, however it is shown`, async () => {
        configure({ scripts: false })
        for (const mode of ['replace', 'append', 'morph'] as const) {
          for (const html of [markup, `<!doctype html><html><body>${markup}</body></html>`]) {
            const place = await fixture<HTMLElement>('<div><p>avant</p></div>')
            await showHtml(place, html, { mode, scripts: true })
            await settle()
            place.remove()
            expect(harmOfHtml(), mode).to.deep.equal([])
          }
        }
      })
    }
  })
})
