import { expect } from '@open-wc/testing'
import { callAccount } from '../../../src/domain/account/account-call.ts'
import { type Answer, scriptCalls } from '../../support/answers-client.ts'

async function answerTo(answer: Answer) {
  await scriptCalls(answer)
  return callAccount({ action: 'login' })
}

describe('an answer of the extranet', () => {
  it('LOGIN-02 has its nine fields read, whatever they were asked for', async () => {
    const read = await answerTo({
      body: {
        ...{ status: 'formerror', error_txt: 'Jeton <b>attendu</b>', error_msg: 'Autre', info_msg: 'Un envoi' },
        ...{ evaldatas: 'let a = 1', idcontact: 41, email: 'a@b.fr', action: 'jeton', confirmaccount: '1' },
      },
    })
    const { html, ...values } = read
    expect(values).to.deep.equal({
      ...{ outcome: 'refused', error: 'Jeton attendu', info: 'Un envoi', action: 'jeton', contact: '41' },
      ...{ email: 'a@b.fr', confirmsAccount: true, transaction: '', options: null, script: 'let a = 1' },
      ...{ redirect: '', reload: false },
    })
    expect(html.childNodes.length).to.equal(0)
  })

  it('LOGIN-02 may leave fields out, or write them as PHP writes nothing', async () => {
    const read = await answerTo({ body: { status: 'ok', evaldatas: [], idcontact: null, confirmaccount: 0 } })
    expect([read.outcome, read.script, read.contact, read.confirmsAccount]).to.deep.equal(['done', '', '', false])
  })

  it('LOGIN-02 LOGIN-03 is read in HTML and in JSON alike', async () => {
    const form = '<form><input name="action" value="validercode"><input name="idtransaction" value="t1"></form>'
    const ends: [Answer, string, string][] = [
      [{ body: { status: 'wait', action: 'open_popup_code', idtransaction: 9 } }, 'waiting', '9'],
      [{ body: form }, 'waiting', 't1'],
      [{ body: `<p class="alert-danger">Code faux</p>${form}` }, 'waiting', 't1'],
      [{ body: { status: 'error', error_msg: 'Non' } }, 'refused', ''],
      [{ status: 401, body: { status: 'error', error_txt: 'Mot de passe faux' } }, 'refused', ''],
      [{ status: 422, body: '<p class="alert-danger">Mot de passe faux</p>' }, 'refused', ''],
      [{ body: '<p class="alert-success">Bonjour</p>' }, 'done', ''],
      [{ body: { status: 'ok' }, type: 'text/html' }, 'done', ''],
    ]
    for (const [answer, outcome, transaction] of ends) {
      const read = await answerTo(answer)
      expect([read.outcome, read.transaction], JSON.stringify(answer)).to.deep.equal([outcome, transaction])
    }
  })

  it('LOGIN-05 a server that leads elsewhere has logged in, unless it asks for the password there', async () => {
    const page = (body: string): string => `<!doctype html><html><body>${body}</body></html>`
    await scriptCalls(
      { path: 'traitement', redirect: 'compte' },
      { path: 'compte', body: page('<h1>Votre compte</h1>') },
      { path: 'traitement', redirect: 'connexion' },
      { path: 'connexion', body: page('<p class="alert-danger">Faux</p><input type="password">') },
    )
    const led = await callAccount({ action: 'login' })
    expect([led.outcome, new URL(led.redirect).pathname.endsWith('/compte')]).to.deep.equal(['done', true])
    const refused = await callAccount({ action: 'login' })
    expect([refused.outcome, refused.error, refused.redirect]).to.deep.equal(['refused', 'Faux', ''])
  })
})
