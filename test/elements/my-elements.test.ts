import { expect, fixture } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import '../../elements/form.ts'
import '../../elements/fragment.ts'
import '../../elements/my-elements.ts'
import '../../elements/page.ts'
import { config } from '../../src/core/config.ts'
import { configure } from '../../src/core/configure.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { control, part, textOf } from '../support/cart-page.ts'
import { errorsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

const before = config().base
const start = location.href

const generic = "Une erreur s'est produite, veuillez réessayer plus tard ou contacter un administrateur."
const unsaved =
  'Vous avez apporter des modifications sans enregistrer, êtes vous sûr de vouloir fermer ? (vous perdrez les modifications)'

/** A row as a template of another site prints it: plain links, known by their classes. */
const row = (id: number, title: string): string => `<li data-element-id="${id}"><a href="/annonces/${id}">${title}</a>
  <a href="/annonces/${id}/etat" class="bouton my_elements_activate off">Publier</a>
  <a href="/annonces/${id}/supprimer" class="bouton my_elements_delete">Supprimer</a></li>`
const list = (...rows: string[]): string => `<h2>Mes annonces</h2><ul>${rows.join('')}</ul>`
const three = list(row(1, 'Table'), row(2, 'Kayak'), row(3, 'Vélo'))
const element = (content: string): string =>
  `<flx-my-elements element-module-ident="annonces">${content}</flx-my-elements>`
const page = (content: string): string =>
  `<!doctype html><html><head><title>Mes annonces</title></head><body><main>${element(content)}</main></body></html>`

const act = (result: unknown, more = {}): Answer => ({ path: 'traitement', body: { result, ...more } })

async function open(answers: Answer[], markup = element(three)): Promise<[HTMLElement, Script]> {
  const server = await scriptCalls(...answers)
  history.replaceState(null, '', server.address('mes-annonces'))
  const host = await fixture<HTMLElement>(markup.replaceAll('{base}', server.base))
  await host.querySelector('flx-form')?.ready
  return [host, server]
}

const dialog = (): HTMLElement | null => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null
const said = (): string => textOf(dialog())
const asked = (text: string): Promise<void> => waitUntil(() => said().includes(text), `“${said()}”, not “${text}”`)
const none = (): Promise<void> => waitUntil(() => dialog() === null, 'a dialog stays open')
const answer = (name: string): void => control(part(document.body, 'dialog[open]:not(:has(iframe))'), name).click()
const inRow = (host: Element, id: number, name: string): HTMLElement =>
  control(part(host, `[data-element-id="${id}"]`), name)
const titles = (host: Element): string[] => [...host.querySelectorAll('li > a:first-child')].map(textOf)

async function confirmDelete(host: Element, id: number): Promise<void> {
  inRow(host, id, 'Supprimer').click()
  await asked('Voulez vous supprimer cet élément ?')
  answer('Oui')
}

describe('<flx-my-elements>', () => {
  beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }))

  afterEach(async () => {
    configure({ base: before })
    history.replaceState(null, '', start)
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('ELEM-01 ELEM-02 an activation is posted with what names the element; its link takes the class of the answer', async () => {
    const [host, server] = await open([
      act(true, { class: 'bouton on' }),
      act(true, { class: 'bouton my_elements_activate off' }),
    ])
    const told: unknown[] = []
    host.addEventListener('flx-my-elements-done', ({ detail }) => told.push(detail))
    const link = inRow(host, 2, 'Publier')
    link.click()
    await waitUntil(() => link.className === 'bouton on', link.className)
    // The class that made it a link of ours has gone; it still is one.
    await waitUntil(() => link.ariaBusy === null, 'still busy')
    link.click()
    await waitUntil(() => link.className === 'bouton my_elements_activate off', link.className)
    const [first, second] = await server.log()
    expect([first?.method, first?.path, first?.fields]).to.deep.equal([
      'POST',
      'ajax/modules/modules/traitement.php',
      { action: 'my_elements_activate', element_module_ident: 'annonces', element_id: '2' },
    ])
    expect(second?.fields['element_id']).to.equal('2')
    expect(told[0]).to.deep.equal({
      action: 'my_elements_activate',
      elementModuleIdent: 'annonces',
      elementId: '2',
    })
  })

  it('ELEM-01 a double click sends once', async () => {
    const [host, server] = await open([{ ...act(true, { class: 'on' }), hold: 'first' }, act(true, { class: 'two' })])
    const link = inRow(host, 1, 'Publier')
    link.click()
    link.click()
    await server.requests(1)
    link.click()
    await server.release('first')
    await waitUntil(() => link.className === 'on', link.className)
    expect((await server.log()).length).to.equal(1)
  })

  it('ELEM-01 the element is named by its form, by its address, or by attributes around; a form sends its other fields', async () => {
    const [host, server] = await open(
      [act(true, { class: 'a' }), act(true, { class: 'b' }), act(true, { class: 'c' })],
      `<flx-my-elements>
        <form method="post" action="{base}ailleurs/traitement"><input type="hidden" name="element_module_ident" value="m1">
          <input type="hidden" name="element_id" value="7"><input type="hidden" name="jeton" value="t">
          <button name="action" value="my_elements_activate">Un</button><button name="action" value="my_elements_delete">X</button></form>
        <a href="/x?element_module_ident=m2&amp;element_id=8" data-flx-action="my_elements_activate">Deux</a>
        <p data-element_module_ident="m3"><button type="button" data-element_id="9" class="my_elements_activate">Trois</button></p>
      </flx-my-elements>`,
    )
    for (const [name, after] of [
      ['Un', 'a'],
      ['Deux', 'b'],
      ['Trois', 'c'],
    ] as const) {
      const each = control(host, name)
      each.click()
      await waitUntil(() => each.className === after, `${name}: ${each.className}`)
    }
    const log = await server.log()
    expect(
      log.map(({ fields }) => [fields['element_module_ident'], fields['element_id'], fields['jeton']]),
    ).to.deep.equal([
      ['m1', '7', 't'],
      ['m2', '8', undefined],
      ['m3', '9', undefined],
    ])
    expect(log.map(({ path }) => path.split('/')[0])).to.deep.equal(['ailleurs', 'ajax', 'ajax'])
  })

  it('ELEM-01 a control that names no element says so, and is left to the browser', async () => {
    const [host, server] = await open(
      [],
      '<flx-my-elements><a href="#la" class="my_elements_delete">Supprimer</a></flx-my-elements>',
    )
    const errors = await errorsOf(() => control(host, 'Supprimer').click())
    expect(errors.join()).to.contain('element_module_ident')
    expect([location.hash, dialog(), (await server.log()).length]).to.deep.equal(['#la', null, 0])
  })

  it('ELEM-02 No keeps the element; Yes deletes it, its row goes, the page is read again, the focus is at the neighbour', async () => {
    const [host, server] = await open([
      act(true),
      { path: 'mes-annonces', body: page(list(row(1, 'Table'), row(3, 'Vélo'), row(4, 'Lampe'))) },
    ])
    inRow(host, 2, 'Supprimer').focus()
    inRow(host, 2, 'Supprimer').click()
    await asked('Voulez vous supprimer cet élément ?')
    const [no, yes] = ['Non', 'Oui'].map((name) => getComputedStyle(control(part(document.body, 'dialog[open]'), name)))
    const danger = document.createElement('i')
    danger.style.backgroundColor = 'var(--flx-color-danger)'
    document.body.append(danger)
    expect(yes?.backgroundColor, 'the colour of danger').to.equal(getComputedStyle(danger).backgroundColor)
    expect(no?.backgroundColor).not.to.equal(yes?.backgroundColor)
    danger.remove()
    answer('Non')
    await none()
    expect([(await server.log()).length, titles(host)]).to.deep.equal([0, ['Table', 'Kayak', 'Vélo']])
    await confirmDelete(host, 2)
    await waitUntil(() => titles(host).join() === 'Table,Vélo,Lampe', titles(host).join())
    expect(textOf(document.activeElement)).to.equal('Vélo')
    expect(textOf(part(host, '[role="status"]'))).to.equal('Élément supprimé.')
    const [sent, read] = await server.log()
    expect([sent?.fields['action'], read?.method]).to.deep.equal(['my_elements_delete', 'GET'])
  })

  it('ELEM-02 the module that contains the list is refreshed, and not the page', async () => {
    const [host, server] = await open(
      [
        act(true),
        { path: 'bloc', body: `<!-- {"url": "{base}bloc"} -->${element(list(row(1, 'Table')))}`, repeat: true },
      ],
      `<flx-fragment src="{base}bloc">${element(list(row(1, 'Table'), row(2, 'Kayak'), row(3, 'Vélo')))}</flx-fragment>`,
    )
    await confirmDelete(host, 3)
    await waitUntil(() => titles(host).join() === 'Table', titles(host).join())
    const log = await server.log()
    expect(log.map(({ method, path }) => [method, path.split('/').at(-1)])).to.deep.equal([
      ['POST', 'traitement.php'],
      ['POST', 'bloc'],
    ])
  })

  it('ELEM-02 the row fades where motion is welcome', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' })
    const [host] = await open([act(true), { path: 'mes-annonces', body: page(list(row(1, 'Table'))) }])
    const leaving = part(host, '[data-element-id="2"]')
    const seen: unknown[] = []
    const { animate } = leaving
    leaving.animate = (frames, options) => {
      seen.push(frames)
      return animate.call(leaving, frames, options)
    }
    await confirmDelete(host, 2)
    await waitUntil(() => !leaving.isConnected, 'the row stays')
    expect(seen).to.deep.equal([[{ opacity: 1 }, { opacity: 0 }]])
  })

  it('ELEM-02 the last row leaves the focus in the list', async () => {
    const [host] = await open(
      [act(true), { path: 'mes-annonces', body: page('<p>Aucune annonce</p>') }],
      element(list(row(1, 'Table'))),
    )
    inRow(host, 1, 'Supprimer').focus()
    await confirmDelete(host, 1)
    await waitUntil(() => textOf(host).includes('Aucune annonce'), textOf(host))
    expect(host.querySelectorAll('li').length).to.equal(0)
    const isInList = () => document.activeElement !== document.body && host.contains(document.activeElement)
    await waitUntil(isInList, `the focus is on ${document.activeElement?.outerHTML.slice(0, 80)}`)
  })

  it('ELEM-02 rows that the element holds itself are read again too where the last one goes; the page stays', async () => {
    const bare =
      '<div data-element-id="1"><a href="/annonces/1/supprimer" class="my_elements_delete">Supprimer</a></div>'
    const [host, server] = await open(
      [act(true), { path: 'mes-annonces', body: page('<p>Aucune annonce</p>') }],
      element(bare),
    )
    await confirmDelete(host, 1)
    await waitUntil(() => textOf(host).includes('Aucune annonce'), textOf(host))
    expect((await server.log()).map(({ method }) => method)).to.deep.equal(['POST', 'GET'])
  })

  for (const [what, given, text] of [
    ['the server’s msg', act(false, { msg: 'Pas à <b>vous</b>.' }), 'Pas à vous.'],
    ['a msg that comes with a status', { status: 403, body: { result: false, msg: 'Interdit.' } }, 'Interdit.'],
    ['the general sentence without msg', act(0), generic],
    ['the general sentence for an error page', { status: 500, body: '<h1>Erreur</h1>' }, generic],
    ['the general sentence for what is no answer', { body: { class: 'on' } }, generic],
    ['the general sentence for a result that is no yes or no', act('peut-être', { class: 'on' }), generic],
    ['the general sentence for HTML', { body: '<p>Fait</p>' }, generic],
    ['what to do where nothing comes', { drop: true }, 'La connexion au serveur a échoué.'],
  ] as [string, Answer, string][]) {
    it(`ELEM-06 a failure is a modal with ${what}, and changes nothing`, async () => {
      const [host] = await open([given])
      const link = inRow(host, 1, 'Publier')
      link.focus()
      const told: string[] = []
      host.addEventListener('flx-my-elements-error', ({ detail }) => told.push(detail.message))
      await errorsOf(async () => {
        link.click()
        await asked(text)
      })
      expect(said()).to.contain('Erreur')
      answer('OK')
      await none()
      expect([link.className, titles(host).length, link.ariaBusy]).to.deep.equal([
        'bouton my_elements_activate off',
        3,
        null,
      ])
      expect(told.join()).to.contain(text)
      expect(document.activeElement === link).to.equal(true)
    })
  }

  it('ELEM-06 a session that ended is opened again in place, and what was asked goes on', async () => {
    const [host, server] = await open([
      { path: 'traitement.php', status: 401, body: { msg: 'Connectez-vous' } },
      { body: { status: 'ok' }, path: 'extranet_v2' },
      act(true, { class: 'on' }),
    ])
    const link = inRow(host, 3, 'Publier')
    link.click()
    await waitUntil(() => host.querySelector('input[name="password"]') !== null, 'no login')
    expect(textOf(host)).to.contain('Votre session est terminée.')
    part<HTMLInputElement>(host, 'input[name="email"]').value = 'anne@exemple.fr'
    part<HTMLInputElement>(host, 'input[name="password"]').value = 'secret'
    control(host, 'Se connecter').click()
    await waitUntil(() => link.className === 'on', link.className)
    expect(host.querySelector('input[name="password"]')).to.equal(null)
    expect((await server.log()).at(-1)?.fields['element_id']).to.equal('3')
  })

  it('ELEM-06 a deletion that waited for a login is not asked about again', async () => {
    const [host, server] = await open([
      { path: 'traitement.php', status: 401, body: { msg: 'Connectez-vous' } },
      { body: { status: 'ok' }, path: 'extranet_v2' },
      act(true),
      { path: 'mes-annonces', body: page(list(row(1, 'Table'), row(3, 'Vélo'))) },
    ])
    await confirmDelete(host, 2)
    await waitUntil(() => host.querySelector('input[name="password"]') !== null, 'no login')
    part<HTMLInputElement>(host, 'input[name="email"]').value = 'anne@exemple.fr'
    part<HTMLInputElement>(host, 'input[name="password"]').value = 'secret'
    control(host, 'Se connecter').click()
    await waitUntil(() => titles(host).join() === 'Table,Vélo', titles(host).join())
    expect(dialog()).to.equal(null)
    expect((await server.log()).map(({ path }) => path.split('/').at(-1))).to.deep.equal([
      'traitement.php',
      'traitement.php',
      'traitement.php',
      'mes-annonces',
    ])
  })

  it('ELEM-02 another question, and one before an activation, are the author’s', async () => {
    const [host] = await open(
      [act(true, { class: 'on' })],
      element(
        '<button type="button" data-element-id="1" class="my_elements_activate" data-flx-confirm="Vraiment ?">Publier</button>',
      ),
    )
    control(host, 'Publier').click()
    await asked('Vraiment ?')
    answer('Oui')
    await waitUntil(() => host.querySelector('button.on') !== null, 'not done')
  })

  it('what is asked may be refused by the page', async () => {
    const [host, server] = await open([])
    const asking: string[] = []
    host.addEventListener('flx-my-elements-send', (event) => {
      asking.push(event.detail.action)
      event.preventDefault()
    })
    inRow(host, 1, 'Publier').click()
    await waitUntil(() => asking.length === 1, 'not asked')
    expect([asking, (await server.log()).length]).to.deep.equal([['my_elements_activate'], 0])
  })

  describe('in a pop-in', () => {
    /** A form of the author's own; what it tells the page around it, `<flx-my-elements>` in it would. */
    const form = `<!doctype html><html lang="fr"><head><title>Annonce</title></head><body><form>
      <p><label>Titre <input name="titre" value="Table"></label></p>
      <p><label>État <select name="etat"><option>Neuf<option>Usé</select></label></p>
      <p><label><input type="checkbox" name="remise"> En main propre</label></p></form></body></html>`
    const links = element(
      `<p><a href="{base}deposer" class="my_elements_new">Déposer</a></p>
       <ul><li data-element-id="2"><a href="{base}modifier" class="my_elements_edit" title="Modifier la table">Modifier</a></li></ul>`,
    )
    const frame = (): HTMLIFrameElement | null => document.querySelector('dialog[open] iframe')
    const field = <F extends Element>(name: string): F | null =>
      frame()?.contentDocument?.querySelector<F>(`[name="${name}"]`) ?? null

    async function openForm(link: string, ...answers: Answer[]): Promise<[HTMLElement, Script]> {
      await setViewport({ width: 1280, height: 900 })
      const [host, server] = await open([...answers, { body: form, repeat: true }], links)
      control(host, link).focus()
      control(host, link).click()
      await waitUntil(() => field('remise') !== null, 'no form in the frame')
      return [host, server]
    }

    /** The answer was No, and the pop-in knows it. */
    const kept = (): Promise<void> => waitUntil(() => !document.querySelector('dialog.flx-modal'), 'the question stays')
    const cross = (): void => control(part(document.body, 'dialog[open]'), 'Fermer').click()

    it('ELEM-04 a new element is made in a frame of 600 × 400', async () => {
      await openForm('Déposer')
      expect([frame()?.clientWidth, frame()?.clientHeight, frame()?.title]).to.deep.equal([600, 400, 'Déposer'])
      cross()
      await none()
    })

    it('ELEM-04 one that there is is edited in a frame 990 wide and 98 % high, named by its link', async () => {
      await openForm('Modifier')
      const { height } = part(document.body, 'dialog[open]').getBoundingClientRect()
      expect([frame()?.clientWidth, frame()?.title]).to.deep.equal([990, 'Modifier la table'])
      expect(height / innerHeight).to.be.within(0.95, 1)
      cross()
      await none()
      await waitUntil(() => textOf(document.activeElement) === 'Modifier', textOf(document.activeElement))
    })

    const ways: [way: string, go: () => unknown][] = [
      ['the cross', cross],
      [
        'Escape in the frame',
        async () => {
          field<HTMLInputElement>('titre')?.focus()
          await sendKeys({ press: 'Escape' })
        },
      ],
      ['Back', () => history.back()],
      ['a click beside', () => sendMouse({ type: 'click', position: [4, 450] })],
    ]
    for (const [way, go] of ways) {
      it(`ELEM-04 what was changed is not left by ${way} without its question`, async () => {
        await openForm('Modifier')
        const title = field<HTMLInputElement>('titre')
        if (title) title.value = 'Table ronde'
        await go()
        await asked(unsaved)
        answer('Non')
        await kept()
        expect(field<HTMLInputElement>('titre')?.value).to.equal('Table ronde')
        await go()
        await asked(unsaved)
        answer('Oui')
        await none()
      })
    }

    it('ELEM-04 a choice counts as a change, and what a form in the frame says of itself', async () => {
      await openForm('Modifier')
      const choose = (index: number) => () => Object.assign(field('etat') ?? {}, { selectedIndex: index })
      const tick = (checked: boolean) => () => Object.assign(field('remise') ?? {}, { checked })
      const tell = (isUnsaved: boolean) => () => frame()?.toggleAttribute('data-flx-unsaved', isUnsaved)
      const changes = [
        [choose(1), choose(0)],
        [tick(true), tick(false)],
        [tell(true), tell(false)],
      ] as const
      for (const [change, undo] of changes) {
        change()
        cross()
        await asked(unsaved)
        answer('Non')
        await kept()
        undo()
      }
      cross()
      await none()
    })

    it('ELEM-05 the list is read again as soon as the page in the frame has saved, and the frame stays', async () => {
      const [host] = await openForm('Modifier', { path: 'mes-annonces', body: page('<p>Liste relue</p>') })
      const around = frame()
      const detail = { action: 'my_elements_edit', elementModuleIdent: 'annonces', elementId: '2', stays: false }
      const isFree = around?.dispatchEvent(
        new CustomEvent('flx-my-elements-done', { bubbles: true, cancelable: true, detail }),
      )
      await waitUntil(() => textOf(host) === 'Liste relue', textOf(host))
      expect([isFree, around?.isConnected]).to.deep.equal([false, true])
      cross()
      await none()
    })
  })

  const publishing = (buttons: string, field = ''): string =>
    element(`<flx-form no-draft no-guard><form method="post" action="{base}enregistrer">
      <input type="hidden" name="element_module_ident" value="annonces"><input type="hidden" name="element_id" value="2">
      ${field}<label>Titre <input name="titre" value="Table"></label><button>Enregistrer</button>${buttons}</form></flx-form>`)
  const closes: Answer = { path: 'enregistrer', body: { status: 'ok', message: 'Enregistré.', close: true } }

  for (const [way, buttons, field, name, question, active] of [
    ['a button named active', '<button name="active" value="1">Publier</button>', '', 'Publier', 'publier', '1'],
    ['a button named active', '<button name="active" value="0">Retirer</button>', '', 'Retirer', 'dépublier', '0'],
    [
      'a button of another kind and a hidden field',
      '<button type="button" class="my_elements_publish">Publier</button>',
      '<input type="hidden" name="active" value="0">',
      'Publier',
      'publier',
      '1',
    ],
    [
      'a link, without a field',
      '<a href="#retirer" data-flx-action="my_elements_unpublish">Retirer</a>',
      '',
      'Retirer',
      'dépublier',
      '0',
    ],
  ] as const) {
    it(`ELEM-03 ELEM-07 to ${question} asks first, then sends active=${active}, once (${way})`, async () => {
      const [host, server] = await open([closes], publishing(buttons, field))
      const done: string[] = []
      host.addEventListener('flx-my-elements-done', ({ detail }) => done.push(detail.action))
      const sentence =
        active === '1'
          ? 'Etes vous sur de vouloir publier sur le site ?'
          : 'Etes vous sur de vouloir dépublier du site ?'
      control(host, name).click()
      await asked(sentence)
      answer('Non')
      await none()
      expect([(await server.log()).length, done]).to.deep.equal([0, []])
      control(host, name).click()
      await asked(sentence)
      answer('Oui')
      await waitUntil(() => textOf(host).includes('Enregistré.'), textOf(host))
      const log = await server.log()
      expect(log.map(({ fields }) => fields)).to.deep.equal([
        { element_module_ident: 'annonces', element_id: '2', titre: 'Table', active },
      ])
      // The answer asked to close: nothing is loaded again.
      await waitUntil(() => done.join() === 'my_elements_edit', done.join())
    })
  }

  it('ELEM-03 what is missing in the form is said before the question', async () => {
    const [host, server] = await open(
      [],
      element(`<flx-form no-draft no-guard><form method="post" action="{base}x" data-flx-action="my_elements_submit">
        <label>Titre <input name="titre" required></label><button name="active" value="1">Publier</button></form></flx-form>`),
    )
    control(host, 'Publier').click()
    await waitUntil(() => textOf(host).includes('Remplissez ce champ.'), textOf(host))
    expect([dialog(), (await server.log()).length]).to.deep.equal([null, 0])
  })

  it('ELEM-07 the form that submits an element shows what the server says, and the page stays', async () => {
    const [host, server] = await open(
      [{ path: 'proposer', body: '<p class="alert alert-success">Merci, nous relisons votre annonce.</p>' }],
      element(`<flx-form no-draft no-guard after="reset"><form method="post" action="{base}proposer" data-flx-action="my_elements_submit">
        <input type="hidden" name="element_module_ident" value="annonces"><label>Titre <input name="titre" value="Vélo"></label>
        <button>Proposer</button></form></flx-form>`),
    )
    control(host, 'Proposer').click()
    await waitUntil(() => textOf(host).includes('nous relisons votre annonce'), textOf(host))
    expect((await server.log()).map(({ fields }) => fields['titre'])).to.deep.equal(['Vélo'])
  })

  it('ELEM-03 a publication that did not arrive is tried again without asking twice', async () => {
    const [host, server] = await open(
      [
        { path: 'proposer', status: 500 },
        { path: 'proposer', body: '<p class="alert alert-success">Publiée.</p>' },
      ],
      element(`<flx-form no-draft no-guard><form method="post" action="{base}proposer" data-flx-action="my_elements_submit">
        <input type="hidden" name="active" value="0"><button class="my_elements_publish">Publier</button></form></flx-form>`),
    )
    await errorsOf(async () => {
      control(host, 'Publier').click()
      await asked('publier sur le site')
      answer('Oui')
      await waitUntil(
        () => textOf(host).includes('Réessayer'),
        textOf(host) + said() + JSON.stringify(await server.log()),
      )
      control(host, 'Réessayer').click()
      await waitUntil(() => textOf(host).includes('Publiée.'), textOf(host))
    })
    expect(dialog()).to.equal(null)
    expect((await server.log()).map(({ fields }) => fields['active'])).to.deep.equal(['1', '1'])
  })

  it('PAGE-07 ELEM-01 empty, it answers for the page, and <flx-page> adds it where one of its classes stands', async () => {
    const [box, server] = await open(
      [act(true, { class: 'on' })],
      `<div><ul data-element-module-ident="annonces">${row(5, 'Canapé')}</ul><flx-page></flx-page></div>`,
    )
    await waitUntil(() => box.querySelector('flx-page > flx-my-elements') !== null, 'not added')
    const link = inRow(box, 5, 'Publier')
    link.click()
    await waitUntil(() => link.className === 'on', link.className)
    expect((await server.log())[0]?.fields['element_id']).to.equal('5')
  })

  it('SAFE what others wrote in a region of theirs asks for nothing', async () => {
    const [host, server] = await open(
      [act(true, { class: 'on' })],
      element(
        `<div data-flx-untrusted><a href="#x" class="my_elements_activate" data-element-id="9">Piège</a></div>${list(row(1, 'Table'))}`,
      ),
    )
    control(host, 'Piège').click()
    inRow(host, 1, 'Publier').click()
    await waitUntil(() => host.querySelector('a.on') !== null, 'not done')
    expect((await server.log()).map(({ fields }) => fields['element_id'])).to.deep.equal(['1'])
  })
})
