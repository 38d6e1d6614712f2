import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { warningsOf } from '../support/console.ts'
import { openForm } from '../support/form-page.ts'
import { pressMouse, releaseMouse } from '../support/press.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(() => sessionStorage.clear())

const isShown = (element: Element | null): boolean => element?.checkVisibility() ?? false

/** Hidden as soon as rules are followed. */
const never = `<p id="jamais" data-flx-if="rien">…</p><input name="rien" disabled aria-label="rien">`

/** A form whose one line has this rule; says whether it is shown once a field holds a value. */
async function lineWith(rule: string, fields: string) {
  const page = await openForm([], {
    content: `${fields}${never}<p id="ligne" data-flx-if='${rule}'><input name="suite" required aria-label="Suite" value="gardée"></p><button>Envoyer</button>`,
    attributes: 'no-draft no-guard',
  })
  const line = page.form.querySelector('#ligne') as HTMLElement
  await waitUntil(() => !isShown(page.form.querySelector('#jamais')))
  return {
    ...page,
    line,
    set(name: string, value: string): boolean {
      const field = page.field(name)
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
      return isShown(line)
    },
    pick(selector: string): boolean {
      page.form.querySelector<HTMLInputElement>(selector)?.click()
      return isShown(line)
    },
  }
}
const field = (name: string, more = ''): string => `<input name="${name}" aria-label="${name}" ${more}>`

describe('<flx-form>, lines that show by other fields', () => {
  it('FORM-04 FORM-11 a field elsewhere in the page, tied to the form by its id, decides of lines and is kept', async () => {
    const outside = await fixture<HTMLInputElement>('<input name="pays" aria-label="Pays" form="loin">')
    const { form } = await openForm([], {
      form: 'id="loin"',
      attributes: 'no-guard',
      content: `${never}<p id="ligne" data-flx-if="pays = AU">Ligne</p><button>Envoyer</button>`,
    })
    await waitUntil(() => !isShown(form.querySelector('#jamais')))
    outside.focus()
    await sendKeys({ type: 'AU' })
    await waitUntil(() => isShown(form.querySelector('#ligne')), 'it is not shown')
    await waitUntil(() => sessionStorage.getItem('flx-form-drafts')?.includes('AU'), 'it is not kept')
  })

  // By the mouse: what a script resets is empty sooner.
  it('FORM-04 the reset button hides again what only a choice had shown', async () => {
    const { form, line, set } = await lineWith('pays = AU', `${field('pays')}<button type="reset">Effacer</button>`)
    expect(set('pays', 'AU')).to.equal(true)
    await pressMouse(form.querySelector('[type="reset"]') as HTMLElement)
    await releaseMouse()
    await waitUntil(() => !isShown(line), 'it is still shown')
    expect(line.querySelector('input')?.disabled).to.equal(true)
  })

  it('FORM-04 the form says to style sheets that its rules are read, for as long as the element is there', async () => {
    const { form } = await lineWith('sujet = devis', field('sujet'))
    expect(form.hasAttribute('data-flx-lines')).to.equal(true)
    const host = form.closest('flx-form') as HTMLElement
    host.replaceWith(...host.childNodes)
    await waitUntil(() => !form.hasAttribute('data-flx-lines'))
  })

  it('FORM-04 a line shows by a value; hidden it is not sent, nor asked for, and its value is back with it', async () => {
    const { set, field: fieldOf, button, server, untilSaid, form } = await lineWith('sujet = devis', field('sujet'))
    form.action = server.address('contact')
    await server.add({ body: { status: 'ok' } }, { body: { status: 'ok' } })
    fieldOf('suite').value = ''
    button.click()
    await untilSaid('C’est envoyé.')
    fieldOf('suite').value = 'gardée'
    expect(set('sujet', 'devis')).to.equal(true)
    expect(fieldOf('suite').value).to.equal('gardée')
    await waitUntil(() => button.ariaBusy === null)
    button.click()
    await server.requests(2)
    const sent = await server.log()
    expect(sent.map(({ fields }) => fields)).to.deep.equal([{ sujet: '' }, { sujet: 'devis', suite: 'gardée' }])
  })

  it('FORM-04 numbers, days, lists, words in French or English, parentheses and quotes', async () => {
    const age = await lineWith('age >= 18 et (age < 65 ou non age < 99)', field('age'))
    expect(['17', '18', '64,5', '70', '1 200', '', 'dix'].map((text) => age.set('age', text))).to.deep.equal([
      false,
      true,
      true,
      false,
      true,
      false,
      false,
    ])
    const day = await lineWith('le > 2026-02-28', field('le'))
    expect(['28/02/2026', '01/03/2026', '2026-03-01', '31/12/2025'].map((text) => day.set('le', text))).to.deep.equal([
      false,
      true,
      true,
      false,
    ])
    const list = await lineWith('pays dans (FR, "Côte d’Ivoire") and not refus', field('pays') + field('refus'))
    expect(list.set('pays', 'Côte d’Ivoire')).to.equal(true)
    expect(list.set('pays', 'DE')).to.equal(false)
    expect(list.set('pays', 'FR')).to.equal(true)
    expect(list.set('refus', 'x')).to.equal(false)
    const other = await lineWith('pays != FR', field('pays'))
    expect([other.set('pays', 'FR'), other.set('pays', 'BE'), other.set('pays', '')]).to.deep.equal([false, true, true])
  })

  it('FORM-04 boxes, circles and lists of several', async () => {
    const boxes = await lineWith(
      'options = b ou qualite = e',
      `<input type="checkbox" name="options[]" value="a" aria-label="a"><input type="checkbox" name="options[]" value="b" aria-label="b">
       <input type="radio" name="qualite" value="p" aria-label="p"><input type="radio" name="qualite" value="e" aria-label="e">`,
    )
    expect(['[value="a"]', '[value="b"]', '[value="b"]', '[value="e"]', '[value="p"]'].map(boxes.pick)).to.deep.equal([
      false,
      true,
      false,
      true,
      false,
    ])
  })

  it('FORM-04 a line that decides of another hides it with itself', async () => {
    const page = await openForm([], {
      attributes: 'no-draft no-guard',
      content: `${field('a')}<div id="trois" data-flx-if="b = oui et a"><input name="c" aria-label="c"></div>
        <div id="deux" data-flx-if="a = 1"><input name="b" value="oui" aria-label="b"></div><button>Envoyer</button>`,
    })
    const line = (id: string): boolean => isShown(page.form.querySelector(`#${id}`))
    const set = (value: string): boolean[] => {
      page.field('a').value = value
      page.field('a').dispatchEvent(new Event('input', { bubbles: true }))
      return [line('deux'), line('trois')]
    }
    await waitUntil(() => !line('deux'))
    expect([set('1'), set('2'), set('1')]).to.deep.equal([
      [true, true],
      [false, false],
      [true, true],
    ])
  })

  it('FORM-04 a rule that names nothing, cannot be read or runs in a circle is said, and its line stays', async () => {
    let page: Awaited<ReturnType<typeof openForm>> | undefined
    const said = await warningsOf(async (told) => {
      page = await openForm([], {
        content: `<p data-flx-if="ville = Brest"></p><p data-flx-if="a = (" id="faute">x</p>
          <p data-flx-if="d = 1" id="c1"><input name="c" aria-label="c"></p><p data-flx-if="c = 1" id="c2"><input name="d" aria-label="d"></p>
          <button>Envoyer</button>`,
      })
      await waitUntil(() => told.length === 4)
    })
    expect(said[0]).to.contain('aucun champ du formulaire ne s’appelle « ville »')
    expect(said[1]).to.contain('règle illisible, il manque une valeur')
    expect(said[2]).to.contain('dépend d’elle-même')
    expect(['faute', 'c1', 'c2'].map((id) => isShown(page?.form.querySelector(`#${id}`) ?? null))).to.deep.equal([
      true,
      true,
      true,
    ])
  })

  it('FORM-04 the author’s own disabled field stays disabled, and a theme cannot show a hidden line', async () => {
    const page = await openForm([], {
      attributes: 'no-draft no-guard',
      content: `<style>p.ligne { display: flex !important }</style>${field('a')}
        <p class="ligne" data-flx-if="a"><input name="b" disabled aria-label="b"><input name="c" aria-label="c"></p><button>x</button>`,
    })
    const line = page.form.querySelector('.ligne')
    await waitUntil(() => !isShown(line))
    page.field('a').value = '1'
    page.field('a').dispatchEvent(new Event('input', { bubbles: true }))
    expect(isShown(line)).to.equal(true)
    expect([page.field<HTMLInputElement>('b').disabled, page.field<HTMLInputElement>('c').disabled]).to.deep.equal([
      true,
      false,
    ])
  })

  /** A form whose one line carries another attribute than ours. */
  async function lineAs(attribute: string, fields: string) {
    const page = await lineWith('jamais-lu', `${fields}${field('jamais-lu')}`)
    page.line.outerHTML = page.line.outerHTML.replace(/data-flx-if="[^"]*"/, attribute)
    const line = (): HTMLElement => page.form.querySelector('#ligne') as HTMLElement
    await waitUntil(() => !isShown(line()))
    return (name: string, value: string | boolean): boolean => {
      const target = page.field(name)
      if (typeof value === 'boolean') target.checked = value
      else target.value = value
      target.dispatchEvent(new Event('input', { bubbles: true }))
      return isShown(line())
    }
  }
  const escaped = (text: string): string => text.replaceAll('"', '&quot;')

  it('FORM-04 rules as Drupal prints them', async () => {
    const states = (value: unknown): string => `data-drupal-states="${escaped(JSON.stringify(value))}"`
    const box = '<input type="checkbox" name="rappel" value="1" aria-label="rappel">'
    const value = await lineAs(
      states({
        visible: { '.form-a :input[name="pays"]': { value: 'FR' }, ':input[name="rappel"]': { checked: true } },
      }),
      field('pays') + box,
    )
    expect([value('pays', 'FR'), value('rappel', true), value('pays', 'BE')]).to.deep.equal([false, true, false])
    const either = await lineAs(
      states({
        visible: [
          { ':input[name="age"]': { value: { greater: 17 } } },
          'or',
          { ':input[name="pays"]': [{ value: 'FR' }, { value: 'BE' }] },
        ],
      }),
      field('pays') + field('age'),
    )
    expect([either('age', '18'), either('age', '17'), either('pays', 'BE'), either('pays', 'CH')]).to.deep.equal([
      true,
      false,
      true,
      false,
    ])
    const not = await lineAs(states({ invisible: { ':input[name="pays"]': { empty: true } } }), field('pays'))
    expect([not('pays', 'x'), not('pays', '')]).to.deep.equal([true, false])
  })

  it('FORM-04 rules as SPIP prints them, and as its authors write them', async () => {
    const test = (champ: string, operateur: string, valeur: string): string =>
      `afficher_si(${JSON.stringify({ champ, total: '', operateur, valeur })})`
    const spip = (rule: string): string => `data-afficher_si="${escaped(rule)}"`
    const printed = await lineAs(
      spip(`${test('pays', 'IN', 'FR, BE')} && !${test('refus', '', '')}`),
      field('pays') + field('refus'),
    )
    expect([printed('pays', 'BE'), printed('refus', 'on'), printed('refus', ''), printed('pays', 'CH')]).to.deep.equal([
      true,
      false,
      true,
      false,
    ])
    const written = await lineAs(spip(`@pays@ == "FR" || @pays@ IN 'BE,CH'`), field('pays'))
    expect([written('pays', 'FR'), written('pays', 'CH'), written('pays', 'DE')]).to.deep.equal([true, true, false])
  })

  it('FORM-04 what another system means and we do not know is said, and its line stays', async () => {
    let page: Awaited<ReturnType<typeof openForm>> | undefined
    const states = escaped(JSON.stringify({ visible: { ':input[name="a"]': { focused: true } } }))
    const said = await warningsOf(async (told) => {
      page = await openForm([], {
        content: `${field('a')}<p data-drupal-states="${states}">1</p><p data-drupal-states="oui">2</p>
          <p data-afficher_si="afficher_si({&quot;champ&quot;:&quot;a&quot;,&quot;operateur&quot;:&quot;MATCH&quot;})">3</p><button>x</button>`,
      })
      await waitUntil(() => told.length === 3)
    })
    expect(said[0]).to.contain('l’état « focused » de Drupal n’est pas compris')
    expect(said[1]).to.contain('règle illisible')
    expect(said[2]).to.contain('« MATCH » n’est pas compris')
    expect([...(page?.form.querySelectorAll('p') ?? [])].map(isShown)).to.deep.equal([true, true, true])
  })

  it('FORM-04 a field in a repeated block is the block’s own; a line in a hidden line is not asked for', async () => {
    const block = (n: number): string => `<div data-flx-block><input name="enfants[${n}][age]" aria-label="Âge">
      <p id="mineur${n}" data-flx-if="age < 18"><input name="enfants[${n}][tuteur]" required aria-label="Tuteur">
        <span id="dedans${n}" data-flx-if="tuteur"><input name="enfants[${n}][lien]" required aria-label="Lien"></span></p></div>`
    const page = await openForm([{ body: { status: 'ok' } }], {
      attributes: 'no-draft no-guard',
      content: `${block(0)}${block(1)}<button>Envoyer</button>`,
    })
    const shown = (id: string): boolean => isShown(page.form.querySelector(`#${id}`))
    const set = (name: string, value: string): void => {
      page.field(name).value = value
      page.field(name).dispatchEvent(new Event('input', { bubbles: true }))
    }
    await waitUntil(() => !shown('mineur0'))
    set('enfants[1][age]', '12')
    set('enfants[1][tuteur]', 'Anne')
    expect(['mineur0', 'mineur1', 'dedans0', 'dedans1'].map(shown)).to.deep.equal([false, true, false, true])
    set('enfants[1][age]', '20')
    expect(shown('dedans1')).to.equal(false)
    page.button.click()
    await page.untilSaid('C’est envoyé.')
    expect((await page.server.log())[0]?.fields).to.deep.equal({ 'enfants[0][age]': '', 'enfants[1][age]': '20' })
  })
})
