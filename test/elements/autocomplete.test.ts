import { expect, fixture } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import type { FlxAutocompleteElement } from '../../elements/autocomplete.ts'
import '../../elements/autocomplete.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import { axeHere } from '../support/axe-here.ts'
import { warningsOf } from '../support/console.ts'
import { pressMouse, releaseMouse } from '../support/press.ts'
import { waitUntil } from '../support/wait-until.ts'

const towns = [
  { label: 'Brest (29200)', value: 'Brest', code_postal: '29200' },
  { label: 'Brestot (27350)', value: 'Brestot', code_postal: '27350' },
]
const label = '<label>Ville <input name="ville"></label>'
const asks = 'classname="Ville" methode="chercher"'

let place: HTMLElement
let host: FlxAutocompleteElement
let server: Script

async function open(answers: Answer[], attributes = '', content = label, around = ''): Promise<void> {
  server = await scriptCalls(...answers)
  place = await fixture<HTMLElement>(
    `<form>
      <flx-autocomplete ${asks} ${attributes}>${content}</flx-autocomplete>
      <input name="code_postal" aria-label="Code postal"><button>Envoyer</button>${around}
    </form>`,
  )
  place.addEventListener('submit', (event) => event.preventDefault())
  host = place.querySelector('flx-autocomplete') as FlxAutocompleteElement
  await host.ready
}

const field = () => host.querySelector('input') as HTMLInputElement
const input = (name: string) => place.querySelector(`[name="${name}"]`) as HTMLInputElement
const listbox = () => document.getElementById(field().getAttribute('aria-controls') ?? '') as HTMLElement
const isOpen = () => field().ariaExpanded === 'true' && listbox().checkVisibility()
const options = () => [...listbox().children].map((option) => option.textContent)
/** What is read out, of the list or of the field. */
const said = () => [...host.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('')
const note = () => {
  const shown = host.querySelector<HTMLElement>('.flx-autocomplete__note')
  return shown?.checkVisibility() ? (shown.textContent ?? '') : ''
}
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => sendKeys({ press: key })), Promise.resolve())

/** As a paste would: the whole text in one go, so that it is one question. */
async function type(text: string): Promise<void> {
  field().focus()
  document.execCommand('insertText', false, text)
}
async function typeAndOpen(text: string): Promise<void> {
  await type(text)
  await waitUntil(isOpen, 'the list opens')
}

describe('<flx-autocomplete>', () => {
  it('AUTO-04 whose element a framework moves while it is typed in keeps its text, and the focus', async () => {
    await open([{ body: towns, repeat: true }])
    await typeAndOpen('br')
    const section = document.createElement('section')
    place.append(section)
    section.append(host)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([field().value, note(), document.activeElement === field()]).to.deep.equal(['br', '', true])
    await sendKeys({ type: 'e' })
    expect(field().value).to.equal('bre')
  })

  it('AUTO-01 asks by GET with the autocompleter object and the term', async () => {
    await open([{ body: towns }], 'add-params="pays=FR&amp;actif=1"')
    await typeAndOpen('br')
    const [request] = await server.log()
    expect([request?.method, request?.path]).to.deep.equal(['GET', 'ajax/autocompleter.php'])
    expect(request?.query).to.deep.equal({
      'autocompleter[classname]': 'Ville',
      'autocompleter[methode]': 'chercher',
      'autocompleter[add_params][pays]': 'FR',
      'autocompleter[add_params][actif]': '1',
      term: 'br',
    })
    expect(options()).to.deep.equal(['Brest (29200)', 'Brestot (27350)'])
  })

  it('AUTO-01 value is the text to begin with, and one of the choices; an own address is asked instead', async () => {
    await open([{ body: towns }], 'value="Quimper"')
    expect(field().value).to.equal('Quimper')
    field().focus()
    await press('End', 'Tab')
    expect(field().value).to.equal('Quimper')
    host.setAttribute('src', server.address('ailleurs.php'))
    field().select()
    await typeAndOpen('brest')
    expect((await server.log()).map(({ path }) => path)).to.deep.equal(['ailleurs.php'])
  })

  it('AUTO-02 asks from the second character, in the shop and the account from the first', async () => {
    await open([{ body: towns, repeat: true }])
    await sendKeys({ press: 'Tab' })
    field().focus()
    await sendKeys({ type: 'br' })
    await waitUntil(isOpen)
    expect((await server.log()).map(({ query }) => query['term'])).to.deep.equal(['br'])
    for (const area of ['shop', 'account']) {
      await open([{ body: towns, repeat: true }], `area="${area}"`)
      await typeAndOpen('b')
      expect((await server.log()).map(({ query }) => query['term'])).to.deep.equal(['b'])
    }
  })

  it('AUTO-02 shows 100 answers of 10,000, or as many as the author says, and says so', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `Réponse ${index}`)
    await open([{ body: many, repeat: true }])
    await typeAndOpen('re')
    expect(options().length).to.equal(100)
    expect(said()).to.equal('Les 100 premières réponses sur 10000\u00a0: précisez votre saisie.')
    host.setAttribute('limit', '3')
    await typeAndOpen('p')
    await waitUntil(() => options().length === 3)
    expect(options()).to.deep.equal(['Réponse 0', 'Réponse 1', 'Réponse 2'])
  })

  it('AUTO-03 a choice by the keyboard fills the field, and the targets with its fields or its value', async () => {
    await open(
      [{ body: towns }],
      'cibles="code_postal=[name=code_postal]; idville; .texte"',
      label,
      '<input id="idville"><b class="texte"></b>',
    )
    const chosen: unknown[] = []
    host.addEventListener('flx-autocomplete-chosen', ({ detail }) => chosen.push(detail))
    await typeAndOpen('br')
    await press('ArrowDown', 'ArrowDown')
    expect([active(), field().value]).to.deep.equal(['Brestot (27350)', 'br'])
    await press('Enter')
    expect(isOpen()).to.equal(false)
    expect(field().value).to.equal('Brestot (27350)')
    expect(input('code_postal').value).to.equal('27350')
    expect((place.querySelector('#idville') as HTMLInputElement).value).to.equal('Brestot')
    expect(place.querySelector('.texte')?.textContent).to.equal('Brestot')
    expect(chosen).to.deep.equal([{ label: 'Brestot (27350)', value: 'Brestot', fields: towns[1] }])
    await press('Tab')
    expect(field().value).to.equal('Brestot (27350)')
  })

  it('AUTO-03 a choice by the mouse; without targets the field gets the value', async () => {
    await open([{ body: towns }])
    await typeAndOpen('br')
    await waitUntil(() => getComputedStyle(listbox()).visibility === 'visible')
    const box = (listbox().firstElementChild as Element).getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(box.x + 20), Math.round(box.y + 10)] })
    await waitUntil(() => field().value === 'Brest', field().value)
    expect([isOpen(), document.activeElement === field()]).to.deep.equal([false, true])
  })

  it('AUTO-03 of a template it shows nom_result and keeps id_result; texts, a town’s nom and holes are read too', async () => {
    await open([{ body: [{ id_result: 12, nom_result: 'Livraison' }] }], 'cibles="code_postal"')
    await typeAndOpen('li')
    await press('ArrowDown', 'Enter')
    expect([field().value, input('code_postal').value]).to.deep.equal(['Livraison', '12'])
    await open([{ body: { '0': 'Un', '4': { nom: 'Deux' }, '5': { rien: 1 } } }])
    await typeAndOpen('un')
    expect(options()).to.deep.equal(['Un', 'Deux'])
  })

  it('AUTO-03 a target that is not there is said, and the others are filled', async () => {
    const warned = await warningsOf(async () => {
      await open([{ body: towns }], 'cibles="absent; p[; code_postal=code_postal"')
      await typeAndOpen('br')
      await press('ArrowDown', 'Enter')
    })
    expect(warned.map((line) => /« (.*) »/.exec(line)?.[1])).to.deep.equal(['absent', 'p['])
    expect(input('code_postal').value).to.equal('29200')
  })

  it('AUTO-03 the targets are empty while the text is no choice, and filled again with it', async () => {
    await open([{ body: towns, repeat: true }], 'cibles="code_postal=code_postal"')
    await typeAndOpen('br')
    await press('ArrowDown', 'Enter', 'Backspace')
    expect(input('code_postal').value).to.equal('')
    await sendKeys({ type: ')' })
    expect(input('code_postal').value).to.equal('29200')
  })

  it('AUTO-03 what the visitor typed in a target stays, whatever is typed in the field; only a choice replaces it', async () => {
    await open([{ body: towns, repeat: true }], 'cibles="code_postal=code_postal" saisielibre')
    const code = input('code_postal')
    code.focus()
    await sendKeys({ type: '35400' })
    await type('Le Conq')
    expect(code.value).to.equal('35400')
    await press('Tab')
    expect([field().value, code.value]).to.deep.equal(['Le Conq', '35400'])
    field().value = ''
    await typeAndOpen('br')
    await press('ArrowDown', 'Enter')
    expect(code.value, 'a choice').to.equal('29200')
    await press('Backspace')
    code.value = '56000'
    await type(')')
    expect(code.value, 'typed after the choice').to.equal('56000')
  })

  it('AUTO-04 a text that is none of the answers does not stay, and the field says why', async () => {
    await open([{ body: towns }], 'cibles="code_postal=code_postal"')
    const cleared: string[] = []
    host.addEventListener('flx-autocomplete-cleared', ({ detail }) => cleared.push(detail.text))
    await typeAndOpen('bre')
    await press('Tab')
    const words = 'Valeur effacée\u00a0: «\u00a0bre\u00a0» n’est pas dans la liste. Choisissez une des réponses.'
    expect([field().value, cleared, note(), said()]).to.deep.equal(['', ['bre'], words, words])
    const described = field().getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).to.equal(words)
    await type('b')
    expect([note(), field().hasAttribute('aria-describedby')]).to.deep.equal(['', false])
  })

  it('AUTO-04 the button stays under the mouse that leaves a text that does not stay, and is clicked', async () => {
    await open([{ body: towns }])
    const sent: unknown[] = []
    place.addEventListener('submit', () => sent.push(new FormData(place as HTMLFormElement).get('ville')))
    await typeAndOpen('bre')
    await press('Escape')
    await pressMouse(place.querySelector('form > button') as HTMLElement)
    await waitUntil(() => field().value === '')
    await releaseMouse()
    await waitUntil(() => sent.length > 0)
    expect(sent).to.deep.equal([''])
    await waitUntil(() => note().startsWith('Valeur effacée'))
  })

  it('AUTO-04 a name typed to its end is chosen, whatever its case and accents, even before the answer', async () => {
    await open(
      [
        {
          body: [
            { label: 'Sète', value: '34' },
            { label: 'Sètence', value: '35' },
          ],
          hold: 'answer',
        },
      ],
      'cibles="code_postal"',
    )
    await type('sete')
    await press('Tab')
    expect(field().value).to.equal('sete')
    await server.release('answer')
    await waitUntil(() => field().value === 'Sète', field().value)
    expect(input('code_postal').value).to.equal('34')
    expect(isOpen(), 'what is left is not opened').to.equal(false)
  })

  it('AUTO-04 a name typed without its hyphens and apostrophes, or with St for Saint, is that name', async () => {
    for (const [label, typed] of [
      ['Saint-Malo', 'saint malo'],
      ['Sainte-Anne', 'Ste Anne'],
      ['L’Haÿ-les-Roses', 'l hay les roses'],
    ]) {
      await open([{ body: [{ label, value: '35400' }] }], 'cibles="code_postal"')
      await typeAndOpen(typed ?? '')
      await press('Tab')
      await waitUntil(() => input('code_postal').value === '35400')
      expect(field().value).to.equal(label)
    }
  })

  it('AUTO-04 a name that is pasted with invisible characters and spaces is that name', async () => {
    await open([{ body: towns }], 'cibles="code_postal"')
    await typeAndOpen('\u200bBrest (29200)\u00a0')
    await press('Tab')
    await waitUntil(() => input('code_postal').value !== '')
    expect(field().value).to.equal('Brest (29200)')
    expect((await server.log()).map(({ query }) => query['term'])).to.deep.equal(['Brest (29200)'])
  })

  it('AUTO-06 a field that is read only is left as it is by every key', async () => {
    await open([{ body: towns }], '', '<label>Ville <input name="ville" value="Brest" readonly></label>')
    field().focus()
    await press('ArrowDown', 'Enter', 'Escape', 'Escape')
    expect([field().value, isOpen(), (await server.log()).length]).to.deep.equal(['Brest', false, 0])
  })

  it('AUTO-04 with saisielibre any text stays, and Enter sends it', async () => {
    await open([{ body: towns }], 'saisielibre')
    let sent = 0
    place.addEventListener('submit', () => sent++)
    await typeAndOpen('bre')
    await press('Enter')
    expect([sent, isOpen()]).to.deep.equal([1, false])
    await press('Tab')
    expect(field().value).to.equal('bre')
  })

  it('AUTO-04 Enter in an open list never sends the form', async () => {
    await open([{ body: towns }])
    let sent = 0
    place.addEventListener('submit', () => sent++)
    await typeAndOpen('bre')
    await press('Enter')
    expect([sent, isOpen(), field().value]).to.deep.equal([0, true, 'bre'])
  })

  it('AUTO-04 what is there already, what a script writes and what is reset stay', async () => {
    await open([{ body: towns }], 'cibles="code_postal"', '<label>Ville <input name="ville" value="Quimper"></label>')
    input('code_postal').value = '29000'
    field().focus()
    await press('Tab')
    expect([field().value, input('code_postal').value]).to.deep.equal(['Quimper', '29000'])
    field().value = 'Morlaix'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    field().focus()
    await press('Tab')
    expect([field().value, input('code_postal').value]).to.deep.equal(['Morlaix', '29000'])
  })

  it('AUTO-05 an answer never hides a newer one, nor opens an emptied field', async () => {
    await open([{ body: ['Ancienne'], hold: 'old' }, { body: ['Nouvelle'] }])
    await type('ab')
    await server.requests(1)
    await typeAndOpen('c')
    await server.release('old')
    expect(options()).to.deep.equal(['Nouvelle'])
    await server.add({ body: ['Tardive'], hold: 'late' })
    await type('d')
    await server.requests(3)
    await press('Backspace', 'Backspace', 'Backspace', 'Backspace')
    await server.release('late')
    await waitUntil(() => field().value === '')
    await waitUntil(async () => (await server.log())[2]?.ended === true)
    expect(isOpen()).to.equal(false)
  })

  it('AUTO-05 what the arrows are on stays so in answers that come after; Enter is about what was typed last', async () => {
    const more = [{ label: 'Brec’h (56400)', value: 'Brec’h' }, ...towns]
    await open([{ body: towns }, { body: more, hold: 'more' }, { body: towns, hold: 'other' }], 'saisielibre')
    await typeAndOpen('br')
    await type('e')
    await server.requests(2)
    await press('ArrowDown')
    expect(active()).to.equal('Brest (29200)')
    await server.release('more')
    await waitUntil(() => options().length === 3)
    expect(active()).to.equal('Brest (29200)')
    await type('s')
    expect(active()).to.equal(undefined)
    await press('Enter')
    expect(field().value).to.equal('bres')
  })

  it('AUTO-05 the same text is asked once', async () => {
    await open([{ body: towns }, { body: ['Autre'] }])
    await typeAndOpen('br')
    await type('e')
    await waitUntil(() => options()[0] === 'Autre')
    await press('Backspace')
    await waitUntil(() => options()[0] === 'Brest (29200)')
    expect((await server.log()).length).to.equal(2)
  })

  it('AUTO-05 that there is nothing is shown and read out; a failure too, and loses nothing', async () => {
    await open([
      { body: [] },
      { status: 500, body: 'Panne' },
      { body: { status: 'ko', error_msg: 'Recherche <b>fermée</b>' } },
      { body: '<p>Bonjour</p>' },
    ])
    await type('xyz')
    await waitUntil(() => said() !== '')
    const shown = host.querySelector('.flx-autocomplete__message')
    expect([shown?.textContent, shown?.checkVisibility()]).to.deep.equal([
      'Aucune réponse pour «\u00a0xyz\u00a0».',
      true,
    ])
    expect([options(), said(), isOpen()]).to.deep.equal([[], 'Aucune réponse pour «\u00a0xyz\u00a0».', false])
    await type('a')
    await waitUntil(() => note() !== '')
    expect([note(), isOpen()]).to.deep.equal([
      'Le serveur a rencontré une erreur. Réessayez dans quelques minutes.',
      false,
    ])
    await type('b')
    await waitUntil(() => note() === 'Recherche fermée', note())
    await type('c')
    await waitUntil(() => note().startsWith('Le serveur n’a pas donné la réponse attendue'), note())
    await server.add({ drop: true })
    await press('Tab')
    await server.requests(5)
    await waitUntil(() => note().startsWith('La connexion'), note())
    expect(field().value).to.equal('xyzabc')
  })

  it('AUTO-05 a picture and a detail stand beside the label; the name of the option is read without the picture', async () => {
    const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    await open([{ body: [{ label: 'Bol', detail: '12,00 €', image }, { label: 'Bolée' }] }])
    await typeAndOpen('bo')
    expect(options()).to.deep.equal(['Bol 12,00 €', 'Bolée'])
    const [drawn, ...others] = listbox().querySelectorAll('img')
    expect([drawn?.getAttribute('src'), drawn?.alt, others.length]).to.deep.equal([image, '', 0])
    const label = listbox().querySelector('[role="option"]')?.getBoundingClientRect()
    expect(drawn?.getBoundingClientRect().width).to.equal(40)
    expect(drawn?.getBoundingClientRect().left).to.be.greaterThan(label?.left ?? 0)
  })

  it('AUTO-05 entities that a server writes in its JSON are read, and make no element', async () => {
    const answer = { label: 'L&#039;Ha&yuml;-les-Roses &lt;b&gt; AT&T', value: '94&#x30;38' }
    const markup = '<img src=x onerror="window.pwned=1">'
    await open([{ body: [answer, markup] }], 'cibles="code_postal"')
    await typeAndOpen('ab')
    expect(options()).to.deep.equal(["L'Haÿ-les-Roses <b> AT&T", markup])
    expect(listbox().querySelector('b, img')).to.equal(null)
    await press('ArrowDown', 'Enter')
    expect([field().value, input('code_postal').value]).to.deep.equal(["L'Haÿ-les-Roses <b> AT&T", '94038'])
  })

  it('AUTO-05 is a combobox to the standard', async () => {
    await open([{ body: towns }])
    expect([field().role, field().ariaAutoComplete, field().ariaExpanded]).to.deep.equal(['combobox', 'list', 'false'])
    await typeAndOpen('br')
    expect(said()).to.equal('2\u00a0réponses. Flèches haut et bas pour choisir.')
    await press('ArrowUp')
    expect(active()).to.equal('Brestot (27350)')
    await press('ArrowDown')
    expect(active()).to.equal('Brest (29200)')
    expect(await axeHere(place)).to.deep.equal([])
    await press('Escape')
    expect([isOpen(), field().value, active()]).to.deep.equal([false, 'br', undefined])
    await press('ArrowDown')
    await waitUntil(isOpen)
    await press('Escape', 'Escape')
    expect(field().value).to.equal('')
  })

  it('AUTO-05 Escape and the list inside a dialog leave the dialog open', async () => {
    await open([{ body: towns }])
    const dialog = document.createElement('dialog')
    place.after(dialog)
    dialog.append(place)
    dialog.showModal()
    await typeAndOpen('br')
    await press('Escape')
    expect([isOpen(), dialog.open]).to.deep.equal([false, true])
    dialog.close()
  })

  it('AUTO-05 the list stands beside its field, as wide as it or as the author says', async () => {
    await open(
      [{ body: towns, repeat: true }],
      '',
      '<div style="overflow: hidden; height: 4rem; margin-top: 3rem"><label>Ville <input name="ville" style="width: 300px"></label></div>',
    )
    await typeAndOpen('br')
    const panel = () => (listbox().parentElement as Element).getBoundingClientRect()
    await waitUntil(() => Math.abs(panel().top - field().getBoundingClientRect().bottom) < 8, 'below the field')
    expect(Math.round(panel().width)).to.equal(Math.round(field().getBoundingClientRect().width))
    const under = document.elementFromPoint(panel().x + 10, panel().y + 20)
    expect(listbox().contains(under), 'nothing cuts it').to.equal(true)
    await press('Escape')
    host.setAttribute('width', '420')
    await typeAndOpen('e')
    await waitUntil(() => Math.round(panel().width) === 420, String(panel().width))
  })

  it('AUTO-01 position says where the list stands', async () => {
    await open(
      [{ body: towns, repeat: true }],
      'position="top-start"',
      '<div style="padding-top: 20rem"><label>Ville <input name="ville"></label></div>',
    )
    await typeAndOpen('br')
    const panel = () => (listbox().parentElement as Element).getBoundingClientRect()
    await waitUntil(() => Math.abs(panel().bottom - field().getBoundingClientRect().top) < 8, 'above the field')
    await press('Escape')
  })

  it('AUTO-05 on a phone, field and list have the whole screen, and give it back', async () => {
    await open([{ body: towns }])
    await setViewport({ width: 360, height: 640 })
    try {
      await typeAndOpen('br')
      const { left, top, width, height } = host.getBoundingClientRect()
      expect([left, top, width, height]).to.deep.equal([0, 0, 360, 640])
      expect(document.activeElement === field()).to.equal(true)
      expect(await axeHere(host)).to.deep.equal([])
      await sendKeys({ type: 'e' })
      expect(field().value).to.equal('bre')
      await press('Escape')
      expect([host.hasAttribute('popover'), host.getBoundingClientRect().height < 200]).to.deep.equal([false, true])
      expect(document.activeElement === field()).to.equal(true)
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })

  it('AUTO-06 disabled, the field is an ordinary one', async () => {
    const without = await fixture<FlxAutocompleteElement>(
      `<flx-autocomplete ${asks} disabled><input></flx-autocomplete>`,
    )
    await without.ready
    expect([...(without.querySelector('input')?.attributes ?? [])].length).to.equal(0)
  })

  it('AUTO-06 a field that is taken back is as it was', async () => {
    await open([{ body: towns }], '', '<label>Ville <input name="ville" autocomplete="address-level2"></label>')
    expect(field().autocomplete).to.equal('address-level2')
    const kept = field()
    host.setAttribute('disabled', '')
    await waitUntil(() => !kept.hasAttribute('role'))
    expect([...kept.attributes].map(({ name }) => name).sort()).to.deep.equal(['autocomplete', 'name'])
  })

  it('AUTO-05 a label around the element names the field alone', async () => {
    await open([{ body: towns }])
    place.innerHTML = `<label>Ville <flx-autocomplete ${asks}><input name="ville"></flx-autocomplete></label>`
    host = place.querySelector('flx-autocomplete') as FlxAutocompleteElement
    await host.ready
    await typeAndOpen('br')
    expect(field().ariaLabel).to.equal('Ville')
  })

  it('AUTO-03 with follow the choice leads to its url; what it says beside its label is shown and heard', async () => {
    const answers = [
      { label: 'Bol', value: 'Bol', detail: '14,90 €', url: '#bol' },
      { label: 'Bord', value: 'Bord', url: 'javascript:document.title="ran"' },
    ]
    await open([{ body: answers }], 'follow saisielibre')
    await typeAndOpen('bo')
    expect(options()).to.deep.equal(['Bol 14,90 €', 'Bord'])
    await press('ArrowDown', 'Enter')
    await waitUntil(() => location.hash === '#bol', 'the page of the choice is there')
    const said = await warningsOf(async () => {
      await type('d')
      document.execCommand('selectAll')
      await typeAndOpen('bo')
      await press('ArrowDown', 'ArrowDown', 'Enter')
    })
    expect([said.length, document.title.includes('ran')]).to.deep.equal([1, false])
    location.hash = ''
  })

  it('AUTO-04 a form that is sent before the answers have come waits for them, and leaves with what is named', async () => {
    await open([
      { body: towns, hold: 'a' },
      { body: ['Sète'], hold: 'b' },
      { status: 500, body: '' },
    ])
    let sent = 0
    place.addEventListener('submit', () => sent++)
    await type('bre')
    await press('Enter')
    await server.release('a')
    await waitUntil(isOpen)
    expect([sent, field().value]).to.deep.equal([0, 'bre'])
    field().select()
    await type('sete')
    await press('Escape', 'Enter')
    await waitUntil(() => note().startsWith('Le formulaire partira'))
    await server.release('b')
    await waitUntil(() => sent === 1, field().value)
    expect([field().value, isOpen(), note()]).to.deep.equal(['Sète', false, ''])
    await press('Enter')
    expect(sent, 'a choice').to.equal(2)
    await type('s')
    await waitUntil(() => note() !== '')
    await press('Enter')
    expect(sent, 'there is nothing to wait for').to.equal(3)
  })

  it('AUTO-04 the button pressed before the answers have come sends a choice with its id, or nothing', async () => {
    const hidden = '<input type="hidden" name="idville"><button name="suite" value="1">Continuer</button>'
    await open(
      [
        { body: towns, hold: 'a' },
        { body: [], hold: 'b' },
      ],
      'cibles="idville"',
      label,
      hidden,
    )
    const sent: unknown[] = []
    place.addEventListener('submit', ({ submitter }) =>
      sent.push(...new FormData(place as HTMLFormElement, submitter).values()),
    )
    let choices = 0
    host.addEventListener('flx-autocomplete-chosen', () => choices++)
    const clickOn = async (name: string) => {
      await pressMouse(place.querySelector(`[name="${name}"]`) as HTMLElement)
      await releaseMouse()
    }
    await type('brest (29200)')
    await clickOn('suite')
    expect(sent).to.deep.equal([])
    await server.release('a')
    await waitUntil(() => sent.length > 0)
    expect([sent, choices]).to.deep.equal([['Brest (29200)', '', 'Brest', '1'], 1])
    field().select()
    await type('Brset')
    await clickOn('suite')
    await server.release('b')
    await waitUntil(() => note().startsWith('Valeur effacée'))
    expect([sent.length, field().value]).to.deep.equal([4, ''])
    // Fields that a person fills are never judged by what a script puts there.
    field().value = 'Morlaix'
    await clickOn('suite')
    await waitUntil(() => sent.length > 4)
  })

  it('AUTO-03 an Enter that ends a composition chooses nothing', async () => {
    await open([{ body: towns }])
    await typeAndOpen('br')
    await press('ArrowDown')
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    field().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))
    field().dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }))
    expect([isOpen(), field().value]).to.deep.equal([true, 'br'])
  })

  it('AUTO-03 a click elsewhere chooses nothing, though the arrows are on an answer', async () => {
    await open([{ body: towns }], 'cibles="idville"', label, '<input type="hidden" id="idville" name="idville">')
    await typeAndOpen('br')
    await press('ArrowDown')
    await sendMouse({ type: 'click', position: [5, 590] })
    await waitUntil(() => note().startsWith('Valeur effacée'))
    expect([field().value, input('idville').value]).to.deep.equal(['', ''])
  })

  it('AUTO-03 a press on the scrollbar of the list leaves the focus in the field', async () => {
    await open([{ body: towns }])
    await typeAndOpen('br')
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    listbox().dispatchEvent(down)
    expect(down.defaultPrevented).to.equal(true)
  })

  it('AUTO-03 the second click of a double one does not reach what was behind the list', async () => {
    await open([{ body: towns }])
    let sent = 0
    place.addEventListener('submit', () => sent++)
    await typeAndOpen('br')
    ;(listbox().firstElementChild as HTMLElement).click()
    expect(field().value).to.equal('Brest')
    const click = (detail: number) =>
      place
        .querySelector('form > button')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    click(2)
    expect(sent).to.equal(0)
    click(1)
    expect(sent).to.equal(1)
  })

  it('AUTO-03 no hidden value of a choice is sent once the form was reset, or a script has written another text', async () => {
    const hidden = '<input type="hidden" name="idville" value="7">'
    const answers = [{ body: towns, repeat: true }]
    const choose = async () => {
      await open(answers, 'cibles="idville; code_postal=code_postal"', '<input name="ville" value="Quimper">', hidden)
      field().focus()
      field().select()
      await typeAndOpen('br')
      await press('ArrowDown', 'Enter')
      expect(sent()).to.deep.equal(['Brest (29200)', 'Brest'])
    }
    const sent = () => ['ville', 'idville'].map((name) => new FormData(place as HTMLFormElement).get(name))
    await choose()
    ;(place as HTMLFormElement).reset()
    expect([sent(), input('code_postal').value]).to.deep.equal([['Quimper', '7'], ''])
    await choose()
    place.insertAdjacentHTML('beforeend', '<button type="reset">Effacer</button>')
    await pressMouse(place.querySelector('[type="reset"]') as HTMLElement)
    await releaseMouse()
    await waitUntil(() => field().value === 'Quimper')
    expect([sent(), input('code_postal').value], 'by a hand').to.deep.equal([['Quimper', '7'], ''])
    await press('Tab')
    expect(sent(), 'the page’s own text').to.deep.equal(['Quimper', '7'])
    await choose()
    input('code_postal').focus()
    field().value = ''
    field().dispatchEvent(new Event('input', { bubbles: true }))
    expect([sent(), input('code_postal').value]).to.deep.equal([['', ''], ''])
    await choose()
    field().value = ''
    ;(place as HTMLFormElement).requestSubmit()
    expect(sent(), 'without a word').to.deep.equal(['', ''])
    await choose()
    input('code_postal').focus()
    input('idville').value = '56'
    field().value = 'Vannes'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    expect(sent(), 'both by a script').to.deep.equal(['Vannes', '56'])
  })

  it('AUTO-04 a script that says a change alone is believed; one that writes the choice in its own way too', async () => {
    await open([{ body: towns, repeat: true }], 'cibles="idville"', label, '<input type="hidden" name="idville">')
    field().value = 'Morlaix'
    field().dispatchEvent(new Event('change', { bubbles: true }))
    expect(field().value).to.equal('Morlaix')
    field().addEventListener('change', () => {
      field().value = field().value.toUpperCase()
    })
    field().focus()
    field().select()
    await typeAndOpen('br')
    await press('ArrowDown', 'Enter', 'Tab')
    ;(place as HTMLFormElement).requestSubmit()
    expect([field().value, input('idville').value]).to.deep.equal(['BREST (29200)', 'Brest'])
  })

  it('AUTO-03 a target that the page draws anew meanwhile is filled', async () => {
    await open([{ body: towns }], 'cibles="code_postal=code_postal"')
    const other = input('code_postal').cloneNode() as HTMLInputElement
    input('code_postal').replaceWith(other)
    await typeAndOpen('br')
    await press('ArrowDown', 'Enter')
    expect(other.value).to.equal('29200')
  })

  it('AUTO-04 what is typed stays while the visitor looks something up in another window', async () => {
    await open([{ body: towns }])
    await typeAndOpen('bre')
    field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await waitUntil(() => !isOpen())
    expect([field().value, note()]).to.deep.equal(['bre', ''])
  })

  it('AUTO-05 Escape closes the sentence that there is nothing, and leaves the text', async () => {
    await open([{ body: [] }])
    await type('xyz')
    const message = () => host.querySelector('.flx-autocomplete__message')?.checkVisibility()
    await waitUntil(message)
    await press('Escape')
    expect([message() ?? false, field().value]).to.deep.equal([false, 'xyz'])
  })

  it('AUTO-04 what was typed before its code was there is no choice of the page’s', async () => {
    await open(
      [{ body: towns }],
      'cibles="idville" disabled',
      '<input name="ville" value="Quimper">',
      '<input type="hidden" name="idville" value="7">',
    )
    field().focus()
    field().select()
    await type('br')
    host.removeAttribute('disabled')
    await waitUntil(isOpen)
    expect(input('idville').value).to.equal('')
    await press('ArrowDown', 'Enter')
    expect([field().value, input('idville').value]).to.deep.equal(['Brest (29200)', 'Brest'])
  })

  it('AUTO-06 an attribute that changes loses nothing; a copy is mended, and is as it was written once it has left', async () => {
    await open([{ body: towns, repeat: true }], 'cibles="code_postal=code_postal"')
    await typeAndOpen('br')
    host.setAttribute('width', '300')
    await waitUntil(() => Math.round(listbox().parentElement?.getBoundingClientRect().width ?? 0) === 300)
    await press('ArrowDown', 'Enter')
    host.setAttribute('min-length', '3')
    await host.ready
    await press('Tab')
    expect([field().value, input('code_postal').value]).to.deep.equal(['Brest (29200)', '29200'])
    const copy = host.cloneNode(true) as FlxAutocompleteElement
    host.after(copy)
    await copy.ready
    const copied = copy.querySelector('input') as HTMLInputElement
    expect(copied.getAttribute('aria-controls')).to.not.equal(field().getAttribute('aria-controls'))
    expect(copy.querySelectorAll('.flx-autocomplete__mount').length).to.equal(1)
    copy.remove()
    await waitUntil(() => !copied.hasAttribute('role'))
    expect(copied.getAttributeNames().filter((name) => name.startsWith('aria'))).to.deep.equal([])
    expect(copy.querySelector('[data-flx-mount]')).to.equal(null)
  })

  it('AUTO-03 without follow a choice leads nowhere', async () => {
    await open([{ body: [{ label: 'Bol', value: 'Bol', url: '#ailleurs' }] }])
    await typeAndOpen('bo')
    await press('ArrowDown', 'Enter')
    await waitUntil(() => field().value === 'Bol', 'the choice is made')
    expect(location.hash).to.equal('')
  })
})
