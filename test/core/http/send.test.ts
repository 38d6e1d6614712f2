import { expect } from '@open-wc/testing'
import * as v from 'valibot'
import { endpoint } from '../../../src/core/config.ts'
import { configure } from '../../../src/core/configure.ts'
import type { RequestErrorKind } from '../../../src/core/http/failures.ts'
import { RequestError } from '../../../src/core/http/request-error.ts'
import { send, sendHtml } from '../../../src/core/http/send.ts'
import { sendJson } from '../../../src/core/http/send-json.ts'
import { addressOf, script } from '../../support/answers-client.ts'

async function failure(promise: Promise<unknown>): Promise<RequestError> {
  const outcome = await promise.then(
    () => 'no error',
    (error: unknown) => error,
  )
  if (outcome instanceof RequestError) return outcome
  throw new Error(`a RequestError was due, came: ${outcome}`)
}

describe('send', () => {
  it('HTTP-01 posts by default, asks for JSON before HTML, and says that a script asks', async () => {
    const server = await script({ body: { n: 1 } })
    const reply = await send({ address: server.address('a'), body: { action: 'été', n: 2, ok: true, none: undefined } })
    expect(reply).to.deep.include({ type: 'json', data: { n: 1 } })
    const [request] = await server.log()
    expect(request?.method).to.equal('POST')
    expect(request?.fields).to.deep.equal({ action: 'été', n: '2', ok: 'true' })
    expect(request?.type).to.contain('application/x-www-form-urlencoded')
    expect(request?.headers['accept']).to.equal('application/json, text/html;q=0.9')
    expect(request?.headers['x-requested-with']).to.equal('XMLHttpRequest')
  })

  it('HTTP-01 nests lists and objects as PHP reads them', async () => {
    const server = await script({ body: {} })
    await send({
      address: server.address(),
      body: { panierv3: { action: 'change_aff_prix', value: 'ht' }, id: [4, 5] },
    })
    const [request] = await server.log()
    expect(request?.fields).to.deep.equal({
      'panierv3[action]': 'change_aff_prix',
      'panierv3[value]': 'ht',
      'id[]': ['4', '5'],
    })
  })

  it('HTTP-01 sends a form, serialised data, or form data; a GET carries them in its address', async () => {
    const server = await script({ body: {}, repeat: true })
    const form = document.createElement('form')
    form.append(Object.assign(document.createElement('input'), { name: 'ville', value: 'Orléans' }))
    const data = new FormData()
    data.append('fichier', new File(['x'], 'devis.pdf'))
    await send({ address: server.address('form'), body: form })
    await send({ address: server.address('text'), body: 'a=1&b=%C3%A9' })
    await send({ address: server.address('data'), body: data })
    await send({ address: server.address('get?x=1#bas'), method: 'get', body: { term: 'éco' } })
    const [formed, text, multipart, get] = await server.log()
    expect(formed?.fields).to.deep.equal({ ville: 'Orléans' })
    expect(text?.fields).to.deep.equal({ a: '1', b: 'é' })
    expect(multipart?.type).to.contain('multipart/form-data')
    expect(multipart?.fields).to.deep.equal({ fichier: 'devis.pdf' })
    expect(get?.method).to.equal('GET')
    expect(get?.query).to.deep.equal({ x: '1', term: 'éco' })
  })

  it('reads the answer as what it is: HTML, JSON, JSON that a server calls text/html, nothing at all', async () => {
    const server = await script(
      { body: '<p>Bonjour</p>' },
      { body: '[Accueil] puis {suite}' },
      { type: 'html', body: '{"status":"ok"}' },
      { type: 'application/problem+json; charset=utf-8', body: { a: 1 } },
      { status: 204, type: 'none' },
    )
    const call = { address: server.address() }
    expect(await send(call)).to.deep.include({ type: 'html', html: '<p>Bonjour</p>' })
    expect(await send(call)).to.deep.include({ type: 'html', html: '[Accueil] puis {suite}' })
    expect(await send(call)).to.deep.include({ type: 'json', data: { status: 'ok' } })
    expect(await send(call)).to.deep.include({ type: 'json', data: { a: 1 } })
    expect(await send(call)).to.deep.include({ type: 'html', html: '' })
  })

  it('resolves services under the configured base', () => {
    expect(endpoint('ajax/x.php')).to.equal(`${location.origin}/globalflexit/ajax/x.php`)
    configure({ base: 'https://exemple.test/html/globalflexit' })
    expect(endpoint('/ajax/x.php')).to.equal('https://exemple.test/html/globalflexit/ajax/x.php')
    configure({ base: '/globalflexit/' })
  })
})

describe('RequestError', () => {
  const due = v.object({ panier: v.object({ lignes: v.array(v.object({ quantite: v.number() })) }) })
  const kinds: [RequestErrorKind, () => Promise<RequestError>, RegExp][] = [
    [
      'timeout',
      async () => {
        const server = await script({ hold: 'for ever', body: '' })
        const error = await failure(send({ address: server.address(), timeout: 60 }))
        await server.release('for ever')
        return error
      },
      /trop de temps/,
    ],
    ['network', () => failure(send({ address: addressOf({ drop: true }) })), /connexion au serveur a échoué/],
    ['refused', () => failure(send({ address: addressOf({ status: 404, body: 'Absent' }) })), /refusé/],
    [
      'failed',
      () => failure(send({ address: addressOf({ status: 500, body: '<h1>500</h1>' }) })),
      /rencontré une erreur/,
    ],
    [
      'wrong-kind',
      () => failure(sendJson({ address: addressOf({ body: '<p>Bonjour</p>' }) }, due)),
      /réponse attendue/,
    ],
    ['wrong-kind', () => failure(sendHtml({ address: addressOf({ body: { a: 1 } }) })), /réponse attendue/],
    ['invalid', () => failure(send({ address: addressOf({ type: 'json', body: 'ok' }) })), /pas pu être lue/],
    ['truncated', () => failure(send({ address: addressOf({ body: { a: 1 }, truncated: true }) })), /incomplète/],
    ['truncated', () => failure(send({ address: addressOf({ type: 'json', body: '{"a":[1,2' }) })), /incomplète/],
    ['session', () => failure(send({ address: addressOf({ redirect: '/answers/login' }) })), /session a expiré/],
    ['session', () => failure(send({ address: addressOf({ status: 401, body: {} }) })), /session a expiré/],
    ['session', () => failure(send({ address: '/answers/login' })), /session a expiré/],
    [
      'session',
      () => failure(send({ address: addressOf({ status: 403, body: '<section data-flx-login>Connexion</section>' }) })),
      /session a expiré/,
    ],
  ]
  for (const [kind, provoke, message] of kinds) {
    it(`HTTP-02 ${kind}: one clear message, with its address`, async () => {
      const error = await provoke()
      expect(error.kind).to.equal(kind)
      expect(error.message).to.match(message)
      expect(error.address).to.contain(location.origin)
      expect(error.detail).to.contain(error.address)
    })
  }

  it('HTTP-02 offline: says that the visitor is', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    try {
      const error = await failure(send({ address: addressOf({ drop: true }) }))
      expect(error.kind).to.equal('offline')
      expect(error.message).to.contain('hors connexion')
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  })

  for (const [wait, due] of [
    ['', 'Réessayez dans un instant.'],
    ['40', 'Réessayez dans 40\u00a0secondes.'],
    ['600', 'Réessayez dans 10\u00a0minutes.'],
    ['Wed, 21 Oct 2065 07:28:00 GMT', 'Réessayez dans un instant.'],
  ] as const) {
    it(`HTTP-02 too many requests: says so, and when to try again (Retry-After: ${wait || 'none'})`, async () => {
      const headers: Record<string, string> = wait ? { 'Retry-After': wait } : {}
      const error = await failure(send({ address: addressOf({ status: 429, body: {}, headers }) }))
      expect(error).to.deep.include({ kind: 'refused', status: 429 })
      expect(error.message).to.equal(`Le serveur a reçu trop de demandes. ${due}`)
    })
  }

  it('HTTP-02 invalid: names the address, the field, what was expected and what came', async () => {
    const address = addressOf({ body: { panier: { lignes: [{ quantite: 2 }, { quantite: 'deux' }] } } })
    const error = await failure(sendJson({ address }, due))
    expect(error.kind).to.equal('invalid')
    expect(error.detail).to.contain('/answers/give')
    expect(error.detail).to.contain('« panier.lignes[1].quantite »')
    expect(error.detail).to.contain('attendu number, reçu "deux"')
  })

  it('HTTP-02 keeps the status and the body of a refusal, for who wants to show it', async () => {
    const error = await failure(
      send({ address: addressOf({ status: 422, body: '<p class="alert-danger">Ville ?</p>' }) }),
    )
    expect(error).to.deep.include({ kind: 'refused', status: 422, body: '<p class="alert-danger">Ville ?</p>' })
  })

  it('a page may be asked for: then a redirection or a login form is a fine answer', async () => {
    expect(await sendHtml({ address: addressOf({ redirect: '/answers/login' }), page: true })).to.contain('password')
  })

  it('a fragment that holds a login form of its own is no ended session', async () => {
    const html = '<section><flx-login></flx-login></section>'
    expect(await sendHtml({ address: addressOf({ body: html }) })).to.equal(html)
  })
})

describe('the same request twice', () => {
  it('sends nothing again by itself, whatever the method', async () => {
    const server = await script({ status: 503, body: '' }, { body: {} })
    expect((await failure(send({ address: server.address() }))).kind).to.equal('failed')
    expect(await server.log()).to.have.length(1)
  })

  it('sends again, under the same key, what carries an idempotency key', async () => {
    const server = await script({ status: 503, body: '' }, { drop: true }, { body: { n: 3 } })
    const reply = await send({ address: server.address(), key: 'commande-1', body: { a: 1 } })
    expect(reply).to.deep.include({ type: 'json', data: { n: 3 } })
    const log = await server.log()
    expect(log.map((request) => request.headers['idempotency-key'])).to.deep.equal(Array(3).fill('commande-1'))
    expect(log.map((request) => request.fields['a'])).to.deep.equal(['1', '1', '1'])
  })

  it('HTTP-02 does not wait for as long as a server in maintenance says before it tells the visitor', async () => {
    const closed = { status: 503, body: '', headers: { 'Retry-After': '3600' } }
    const server = await script(closed, closed, closed)
    expect((await failure(send({ address: server.address(), key: 'commande-2' }))).kind).to.equal('failed')
    expect(await server.log()).to.have.length(3)
  })

  it('joins the one in flight with same: share', async () => {
    const server = await script({ hold: 'a', body: { n: 1 } })
    const call = { address: server.address(), body: { q: 'a' }, same: 'share' as const }
    const both = Promise.all([send(call), send(call)])
    await server.requests(1)
    await server.release('a')
    const [first, second] = await both
    expect(first).to.equal(second)
    expect(await server.log()).to.have.length(1)
  })

  it('FRAG-02 drops the newcomer with same: skip, and sends again once the first has ended', async () => {
    const server = await script({ hold: 'a', body: 'un' }, { body: 'autre corps' }, { body: 'deux' })
    const call = { address: server.address(), body: { q: 'a' }, same: 'skip' as const }
    const first = send(call)
    await server.requests(1)
    expect((await failure(send(call))).kind).to.equal('aborted')
    expect(await sendHtml({ ...call, body: { q: 'b' } })).to.equal('autre corps')
    await server.release('a')
    await first
    expect(await sendHtml(call)).to.equal('deux')
    expect(await server.log()).to.have.length(3)
  })

  it('ends as aborted on its signal, and the request is abandoned', async () => {
    const server = await script({ hold: 'a', body: '' })
    const abort = new AbortController()
    const sent = failure(send({ address: server.address(), signal: abort.signal }))
    await server.requests(1)
    abort.abort()
    expect((await sent).kind).to.equal('aborted')
    let [request] = await server.log()
    while (!request?.aborted) [request] = await server.log()
  })

  it('a shared request is abandoned only when all have left it', async () => {
    const server = await script({ hold: 'a', body: { n: 1 } }, { hold: 'b', body: '' })
    const [one, two] = [new AbortController(), new AbortController()]
    const call = (signal: AbortSignal) => send({ address: server.address(), same: 'share', signal })
    const left = failure(call(one.signal))
    const stayed = call(two.signal)
    await server.requests(1)
    one.abort()
    expect((await left).kind).to.equal('aborted')
    await server.release('a')
    expect(await stayed).to.deep.include({ type: 'json', data: { n: 1 } })

    const abandoned = [failure(call(one.signal)), failure(call(two.signal))]
    await server.requests(2)
    two.abort()
    expect((await Promise.all(abandoned)).map((error) => error.kind)).to.deep.equal(['aborted', 'aborted'])
    let [, request] = await server.log()
    while (!request?.aborted) [, request] = await server.log()
  })
})
