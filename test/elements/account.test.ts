import { expect, fixture } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import type { FlxAccountElement } from '../../elements/account.ts'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import '../../elements/account.ts'
import '../../elements/form.ts'
import { config } from '../../src/core/config.ts'
import { configure } from '../../src/core/configure.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { control, part, textOf, untilText } from '../support/cart-page.ts'
import { errorsOf } from '../support/console.ts'
import { readyWithin } from '../support/ready-within.ts'
import { waitUntil } from '../support/wait-until.ts'

const before = config().base
const start = location.href

/** A page of a foreign server: its own classes, its own frame around the account. */
const page = (name: string, content: string): string =>
  `<!doctype html><html><head><title>${name}</title></head><body><main><h1>Mon site</h1>
  <flx-account><nav aria-label="Compte"><a href="/compte/commandes">Commandes</a> <a href="/compte/fidelite">Fidélité</a></nav>
  <div class="cadre" data-flx-panel><h2>${name}</h2>${content}</div></flx-account></main></body></html>`

const inside = `<nav aria-label="Compte"><a href="{base}commandes" aria-current="page">Commandes</a> <a href="{base}fidelite">Fidélité</a></nav>
  <div data-flx-panel><h2>Commandes</h2>{content}</div>`

const list = '<div data-flx-list="liste_cmd"></div>'

const row = (titre: string, more = {}) => ({ id: titre, titre, date: '2026-11-02', montant: '24,90', ...more })
const reply = (...lignes: unknown[]) => ({ lignes, total: lignes.length, page: 1, pages: 1 })

async function open(answers: Answer[], content = list): Promise<[FlxAccountElement, Script]> {
  const server = await scriptCalls(...answers)
  history.replaceState(null, '', server.address('commandes'))
  const html = inside.replaceAll('{base}', server.address('')).replace('{content}', content)
  const account = await fixture<FlxAccountElement>(
    `<flx-account>${html.replaceAll('{base}', server.address(''))}</flx-account>`,
  )
  await readyWithin(account)
  return [account, server]
}

const isBusy = (account: Element): boolean => account.querySelector('[aria-busy]') !== null
const settled = (account: Element): Promise<void> => waitUntil(() => !isBusy(account), 'busy')

describe('<flx-account>', () => {
  afterEach(() => {
    configure({ base: before })
    history.replaceState(null, '', start)
  })

  it('ACC-01 a section takes the place of the one before, its address and its title too; Back brings the first one', async () => {
    const [account, server] = await open(
      [
        { body: page('Fidélité', '<p>120 points</p>'), path: 'fidelite' },
        { body: page('Commandes', '<p>Deux commandes</p>'), repeat: true },
      ],
      '<p>Une commande</p>',
    )
    const shown: string[] = []
    account.addEventListener('flx-account-shown', ({ detail }) => shown.push(new URL(detail.address).pathname))
    control(account, 'Fidélité').click()
    await untilText(account, '120 points')
    await waitUntil(() => shown.length === 1, 'not told')
    expect(location.pathname).to.equal(server.address('fidelite'))
    expect([document.title, document.activeElement?.textContent]).to.deep.equal(['Fidélité', 'Fidélité'])
    expect(textOf(account)).not.to.contain('Une commande')
    history.back()
    await untilText(account, 'Deux commandes')
    expect(location.pathname).to.equal(server.address('commandes'))
    const log = await server.log()
    expect(log.map(({ method, path }) => [method, path])).to.deep.equal([
      ['GET', 'fidelite'],
      ['GET', 'commandes'],
    ])
  })

  it('ACC-01 a fragment of the server will do, and says which link is the current one', async () => {
    const [account, server] = await open([{ body: '<h2>Fidélité</h2><p>120 points</p>' }], '<p>Une commande</p>')
    await account.show(server.address('fidelite'))
    expect(textOf(part(account, '[data-flx-panel]'))).to.equal('Fidélité120 points')
    const current = [...account.querySelectorAll('a')].filter((link) => link.ariaCurrent === 'page')
    expect(current.map(textOf)).to.deep.equal(['Fidélité'])
  })

  it('ACC-01 the link that has the focus stays in view in a nav that scrolls sideways', async () => {
    const [account, server] = await open([{ body: '<h2>Commandes</h2>', repeat: true }], '<p>Une commande</p>')
    const nav = part(account, 'nav')
    Object.assign(nav.style, { display: 'flex', width: '10rem', overflowX: 'auto' })
    for (const link of nav.querySelectorAll('a')) Object.assign(link.style, { flex: '0 0 15rem' })
    const last = control(account, 'Fidélité')
    last.focus()
    const place = nav.scrollLeft
    expect(place).to.be.above(0)
    await account.show(server.address('commandes'))
    expect([nav.scrollLeft, document.activeElement === last]).to.deep.equal([place, true])
    last.blur()
    nav.scrollLeft = place
    await account.show(server.address('commandes'))
    expect(nav.scrollLeft).to.be.below(place)
  })

  it('ACC-01 a link that a key reaches comes whole into view, though a pixel of it was in it', async () => {
    const [account] = await open([], '<p>Une commande</p>')
    const nav = part(account, 'nav')
    Object.assign(nav.style, { display: 'flex', width: '241px', overflowX: 'auto' })
    for (const link of nav.querySelectorAll('a')) Object.assign(link.style, { flex: '0 0 240px' })
    control(account, 'Commandes').focus()
    await sendKeys({ press: 'Tab' })
    const last = control(account, 'Fidélité')
    expect(document.activeElement === last).to.equal(true)
    await waitUntil(
      () => last.getBoundingClientRect().right <= nav.getBoundingClientRect().right,
      `the nav is at ${nav.scrollLeft}`,
    )
  })

  it('ACC-02 a place that is empty asks for its list, by GET, with id_page; JSON is drawn', async () => {
    document.body.dataset['idpage'] = '4'
    const wire = reply(row('Commande 12', { etat: { libelle: 'Payée', sens: 'success' }, textes: ['2 articles'] }))
    const [account, server] = await open([{ body: wire, repeat: true }])
    await untilText(account, 'Commande 12')
    delete document.body.dataset['idpage']
    expect(textOf(part(account, '[data-flx-list]'))).to.contain('2 novembre 20262 articles')
    expect(textOf(part(account, '[data-flx-list]'))).to.contain('24,90 € TTC')
    const [asked] = await server.log()
    expect([asked?.method, asked?.path, asked?.query]).to.deep.equal([
      'GET',
      'ajax/modules/boutique/compte/',
      { p: 'boutique-compte:liste_cmd', id_page: '4' },
    ])
    await settled(account)
  })

  it('ACC-02 the parts of a list stand apart, in a place of the author’s too', async () => {
    const choix = [{ libelle: 'Toutes', adresse: '?', actif: true }]
    const more = {
      pages: 2,
      resume: [{ libelle: 'Solde', valeur: '120 points' }],
      filtres: [{ libelle: 'État', choix }],
    }
    const [account] = await open([{ body: { ...reply(row('Commande 12')), ...more }, repeat: true }])
    await untilText(account, 'Page 1 sur 2')
    const boxes = [...part(account, '[data-flx-list]').children].map((node) => node.getBoundingClientRect())
    const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? top))
    expect(gaps.map((gap) => gap >= 8)).to.deep.equal([true, true, true])
  })

  it('ACC-02 HTML of any server is shown in the place of the list; its filter asks for the same list again', async () => {
    const [account, server] = await open([
      { body: '<table><tr><td>Commande 7</td></tr></table><a href="?annee=2025">2025</a>' },
      { body: '<section data-flx-list="liste_cmd"><p>Rien en 2025</p></section>' },
    ])
    await untilText(account, 'Commande 7')
    control(account, '2025').click()
    await untilText(account, 'Rien en 2025')
    expect([new URL(location.href).search, account.querySelectorAll('[data-flx-list]').length]).to.deep.equal([
      '?annee=2025',
      1,
    ])
    const log = await server.log()
    expect(log[1]?.query['annee']).to.equal('2025')
  })

  it('ACC-02 a row far down a long list is drawn where one comes to it, by script, by the focus and on paper', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => row(`Commande ${index}`, { adresse: `/commande/${index}` }))
    const [account] = await open([{ body: reply(...rows), repeat: true }])
    await untilText(account, 'Commande 119')
    await settled(account)
    const link = (index: number): HTMLElement => control(account, `Commande ${index}`)
    const isDrawn = (index: number): boolean => link(index).checkVisibility({ contentVisibilityAuto: true })
    const isInView = (index: number): boolean => {
      const { left, top, bottom } = link(index).getBoundingClientRect()
      return document.elementFromPoint(left + 2, (top + bottom) / 2) === link(index)
    }
    expect([isDrawn(0), isDrawn(100)]).to.deep.equal([true, false])
    link(100).closest('li')?.scrollIntoView({ behavior: 'instant' })
    await waitUntil(() => isDrawn(100) && isInView(100), 'row 100 is not in view')
    link(60).focus()
    await waitUntil(() => isInView(60), 'row 60 has the focus out of view')
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement).to.equal(link(61))
    await waitUntil(() => isInView(61), 'row 61 has the focus out of view')
    await emulateMedia({ media: 'print' })
    expect([isDrawn(0), isDrawn(110)]).to.deep.equal([true, true])
    await emulateMedia({ media: 'screen' })
  })

  it('ACC-02 an empty list says so; what is no list is said, and asked for again', async () => {
    const [account] = await open([
      { status: 500 },
      { body: { lignes: 'rien' } },
      { body: { ...reply(), vide: 'Aucune commande.', vide_lien: '/articles', vide_libelle: 'La boutique' } },
    ])
    const said = await errorsOf(async () => {
      await waitUntil(() => account.querySelector('.flx-account__error') !== null, 'no error')
      control(account, 'Réessayer').click()
      await untilText(account, 'n’a pas pu être lue')
    })
    expect(said.join()).to.contain('lignes')
    control(account, 'Réessayer').click()
    await untilText(account, 'Aucune commande. La boutique')
    expect(account.querySelector('.flx-account__error')).to.equal(null)
  })

  for (const [kind, lost] of [
    ['401', { status: 401, body: { error_msg: 'Connectez-vous' } }],
    ['a login form', { body: '<form data-flx-login><input type="password"></form>' }],
  ] as const) {
    it(`LOGIN-02 ACC-02 a session that ended is opened again in place, and the list comes (${kind})`, async () => {
      const [account] = await open([
        { ...lost, path: 'compte/' },
        { body: { status: 'ok' }, path: 'extranet_v2' },
        { body: page('Commandes', list), path: 'commandes' },
        { body: reply(row('Commande 3')), repeat: true },
      ])
      await untilText(account, 'Votre session est terminée')
      part<HTMLInputElement>(account, 'input[name="email"]').value = 'anne@exemple.fr'
      part<HTMLInputElement>(account, 'input[name="password"]').value = 'secret'
      control(account, 'Se connecter').click()
      await untilText(account, 'Commande 3')
      expect(textOf(account)).not.to.contain('Votre session est terminée')
    })
  }

  it('ACC-03 stopRecur asks first, sends idabo once, and the list is read again', async () => {
    const subscription = (etat: string) =>
      row('Thé', {
        etat: { libelle: etat, sens: 'info' },
        actions: [{ libelle: 'Arrêter', action: 'stopRecur', champs: { idabo: 4 } }],
      })
    const [account, server] = await open([
      { body: reply(subscription('En cours')) },
      { body: { status: 'ok', info_msg: 'C’est arrêté.' }, path: 'traitement' },
      { body: reply(subscription('Arrêté')) },
    ])
    await untilText(account, 'En cours')
    await settled(account)
    const stop = part<HTMLButtonElement>(account, 'button[type="submit"]')
    stop.click()
    await waitUntil(() => document.querySelector('dialog[open] button') !== null, 'no question')
    control(part(document.body, 'dialog[open]'), 'Annuler').click()
    await waitUntil(() => document.querySelector('dialog[open]') === null && !isBusy(account), 'still open')
    expect((await server.log()).length).to.equal(1)
    stop.click()
    await waitUntil(() => document.querySelector('dialog[open] button') !== null, 'no question')
    control(part(document.body, 'dialog[open]'), 'Confirmer').click()
    await untilText(account, 'C’est arrêté.')
    expect(textOf(part(account, '[data-flx-list]'))).to.contain('Arrêté')
    const [, sent] = await server.log()
    expect([sent?.fields['action'], sent?.fields['idabo']]).to.deep.equal(['stopRecur', '4'])
  })

  it('ACC-04 payer_facture shows title and html in a modal; the form in it goes the same way', async () => {
    const pay = { libelle: 'Payer', action: 'payer_facture', champs: { id: 9, classname: 'facture' } }
    const [account, server] = await open([
      { body: reply(row('Facture 9', { actions: [pay] })) },
      {
        path: 'traitement',
        body: {
          title: 'Payer la facture',
          html: '<form method="post"><input type="hidden" name="action" value="payer_facture"><input type="hidden" name="id" value="9"><input type="hidden" name="idmoyenpaie" value="2"><button>Par chèque</button></form>',
        },
      },
      { path: 'traitement', body: { title: 'Chèque', html: '<p>À l’ordre de la boutique</p>' } },
    ])
    await untilText(account, 'Facture 9')
    await settled(account)
    part<HTMLButtonElement>(account, 'button[type="submit"]').click()
    await waitUntil(() => textOf(document.querySelector('dialog[open]')).includes('Payer la facture'), 'no modal')
    control(part(document.body, 'dialog[open]'), 'Par chèque').click()
    await waitUntil(() => textOf(document.querySelector('dialog[open]')).includes('À l’ordre'), 'no second modal')
    const [, first, second] = await server.log()
    expect([first?.fields['id'], first?.fields['classname'], first?.fields['idmoyenpaie']]).to.deep.equal([
      '9',
      'facture',
      undefined,
    ])
    expect([second?.fields['id'], second?.fields['idmoyenpaie']]).to.deep.equal(['9', '2'])
    control(part(document.body, 'dialog[open]'), 'Fermer').click()
    await waitUntil(() => document.querySelector('dialog') === null, 'still open')
  })

  it('ACC-03 a control of the author’s own, without a form, sends its value; a refusal is read beside it', async () => {
    const [account, server] = await open(
      [{ body: '<p class="alert alert-danger">Cet abonnement ne reprend plus.</p>', path: 'traitement' }],
      '<p><button type="button" data-flx-action="startRecur" data-flx-value="8">Reprendre</button></p>',
    )
    control(account, 'Reprendre').click()
    await untilText(account, 'Cet abonnement ne reprend plus.')
    const [sent] = await server.log()
    expect([sent?.method, sent?.fields['action'], sent?.fields['idabo']]).to.deep.equal(['POST', 'startRecur', '8'])
  })

  for (const [status, said] of [
    ['OK', 'C’est fait.'],
    [1, 'C’est fait.'],
    ['erreur', 'Le serveur a refusé cette demande.'],
    [false, 'Le serveur a refusé cette demande.'],
  ] as const) {
    it(`ACC-03 the status ${JSON.stringify(status)} alone is read as « ${said} »`, async () => {
      const button = '<button type="button" data-flx-action="startRecur" data-flx-value="8">Reprendre</button>'
      const [account] = await open([{ body: { status }, path: 'traitement' }], `<p>${button}</p>`)
      control(account, 'Reprendre').click()
      await untilText(account, said)
    })
  }

  it('ACC-03 majPaiement sends idabo and id_page, and shows what comes', async () => {
    document.body.dataset['idpage'] = '12'
    const [account, server] = await open(
      [{ path: 'traitement', body: { title: 'Votre carte', html: '<p>Une autre carte</p>' } }],
      '<form method="post"><input type="hidden" name="action" value="majPaiement"><input type="hidden" name="idabo" value="4"><button>Changer</button></form>',
    )
    control(account, 'Changer').click()
    await waitUntil(() => textOf(document.querySelector('dialog[open]')).includes('Une autre carte'), 'no modal')
    delete document.body.dataset['idpage']
    const [sent] = await server.log()
    expect([sent?.path, sent?.fields]).to.deep.equal([
      'ajax/modules/boutique/compte/traitement.php',
      { idabo: '4', action: 'majPaiement', id_page: '12' },
    ])
    control(part(document.body, 'dialog[open]'), 'Fermer').click()
    await waitUntil(() => document.querySelector('dialog') === null, 'still open')
  })

  const deletion =
    '<form method="post"><input type="hidden" name="extranet_v2[action]" value="delete_adresse"><input type="hidden" name="idadresse" value="31"><button>Supprimer</button></form>'
  const refusals: [string, Answer, string][] = [
    ['msg', { body: { result: false, msg: 'Une commande y part.', error: '' } }, 'Une commande y part.'],
    ['error', { body: { result: 0, msg: '', error: 'Adresse inconnue.' } }, 'Adresse inconnue.'],
    ['HTML', { body: '<p class="alert alert-danger">Elle n’est plus là.</p>' }, 'Elle n’est plus là.'],
    ['no word', { body: { result: '0', msg: null } }, 'Le serveur a refusé cette demande.'],
  ]
  for (const [how, answer, words] of refusals) {
    it(`ACC-05 an address that stays is said in a modal (${how})`, async () => {
      const [account, server] = await open([{ ...answer, path: 'extranet' }], deletion)
      control(account, 'Supprimer').click()
      await waitUntil(() => textOf(document.querySelector('[role="alertdialog"][open]')).includes(words), 'no modal')
      const [sent, ...more] = await server.log()
      expect([sent?.method, sent?.path, sent?.fields, more.length]).to.deep.equal([
        'POST',
        'ajax/modules/extranet_v2/traitement.php',
        { 'extranet_v2[action]': 'delete_adresse', idadresse: '31' },
        0,
      ])
      expect(textOf(account)).not.to.contain(words)
      control(part(document.body, 'dialog[open]'), 'OK').click()
      await waitUntil(() => document.querySelector('dialog') === null, 'still open')
    })
  }

  it('ACC-05 an address that is gone: the section is read again; a control of its own sends it too', async () => {
    const [account, server] = await open(
      [
        { body: { result: true, msg: 'L’adresse est supprimée.' }, path: 'extranet' },
        { body: page('Adresses', '<p>Aucune adresse</p>'), path: 'commandes' },
      ],
      '<button type="button" data-flx-action="delete_adresse" data-flx-value="31">Supprimer</button>',
    )
    control(account, 'Supprimer').click()
    await untilText(account, 'Aucune adresse')
    await untilText(account, 'L’adresse est supprimée.')
    const [sent] = await server.log()
    expect(sent?.fields).to.deep.equal({ 'extranet_v2[action]': 'delete_adresse', idadresse: '31' })
  })

  const sponsored =
    '<form data-flx-action="parrainage"><input type="email" name="email" value="ami@exemple.fr"><button>Parrainer</button></form>'
  for (const [how, content] of [
    ['alone', sponsored],
    ['in <flx-form>', `<flx-form no-draft>${sponsored}</flx-form>`],
  ] as const) {
    it(`ACC-05 a sponsorship is posted as it is to its own service, ${how}`, async () => {
      const [account, server] = await open(
        [
          { body: '<p class="alert alert-success">Votre message est parti.</p>', path: 'parrainage' },
          { body: page('Parrainage', '<p>ami@…</p>'), repeat: true },
        ],
        content,
      )
      control(account, 'Parrainer').click()
      await untilText(account, 'Votre message est parti.')
      const [sent] = await server.log()
      expect([sent?.method, sent?.path, sent?.fields]).to.deep.equal([
        'POST',
        'ajax/modules/boutique/compte/traitement-parrainage.php',
        { email: 'ami@exemple.fr' },
      ])
    })
  }

  it('ACC-06 a form of the account without an address is posted to the extranet, by <flx-form> and by the browser', async () => {
    const form = (inside: string, attributes = '') =>
      `<form ${attributes}><input type="hidden" name="extranet_v2[action]" value="modif_email"><input name="email" value="a@exemple.fr">${inside}<button>Changer</button></form>`
    const [account, server] = await open(
      [{ body: { status: 'ok', info_msg: 'C’est changé.' }, path: 'extranet' }],
      `<flx-form no-draft>${form('')}</flx-form>`,
    )
    control(account, 'Changer').click()
    await untilText(account, 'C’est changé.')
    const [sent] = await server.log()
    expect([sent?.method, sent?.path]).to.deep.equal(['POST', 'ajax/modules/extranet_v2/traitement.php'])

    const [plain, script] = await open(
      [],
      form('<input type="password" name="password" value="secret">', 'method="get"'),
    )
    let left: (string | null)[] = []
    const look = (event: SubmitEvent): void => {
      event.preventDefault()
      const { target } = event as SubmitEvent & { target: HTMLFormElement }
      left = [target.getAttribute('action'), target.getAttribute('method')]
    }
    document.addEventListener('submit', look, { once: true })
    control(plain, 'Changer').click()
    expect(left).to.deep.equal([
      new URL(script.address('ajax/modules/extranet_v2/traitement.php'), location.href).href,
      'post',
    ])
  })

  it('ACC-06 a form that filters what the account shows stays what it is', async () => {
    const [account] = await open([], '<form><input name="annee" value="2026"><button>Filtrer</button></form>')
    let left: (string | null)[] = ['?']
    const look = (event: SubmitEvent): void => {
      event.preventDefault()
      const { target } = event as SubmitEvent & { target: HTMLFormElement }
      left = [target.getAttribute('action'), target.getAttribute('method')]
    }
    document.addEventListener('submit', look, { once: true })
    control(account, 'Filtrer').click()
    expect(left).to.deep.equal([null, null])
  })

  it('ACC-01 a click that is the browser’s stays the browser’s; what is shown stays where an event is refused', async () => {
    const [account, server] = await open([], '<p>Une commande</p>')
    account.addEventListener('flx-account-show', (event) => event.preventDefault())
    await account.show(server.address('fidelite'))
    expect(textOf(account)).to.contain('Une commande')
    expect([
      isLeftToBrowser(control(account, 'Fidélité'), { ctrlKey: true }),
      (await server.log()).length,
    ]).to.deep.equal([true, 0])
  })
})
