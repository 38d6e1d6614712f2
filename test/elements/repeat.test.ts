import { expect, fixture } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import '../../elements/autocomplete.ts'
import '../../elements/date-field.ts'
import '../../elements/form.ts'
import '../../elements/mask.ts'
import type { FlxModalElement } from '../../elements/modal.ts'
import '../../elements/modal.ts'
import type { FlxRepeatElement } from '../../elements/repeat.ts'
import '../../elements/repeat.ts'
import '../../elements/upload.ts'
import { configure } from '../../src/core/configure.ts'
import type { FlxElement } from '../../src/core/element/react-element.ts'
import { warningsOf } from '../support/console.ts'
import { openForm } from '../support/form-page.ts'
import { takeHold } from '../support/take-hold.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(() => {
  sessionStorage.clear()
  configure({ sessionHash: 'une' })
})

const block = (n: number, name = '') => `
  <fieldset id="enfant-${n}">
    <legend>Enfant ${n + 1}</legend>
    <p><label for="enfants-${n}-nom">Nom</label> <input id="enfants-${n}-nom" name="enfants[${n}][nom]" value="${name}" aria-describedby="enfants-${n}-aide"></p>
    <p id="enfants-${n}-aide">Comme sur la carte d’identité.</p>
    <label><input type="radio" name="enfants[${n}][ecole]" value="a"> A</label>
    <label><input type="radio" name="enfants[${n}][ecole]" value="b"> B</label>
    <input type="hidden" name="enfants[${n}][id]" value="${name && `id-${name}`}">
  </fieldset>`

let form: HTMLFormElement
let host: HTMLElement

async function open(content: string, attributes = ''): Promise<void> {
  form = await fixture<HTMLFormElement>(`<form><flx-repeat ${attributes}>${content}</flx-repeat></form>`)
  host = form.querySelector('flx-repeat') as HTMLElement
  for (const each of form.querySelectorAll('flx-repeat')) await each.ready
}

const named = (root: Element, name: string) => root.querySelector(`[name="${name}"]`) as HTMLInputElement
const field = (name: string): HTMLInputElement => named(form, name)
const legends = (root: Element = form) =>
  [...root.querySelectorAll('legend')].map(({ textContent }) => textContent?.trim())
const sent = () => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`)
const button = (label: string, root: Element = form): HTMLButtonElement => {
  const found = [...root.querySelectorAll('button')].find(
    (each) => (each.ariaLabel ?? each.textContent ?? '').trim() === label && each.checkVisibility(),
  )
  if (!found) throw new Error(`no button « ${label} »`)
  return found
}
async function press(control: HTMLElement): Promise<void> {
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = control.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
}
const said = () => (host.querySelector(':scope > div > div > [role="status"]')?.textContent ?? '').trim()
const focusedName = () => (document.activeElement as HTMLInputElement | null)?.name

describe('<flx-repeat>', () => {
  it('FORM-05 in a modal that the page wrote, blocks are added as anywhere, with their numbers and their focus', async () => {
    const modal = await fixture<FlxModalElement>(`<flx-modal label="Enfants"><form><flx-repeat><div>
      <fieldset><legend>Enfant 1</legend><label>Nom <input name="enfants[0][nom]" value="Anne"></label></fieldset>
      </div></flx-repeat></form></flx-modal>`)
    form = modal.querySelector('form') as HTMLFormElement
    host = form.querySelector('flx-repeat') as HTMLElement
    const warned = await warningsOf(async () => {
      await modal.ready
      await form.querySelector('flx-repeat')?.ready
    })
    expect(warned).to.deep.equal([])
    modal.open = true
    await waitUntil(() => host.checkVisibility())
    await press(button('Ajouter', host))
    await waitUntil(() => legends().length === 2)
    expect(legends()).to.deep.equal(['Enfant 1', 'Enfant 2'])
    await waitUntil(() => focusedName() === 'enfants[1][nom]')
    modal.open = false
  })

  it('FORM-05 a block that is added is the first one, emptied, with names, ids and a title of its own', async () => {
    await open(block(0, 'Anne'))
    field('enfants[0][nom]').value = 'Anne-Lise'
    button('Ajouter').click()
    expect(legends()).to.deep.equal(['Enfant 1', 'Enfant 2'])
    const added = field('enfants[1][nom]')
    expect([added.value, added.id, added.labels?.[0]?.textContent]).to.deep.equal(['', 'enfants-1-nom', 'Nom'])
    expect(added.getAttribute('aria-describedby')).to.equal('enfants-1-aide')
    expect(form.querySelector('#enfant-1 #enfants-1-aide')?.textContent).to.equal('Comme sur la carte d’identité.')
    expect(field('enfants[1][id]').value, 'the number of a record is not that of another').to.equal('')
    expect(field('enfants[0][nom]').value).to.equal('Anne-Lise')
    expect([focusedName(), said()]).to.deep.equal(['enfants[1][nom]', 'Enfant 2\u00a0: ajouté.'])
    const ids = [...form.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).to.equal(ids.length)
  })

  it('FORM-05 a box that nobody ticks answers in an added block as in the first one', async () => {
    const active = '[0][actif]"'
    await open(
      `<fieldset><legend>Ligne 1</legend><input type="hidden" name="lignes${active} value="0">` +
        `<label>Active <input type="checkbox" name="lignes${active} value="1" checked></label></fieldset>`,
    )
    button('Ajouter').click()
    expect(sent()).to.deep.equal(['lignes[0][actif]=0', 'lignes[0][actif]=1', 'lignes[1][actif]=0'])
  })

  it('FORM-05 one that is taken out can be put back as it was; the others are numbered anew, radios included', async () => {
    await open(block(0, 'Anne') + block(1, 'Bob') + block(2, 'Chloé'))
    for (const [n, value] of ['a', 'b', 'a'].entries()) {
      form.querySelector<HTMLInputElement>(`[name="enfants[${n}][ecole]"][value="${value}"]`)?.click()
    }
    const before = sent()
    button('Retirer\u00a0: Enfant 1').click()
    expect(sent()).to.deep.equal([
      ...['enfants[0][nom]=Bob', 'enfants[0][ecole]=b', 'enfants[0][id]=id-Bob'],
      ...['enfants[1][nom]=Chloé', 'enfants[1][ecole]=a', 'enfants[1][id]=id-Chloé'],
    ])
    expect([legends(), said()]).to.deep.equal([['Enfant 1', 'Enfant 2'], 'Enfant 1\u00a0: retiré.'])
    expect(document.activeElement?.id, 'where the block was, the next one').to.equal('enfant-0')
    button('Remettre').click()
    expect([sent(), legends()]).to.deep.equal([before, ['Enfant 1', 'Enfant 2', 'Enfant 3']])
    expect([focusedName(), said()]).to.deep.equal(['enfants[0][nom]', 'Enfant 1\u00a0: remis en place.'])
  })

  it('FORM-05 buttons move a block; what was pressed keeps the focus, or the other one has it at the end of the way', async () => {
    await open(block(0, 'Anne') + block(1, 'Bob') + block(2, 'Chloé'))
    const names = () => [...form.querySelectorAll<HTMLInputElement>('[name$="[nom]"]')].map(({ value }) => value)
    const up = button('Monter\u00a0: Enfant 3')
    up.focus()
    await sendKeys({ press: 'Enter' })
    expect([names(), document.activeElement === up, said()]).to.deep.equal([
      ['Anne', 'Chloé', 'Bob'],
      true,
      'Enfant 2\u00a0: place 2 sur 3.',
    ])
    await sendKeys({ press: 'Enter' })
    expect([names(), document.activeElement?.ariaLabel]).to.deep.equal([
      ['Chloé', 'Anne', 'Bob'],
      'Descendre\u00a0: Enfant 1',
    ])
    expect(field('enfants[0][nom]').value).to.equal('Chloé')
    expect(button('Descendre\u00a0: Enfant 3').disabled).to.equal(true)
  })

  it('FORM-05 a block is dragged by its handle; Escape puts it back', async () => {
    await open(block(0, 'Anne') + block(1, 'Bob') + block(2, 'Chloé'))
    const names = () => [...form.querySelectorAll<HTMLInputElement>('[name$="[nom]"]')].map(({ value }) => value)
    const middle = (element: Element | null | undefined): [number, number] => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [Math.round(left + width / 2), Math.round(top + height / 2)]
    }
    const grip = (n: number) => form.querySelectorAll('[data-flx-handle]')[n]
    const moves: number[] = []
    host.addEventListener('flx-repeat-changed', ({ detail }) => moves.push(detail.count))
    grip(0)?.scrollIntoView({ block: 'center' })
    const drag = async (from: number, to: number): Promise<void> => {
      const [x, y] = middle(grip(from))
      await takeHold([x, y], () => form.querySelector('[data-flx-dragged]') !== null)
      await sendMouse({ type: 'move', position: [x, middle(grip(to))[1] + (to > from ? 20 : -20)] })
    }
    await drag(0, 1)
    expect(form.querySelectorAll('[data-flx-dragged]').length).to.equal(1)
    await sendKeys({ press: 'Escape' })
    await sendMouse({ type: 'up' })
    expect([names(), form.querySelectorAll('[data-flx-dragged]').length]).to.deep.equal([['Anne', 'Bob', 'Chloé'], 0])
    await drag(0, 1)
    await sendMouse({ type: 'up' })
    expect([names(), moves, said()]).to.deep.equal([['Bob', 'Anne', 'Chloé'], [3], 'Enfant 2\u00a0: place 2 sur 3.'])
    expect([...form.querySelectorAll('fieldset')].map((each) => each.getAttribute('style'))).to.deep.equal([
      null,
      null,
      null,
    ])
  })

  it('FORM-05 at data-maxnfois none can be added, and at the minimum none be taken out', async () => {
    await open(block(0), 'data-maxnfois="2"')
    const add = button('Ajouter')
    expect(form.querySelector('[data-flx-remove]') === null, 'one alone has no buttons').to.equal(true)
    add.click()
    expect([add.disabled, host.textContent?.includes('C’est le nombre maximal\u00a0: 2.')]).to.deep.equal([true, true])
    expect(focusedName()).to.equal('enfants[1][nom]')
    button('Retirer\u00a0: Enfant 2').click()
    expect([add.disabled, legends().length]).to.deep.equal([false, 1])
    await open(block(0), 'min="3" max="4"')
    expect(legends()).to.deep.equal(['Enfant 1', 'Enfant 2', 'Enfant 3'])
    expect(button('Retirer\u00a0: Enfant 2').disabled).to.equal(true)
    await open(`${block(0)}<button type="button" data-flx-add data-maxnfois="1">Encore un</button>`)
    expect([button('Encore un').disabled, host.querySelectorAll('[data-flx-add]').length]).to.deep.equal([true, 1])
  })

  it('FORM-05 an optional block is left out, sends nothing and asks for nothing, and keeps what was typed', async () => {
    const optional = block(0, 'Anne')
      .replace('<fieldset', '<fieldset data-flx-optional')
      .replace('value="Anne"', 'value="Anne" required')
    await open(optional)
    const control = form.querySelector('legend input[type="checkbox"]') as HTMLInputElement
    expect([control.checked, control.ariaLabel, legends()]).to.deep.equal([
      true,
      'Remplir\u00a0: Enfant 1',
      ['Enfant 1'],
    ])
    field('enfants[0][nom]').value = ''
    expect(form.checkValidity()).to.equal(false)
    control.click()
    expect([sent(), form.checkValidity(), field('enfants[0][nom]').checkVisibility()]).to.deep.equal([[], true, false])
    field('enfants[0][nom]').value = 'Zoé'
    control.click()
    expect([sent()[0], field('enfants[0][nom]').checkVisibility()]).to.deep.equal(['enfants[0][nom]=Zoé', true])
    await open(optional.replace('<fieldset', '<fieldset disabled'))
    expect(form.querySelector<HTMLInputElement>('legend input')?.checked).to.equal(false)
    button('Ajouter').click()
    expect(sent()[0]).to.equal('enfants[1][nom]=')
  })

  it('FORM-05 names as servers write them: which of their numbers is the block’s', async () => {
    const cases: [string[], string[]][] = [
      [['lignes[0][qte]'], ['lignes[1][qte]']],
      [
        ['lignes.1.qte', 'lignes.1.rue1'],
        ['lignes.2.qte', 'lignes.2.rue1'],
      ],
      [
        ['form-0-adresse1', 'form-0-adresse2'],
        ['form-1-adresse1', 'form-1-adresse2'],
      ],
      [
        ['adresse1_1', 'adresse2_1', 'ville_1'],
        ['adresse1_2', 'adresse2_2', 'ville_2'],
      ],
      [
        ['tags[]', 'x[1][y][]'],
        ['tags[]', 'x[2][y][]'],
      ],
    ]
    for (const [names, next] of cases) {
      const inputs = names.map((name) => `<input aria-label="x" name="${name}">`).join('')
      await open(`<fieldset><legend>Ligne</legend>${inputs}</fieldset>`)
      button('Ajouter').click()
      const last = [...form.querySelectorAll('fieldset')].at(-1)
      expect([...(last?.querySelectorAll('input') ?? [])].map(({ name }) => name)).to.deep.equal(next)
    }
    // Where two are printed the difference tells, whatever stands around.
    const two = (n: number) =>
      `<fieldset><legend>Étape 2, ligne ${n}</legend><input aria-label="Rue ${n}" name="rue_1_${n}"></fieldset>`
    await open(two(1) + two(2))
    button('Ajouter').click()
    expect([legends().at(-1), field('rue_1_3').ariaLabel]).to.deep.equal(['Étape 2, ligne 3', 'Rue 3'])
  })

  it('FORM-05 rows of a table, items of a list, marked blocks; a template with its placeholder and no block at first', async () => {
    await open('<table><tbody><tr><td><input aria-label="A" name="l[0][a]"></td></tr></tbody></table>')
    button('Ajouter').click()
    expect(form.querySelectorAll('tbody > tr').length).to.equal(2)
    expect(form.querySelector('tr:last-child td:last-child button')?.ariaLabel).to.equal('Monter\u00a0: Bloc 2')
    await open('<ol><li><label>A <input name="l[0][a]"></label></li></ol>')
    button('Ajouter').click()
    expect(sent()).to.deep.equal(['l[0][a]=', 'l[1][a]='])
    await open(
      '<div><div data-flx-block><h3>Bloc <b data-flx-number>1</b></h3><input aria-label="A" name="l[0][a]"></div></div>',
    )
    button('Ajouter').click()
    expect(form.querySelectorAll('h3')[1]?.textContent).to.equal('Bloc 2')
    await open(
      '<template><fieldset><legend>Ligne __n__</legend><label for="l___n___a">A</label><input id="l___n___a" name="l[__n__][a]" value="1"></fieldset></template>',
      'start="1"',
    )
    expect(sent()).to.deep.equal([])
    button('Ajouter').click()
    button('Ajouter').click()
    expect([sent(), legends()]).to.deep.equal([
      ['l[1][a]=1', 'l[2][a]=1'],
      ['Ligne 1', 'Ligne 2'],
    ])
    expect(field('l[2][a]').labels?.length).to.equal(1)
    button('Retirer\u00a0: Ligne 2').click()
    button('Retirer\u00a0: Ligne 1').click()
    expect([sent(), document.activeElement?.textContent]).to.deep.equal([[], 'Ajouter'])
  })

  it('FORM-05 the page’s own buttons are used, and ask the server no more', async () => {
    let submits = 0
    await open(
      `${block(0).replace('</fieldset>', '<button name="retirer" value="0" data-flx-remove>Ôter</button></fieldset>')}<button name="ajouter" data-flx-add>Un enfant de plus</button>`,
    )
    form.addEventListener('submit', (event) => {
      submits++
      event.preventDefault()
    })
    button('Un enfant de plus').click()
    expect(legends().length).to.equal(2)
    form.querySelectorAll<HTMLElement>('[data-flx-remove]')[0]?.click()
    expect([legends(), submits]).to.deep.equal([['Enfant 1'], 0])
  })

  it('FORM-05 a repetition inside a block has numbers of its own', async () => {
    const school = (n: number, m: number) =>
      `<fieldset><legend>École ${m + 1}</legend><input aria-label="École" name="enfants[${n}][ecoles][${m}][nom]"></fieldset>`
    const child = (n: number) =>
      `<fieldset><legend>Enfant ${n + 1}</legend><flx-repeat add-label="Une école">${school(n, 0)}</flx-repeat></fieldset>`
    await open(child(0), 'add-label="Un enfant"')
    button('Une école').click()
    button('Un enfant').click()
    const second = form.querySelectorAll<FlxRepeatElement>('flx-repeat')[2] as FlxRepeatElement
    await second.ready
    expect(legends(second), 'a new block begins with one').to.deep.equal(['École 1'])
    button('Une école', second).click()
    button('Une école', second).click()
    button('Retirer\u00a0: Enfant 1').click()
    expect(sent().map((each) => each.split('=')[0])).to.deep.equal([
      'enfants[0][ecoles][0][nom]',
      'enfants[0][ecoles][1][nom]',
      'enfants[0][ecoles][2][nom]',
    ])
    button('Retirer\u00a0: École 2').click()
    expect(sent().map((each) => each.split('=')[0])).to.deep.equal([
      'enfants[0][ecoles][0][nom]',
      'enfants[0][ecoles][1][nom]',
    ])
  })

  it('FORM-05 elements inside a block wake anew in its copy, on fields as the author wrote them', async () => {
    await open(`<fieldset><legend>Ligne 1</legend>
      <flx-mask mask="numeric"><label>Prix <input name="l[0][prix]" type="number" min="1" max="5000" value="1234"></label></flx-mask>
      <flx-date-field><label for="l-0-jour">Jour</label> <input id="l-0-jour" name="l[0][jour]" type="date" value="2024-02-29"></flx-date-field>
      <flx-autocomplete classname="Ville" methode="chercher" cibles="cp=l-0-cp"><label>Ville <input name="l[0][ville]"></label></flx-autocomplete>
      <input id="l-0-cp" name="l[0][cp]" aria-label="Code">
      <flx-upload><input type="file" name="l[0][photo]" aria-label="Photo"></flx-upload></fieldset>`)
    await waitUntil(() => form.querySelector('.flx-upload__mount') && field('l[0][prix]').type === 'text')
    const warned = await warningsOf(async () => {
      button('Ajouter').click()
      await waitUntil(() => field('l[1][prix]').type === 'text')
    })
    expect(warned).to.deep.equal([])
    const added = form.querySelectorAll('fieldset')[1] as HTMLElement
    const drawn = added.querySelectorAll<FlxElement>('flx-date-field, flx-autocomplete, flx-upload')
    await Promise.all(Array.from(drawn, ({ ready }) => ready))
    expect(added.querySelector('flx-autocomplete')?.getAttribute('cibles')).to.equal('cp=l-1-cp')
    expect(added.querySelectorAll('.flx-date-field__button').length).to.equal(1)
    expect(added.querySelectorAll('.flx-upload__list').length).to.equal(1)
    const ville = field('l[1][ville]')
    expect([
      ville.role,
      ville.getAttribute('aria-controls') === field('l[0][ville]').getAttribute('aria-controls'),
    ]).to.deep.equal(['combobox', false])
    field('l[1][prix]').focus()
    await sendKeys({ type: '1250' })
    field('l[1][jour]').focus()
    await sendKeys({ type: '01032024' })
    field('l[1][ville]').focus()
    await waitUntil(() => new FormData(form).get('l[1][jour]') === '2024-03-01')
    expect(new FormData(form).get('l[1][prix]')).to.equal('1250')
    // Taken out of its element, the copied field is the author's again.
    const mask = added.querySelector('flx-mask') as HTMLElement
    mask.replaceWith(...mask.childNodes)
    await waitUntil(() => field('l[1][prix]').type === 'number')
    expect(field('l[1][prix]').max).to.equal('5000')
  })

  it('FORM-05 FORM-04 rules inside a block speak of its own fields, in added ones too', async () => {
    const page = await openForm([], {
      content: `<flx-repeat><fieldset><legend>Ligne 1</legend><select name="ligne-0-sorte" aria-label="Sorte"><option value="">—</option><option>autre</option></select>
        <p data-flx-if="sorte = autre"><input name="ligne-0-precision" aria-label="Précision"></p></fieldset></flx-repeat>`,
    })
    form = page.form
    await waitUntil(() => !field('ligne-0-precision').checkVisibility())
    button('Ajouter').click()
    await waitUntil(() => !field('ligne-1-precision').checkVisibility())
    field('ligne-1-sorte').value = 'autre'
    field('ligne-1-sorte').dispatchEvent(new Event('change', { bubbles: true }))
    expect(
      [field('ligne-0-precision'), field('ligne-1-precision')].map((each) => each.checkVisibility()),
    ).to.deep.equal([false, true])
  })

  it('FORM-11 a draft brings back blocks that were added, taken out and moved, and what was typed in them', async () => {
    const content = `<flx-repeat>${block(0, 'Anne')}${block(1, 'Bob')}${block(2, 'Chloé')}</flx-repeat><button>Envoyer</button>`
    const openPage = () => openForm([], { content, form: 'id="famille"', attributes: 'no-guard' })
    const before = await openPage()
    form = before.form
    await form.querySelector('flx-repeat')?.ready
    button('Ajouter').click()
    await sendKeys({ type: 'Denis' })
    button('Retirer\u00a0: Enfant 2').click()
    button('Monter\u00a0: Enfant 3').click()
    const wanted = sent()
    expect(wanted.filter((each) => each.includes('[nom]'))).to.deep.equal([
      'enfants[0][nom]=Anne',
      'enfants[1][nom]=Denis',
      'enfants[2][nom]=Chloé',
    ])
    await waitUntil(() => JSON.stringify(sessionStorage).includes('0 + 2'))
    before.host.remove()
    const after = await openPage()
    form = after.form
    await waitUntil(() => after.host.querySelector('.flx-form__draft'))
    expect([sent(), legends()]).to.deep.equal([wanted, ['Enfant 1', 'Enfant 2', 'Enfant 3']])
    button('L’effacer', after.host).click()
    await waitUntil(() => sent().some((each) => each.endsWith('Bob')))
    expect(sent().filter((each) => each.includes('[nom]'))).to.deep.equal([
      'enfants[0][nom]=Anne',
      'enfants[1][nom]=Bob',
      'enfants[2][nom]=Chloé',
    ])
  })

  it('FORM-05 links of an error summary, and sentences beside fields, go with their block', async () => {
    const page = await openForm(
      [{ body: { status: 'ko', message: 'Refusé.', errors: { 'enfants[1][nom]': 'Ce nom est pris.' } } }],
      {
        content: `<flx-repeat>${block(0, 'Anne')}${block(1, 'Bob')}</flx-repeat><button id="envoi">Envoyer</button>`,
        attributes: 'no-draft no-guard',
      },
    )
    form = page.form
    await form.querySelector('flx-repeat')?.ready
    form.querySelector<HTMLElement>('#envoi')?.click()
    await page.untilSaid('Ce nom est pris.')
    button('Retirer\u00a0: Enfant 1').click()
    const wrong = field('enfants[0][nom]')
    expect([wrong.value, wrong.ariaInvalid]).to.deep.equal(['Bob', 'true'])
    const link = page.host.querySelector<HTMLAnchorElement>('.flx-form__area a')
    link?.click()
    expect(focusedName()).to.equal('enfants[0][nom]')
    button('Ajouter').click()
    expect([field('enfants[1][nom]').ariaInvalid, form.querySelectorAll('.flx-form__error').length]).to.deep.equal([
      null,
      1,
    ])
  })

  it('FORM-05 an empty copy of what a server refused has none of its objections', async () => {
    await open(
      '<fieldset><legend>Ligne 1</legend><label for="l-0-a">A</label> <span class="field__error" id="l-0-a-erreur">Trop court.</span><input id="l-0-a" name="l[0][a]" value="x" aria-invalid="true" aria-describedby="l-0-a-erreur"></fieldset>',
    )
    button('Ajouter').click()
    const last = form.querySelectorAll('fieldset')[1]
    expect(last?.textContent).not.to.contain('Trop court')
    expect([...(last?.querySelector('input')?.attributes ?? [])].map(({ name }) => name)).to.deep.equal(['id', 'name'])
  })

  it('FORM-05 files that were chosen stay with their block', async () => {
    await open(
      '<ol><li><input type="file" name="l[0][f]" aria-label="F"></li><li><input type="file" name="l[1][f]" aria-label="F"></li></ol>',
    )
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'a.txt'))
    field('l[1][f]').files = data.files
    button('Monter\u00a0: Bloc 2').click()
    expect(field('l[0][f]').files?.[0]?.name).to.equal('a.txt')
    button('Retirer\u00a0: Bloc 1').click()
    button('Remettre').click()
    expect(field('l[0][f]').files?.[0]?.name).to.equal('a.txt')
  })

  it('FORM-05 blocks that a script of the page adds or takes away are numbered too; what leaves gives the page back', async () => {
    await open(block(0, 'Anne') + block(1, 'Bob'))
    const markup = '<legend>Enfant 9</legend><input aria-label="Nom" name="enfants[9][nom]" value="Zoé">'
    const foreign = document.createElement('fieldset')
    foreign.innerHTML = markup
    form.querySelector('#enfant-0')?.after(foreign)
    await waitUntil(() => field('enfants[1][nom]').value === 'Zoé')
    expect([legends(), field('enfants[2][nom]').value]).to.deep.equal([['Enfant 1', 'Enfant 2', 'Enfant 3'], 'Bob'])
    host.replaceWith(...host.childNodes)
    await waitUntil(() => form.querySelectorAll('[data-flx-mount]').length === 0)
  })

  it('FORM-05 a reset gives the page back as it was printed, by hand or by a script, unless the page prevents it', async () => {
    for (const way of ['button', 'script', 'prevented'] as const) {
      await open(`${block(0, 'Anne')}${block(1, 'Bob')}<button type="reset">Tout effacer</button>`)
      field('enfants[0][nom]').value = 'Anne-Lise'
      field('enfants[1][nom]').value = 'Bobby'
      button('Retirer\u00a0: Enfant 2').click()
      button('Ajouter').click()
      button('Ajouter').click()
      if (way === 'prevented') form.addEventListener('reset', (event) => event.preventDefault())
      if (way === 'script') form.reset()
      else await press(button('Tout effacer'))
      await new Promise((resolve) => setTimeout(resolve, 20))
      const names = [...form.querySelectorAll<HTMLInputElement>('[name$="[nom]"]')].map(({ value }) => value)
      expect([names, legends().length], way).to.deep.equal(
        way === 'prevented' ? [['Anne-Lise', '', ''], 3] : [['Anne', 'Bob'], 2],
      )
    }
  })

  it('FORM-05 an attribute that changes keeps what was done; two repetitions of a form are two', async () => {
    form = await fixture<HTMLFormElement>(`<form><flx-repeat add-label="Un enfant">${block(0, 'Anne')}</flx-repeat>
      <flx-repeat add-label="Une ligne"><fieldset><legend>Ligne 1</legend><input aria-label="A" name="lignes[0][a]"></fieldset></flx-repeat></form>`)
    host = form.querySelector('flx-repeat') as HTMLElement
    for (const each of form.querySelectorAll('flx-repeat')) await each.ready
    button('Une ligne').click()
    button('Un enfant').click()
    button('Retirer\u00a0: Enfant 1').click()
    expect(field('lignes[1][a]').value).to.equal('')
    host.setAttribute('max', '1')
    await waitUntil(() => button('Un enfant').disabled)
    expect(said()).to.equal('Enfant 1\u00a0: retiré.')
    button('Remettre').click()
    expect(field('enfants[0][nom]').value).to.equal('Anne')
  })

  it('FORM-05 the author’s own switch and tools are lent what they say, and given back', async () => {
    const own = (n: number) =>
      `<fieldset data-flx-optional><legend><input type="checkbox" data-flx-switch aria-label="Remplir" ${n ? '' : 'checked'}> Ligne ${n + 1}</legend>
       <input aria-label="A" name="l[${n}][a]"><button type="button" data-flx-up>Plus haut</button></fieldset>`
    await open(own(0) + own(1))
    const [first, second] = [...form.querySelectorAll('fieldset')] as [HTMLFieldSetElement, HTMLFieldSetElement]
    expect([first.disabled, second.disabled, sent()]).to.deep.equal([false, true, ['l[0][a]=']])
    const ups = [...form.querySelectorAll<HTMLButtonElement>('[data-flx-up]')]
    expect(ups.map(({ disabled }) => disabled)).to.deep.equal([true, false])
    second.querySelector<HTMLElement>('[data-flx-switch]')?.click()
    expect([second.disabled, sent()]).to.deep.equal([false, ['l[0][a]=', 'l[1][a]=']])
    button('Ajouter').click()
    expect(sent().at(-1), 'a block that is asked for is to be filled').to.equal('l[2][a]=')
    host.replaceWith(...host.childNodes)
    await waitUntil(() => form.querySelectorAll('[data-flx-mount]').length === 0)
    expect(ups.map(({ disabled }) => disabled)).to.deep.equal([false, false])
    expect([...first.attributes].map(({ name }) => name)).to.deep.equal(['data-flx-optional'])
  })

  it('FORM-05 says what keeps a block from being repeated', async () => {
    const warned = await warningsOf(async () => {
      const place = await fixture(
        `<div><label for="dedans">Nom</label><flx-repeat><fieldset id="f"><input id="dedans" name="nom"><input type="radio" name="choix[]" aria-label="x"></fieldset></flx-repeat><flx-repeat><p>Rien</p></flx-repeat></div>`,
      )
      for (const each of place.querySelectorAll('flx-repeat')) await each.ready
    })
    expect(warned).to.deep.equal([
      'flx : <fieldset id="f"> : un bloc répété a besoin d’une <legend> qui le nomme, comme « Ligne 1 ».',
      'flx : <fieldset id="f"> : « nom » sans numéro de bloc : deux blocs enverraient le même nom. Écrivez lignes[0][nom].',
      'flx : <input type="radio" name="choix[]" aria-label="x"> : sans numéro, les choix de tous les blocs n’en feraient qu’un.',
      'flx : <label for="dedans"> : il nomme un champ d’un bloc répété, et reste hors du bloc.',
      'flx : <flx-repeat> attend un bloc à répéter : un <fieldset>, un <li>, une ligne de tableau, un élément data-flx-block, ou un <template> qui en contient un.',
    ])
  })
})
