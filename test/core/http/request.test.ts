import { expect, fixture, html } from '@open-wc/testing'
import { showHtml } from '../../../src/core/html/show-html.ts'
import { type RequestOptions, request, requestHtml, requestJson } from '../../../src/core/http/request.ts'
import { RequestError } from '../../../src/core/http/request-error.ts'
import { addressOf, script } from '../../support/answers-client.ts'
import { errorsOf, warningsOf } from '../../support/console.ts'

describe('flx.request', () => {
  it('HTTP-01 posts by default and gives the answer, as a promise and to callbacks, in order', async () => {
    const server = await script({ body: { n: 1 } })
    const calls: unknown[] = []
    const options: RequestOptions = {
      url: server.address('a'),
      data: { action: 'lire' },
      beforeSend: (given) => void calls.push(['before', given.url]),
      success: (data, reply) => calls.push(['success', data, reply.type]),
      failure: () => calls.push(['failure']),
      complete: () => calls.push(['complete']),
    }
    expect(await request(options)).to.deep.equal({ n: 1 })
    expect(calls).to.deep.equal([['before', server.address('a')], ['success', { n: 1 }, 'json'], ['complete']])
    const [logged] = await server.log()
    expect(logged?.method).to.equal('POST')
    expect(logged?.fields).to.deep.equal({ action: 'lire' })
  })

  it('HTTP-01 sends a form, by itself or by selector, to its own action, with more fields', async () => {
    const server = await script({ body: {}, repeat: true })
    await fixture(html`<form id="avis" action=${server.address('form')}><input name="note" value="5" /></form>`)
    await request({ form: '#avis' })
    await request({ form: '#avis', data: { action: 'noter' } })
    await request({ form: '#avis', data: 'a=1', url: server.address('ailleurs') })
    await request({ form: document.forms.namedItem('avis') ?? '', data: new FormData(), method: 'put' })
    const log = await server.log()
    expect(log.map((logged) => [logged.method, logged.path, logged.fields])).to.deep.equal([
      ['POST', 'form', { note: '5' }],
      ['POST', 'form', { note: '5', action: 'noter' }],
      ['POST', 'ailleurs', { note: '5', a: '1' }],
      ['PUT', 'form', { note: '5' }],
    ])
  })

  it('HTTP-01 the JSON variant refuses HTML, the HTML variant refuses JSON', async () => {
    const errors = await errorsOf(async () => {
      for (const [variant, body] of [
        [requestJson, '<p>Bonjour</p>'],
        [requestHtml, { a: 1 }],
      ] as const) {
        const error = await variant({ url: addressOf({ body }) }).catch((cause: unknown) => cause)
        expect(error).to.be.instanceOf(RequestError)
        expect((error as RequestError).kind).to.equal('wrong-kind')
      }
    })
    expect(errors).to.have.length(2)
    expect(await requestJson({ url: addressOf({ body: [1] }) })).to.deep.equal([1])
  })

  it('HTTP-01 the HTML variant shows the answer in a target and runs its scripts', async () => {
    window.ran = []
    const target = await fixture<HTMLElement>(html`<div id="cible">avant</div>`)
    await requestHtml({ url: addressOf({ body: '<p>un</p><script>window.ran.push("un")</script>' }), target: '#cible' })
    expect(target.querySelector('p')?.textContent).to.equal('un')
    await requestHtml({ url: addressOf({ body: '<p>deux</p>' }), target, mode: 'append' })
    expect([...target.querySelectorAll('p')].map((p) => p.textContent)).to.deep.equal(['un', 'deux'])
    expect(window.ran).to.deep.equal(['un'])
  })

  it('HTTP-02 on a failure, keeps what was on screen and gives one sentence; nobody has to catch it', async () => {
    const target = await fixture<HTMLElement>(html`<div><p>avant</p></div>`)
    const before = target.innerHTML
    const kinds: string[] = []
    const answers = [
      { status: 500, body: 'x' },
      { status: 404, body: 'x' },
      { drop: true },
      { redirect: '/answers/login' },
    ]
    await errorsOf(async () => {
      for (const answer of [...answers, { body: '<p>coup', truncated: true }]) {
        await new Promise<void>((complete) => {
          void requestHtml({
            url: addressOf(answer),
            target,
            failure: (error) => {
              expect(error.message).to.match(/^[A-ZÀ-Ý].*\.$/)
              kinds.push(error.kind)
            },
            complete,
          })
        })
      }
    })
    expect(kinds).to.deep.equal(['failed', 'refused', 'network', 'session', 'truncated'])
    expect(target.innerHTML).to.equal(before)
  })

  it('says in the console what failed, with its address', async () => {
    const url = addressOf({ status: 500, body: '' })
    const said = await errorsOf(() => request({ url }).catch(() => {}))
    expect(said).to.have.length(1)
    expect(said[0]).to.contain('/answers/give').and.to.contain('statut 500')
  })

  it('HTTP-01 beforeSend keeps a request here by returning false', async () => {
    const server = await script({ body: {} })
    const kinds: string[] = []
    const kept = request({
      url: server.address(),
      beforeSend: () => false,
      failure: (error) => kinds.push(error.kind),
    })
    await kept.catch(() => {})
    expect(kinds).to.deep.equal(['aborted'])
    expect(await server.log()).to.have.length(0)
  })

  it('HTTP-05 async: false is said in the console, and the request is sent as any other', async () => {
    let isHere = false
    const said = await warningsOf(async () => {
      const answer = request({ url: addressOf({ body: { a: 1 } }), async: false })
      isHere = true
      expect(await answer).to.deep.equal({ a: 1 })
    })
    expect([said.length, isHere]).to.deep.equal([1, true])
    expect(said[0]).to.contain('async: false')
  })

  it('a selector that finds nothing reaches the failure callback as any other error', async () => {
    const details: string[] = []
    await errorsOf(() =>
      request({ url: '/', target: '#absent', failure: (error) => details.push(error.detail) }).catch(() => {}),
    )
    expect(details[0]).to.contain('« #absent »')
  })

  it('the values of a form that was sent are the server’s to say; those of one that failed are not', async () => {
    const fields = (value: string) => `<form><input name="q" value="${value}"></form>`
    const target = await fixture<HTMLElement>(html`<div></div>`)
    await showHtml(target, fields('2'))
    const [form, field] = [target.querySelector('form'), target.querySelector('input')]
    if (!form || !field) throw new Error('no form')
    field.value = '9'
    await errorsOf(() => request({ form, url: addressOf({ status: 500, body: '' }) }).catch(() => {}))
    await showHtml(target, fields('2'), { mode: 'morph' })
    expect(field.value).to.equal('9')
    await request({ form, url: addressOf({ body: {} }) })
    await showHtml(target, fields('5'), { mode: 'morph' })
    expect(field.value).to.equal('5')
  })
})
