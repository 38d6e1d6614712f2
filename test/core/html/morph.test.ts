import { expect, fixture, html } from '@open-wc/testing'
import { showHtml } from '../../../src/core/html/show-html.ts'
import { markSent } from '../../../src/core/html/typed-fields.ts'

async function place(content: string): Promise<HTMLElement> {
  const target = await fixture<HTMLElement>(html`<div></div>`)
  await showHtml(target, content)
  return target
}

const morph = (target: Element, content: string) => showHtml(target, content, { mode: 'morph' })

function type(target: Element, selector: string, value: string): HTMLInputElement {
  const field = target.querySelector<HTMLInputElement>(selector)
  if (!field) throw new Error(`no ${selector}`)
  field.focus()
  field.value = value
  return field
}

const line = (id: number, quantity: number) =>
  `<li id="ligne-${id}"><input name="quantite" value="${quantity}"><button name="sup" value="${id}">x</button></li>`

describe('morph', () => {
  it('FRAG-03 keeps the nodes, focus, selection and a half-typed value; the rest is new', async () => {
    const target = await place('<p>avant</p><input name="code" value=""><input name="ville" value="Lyon">')
    const field = type(target, '[name=code]', 'BIENV')
    field.setSelectionRange(2, 4)
    await morph(target, '<p>après</p><input name="code" value=""><input name="ville" value="Metz">')
    expect(target.querySelector('p')?.textContent).to.equal('après')
    expect(target.querySelector('[name=code]')).to.equal(field)
    expect(document.activeElement).to.equal(field)
    expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['BIENV', 2, 4])
    expect(target.querySelector<HTMLInputElement>('[name=ville]')?.value).to.equal('Metz')
  })

  it('FRAG-03 keeps what is half typed in text areas, boxes, radios and lists', async () => {
    const fields = (text: string) => `<p>${text}</p><textarea name="mot">a</textarea>
      <input type="checkbox" name="oui"><input type="checkbox" name="non" checked>
      <input type="radio" name="mode" value="1" checked><input type="radio" name="mode" value="2">
      <select name="pays"><option>France</option><option>Belgique</option></select>`
    const target = await place(fields('avant'))
    type(target, 'textarea', 'abc')
    for (const selector of ['[name=oui]', '[name=non]', '[value="2"]']) {
      target.querySelector<HTMLElement>(selector)?.click()
    }
    type(target, 'select', 'Belgique')
    await morph(target, fields('après'))
    expect(target.querySelector('p')?.textContent).to.equal('après')
    const form = document.createElement('form')
    form.append(...target.childNodes)
    expect(Object.fromEntries(new FormData(form))).to.deep.equal({ mot: 'abc', oui: 'on', mode: '2', pays: 'Belgique' })
  })

  it('a value that was sent is the server’s to say', async () => {
    const target = await place(line(1, 2))
    const field = type(target, 'input', '9')
    markSent(target)
    await morph(target, line(1, 5))
    expect(field.value).to.equal('5')
    field.value = '7'
    markSent(field)
    field.value = '78'
    await morph(target, line(1, 7))
    expect(field.value).to.equal('78')
  })

  it('a half-typed quantity stays with its line when another line goes or comes', async () => {
    const target = await place(line(1, 1) + line(2, 2) + line(3, 3))
    const field = type(target, '#ligne-2 input', '25')
    await morph(target, line(2, 2) + line(3, 3))
    await morph(target, line(4, 4) + line(3, 3) + line(2, 2))
    const values = [...target.querySelectorAll('input')].map((input) => input.value)
    expect(values).to.deep.equal(['4', '3', '25'])
    expect(target.querySelector('#ligne-2 input')).to.equal(field)
    expect(document.activeElement).to.equal(field)
  })

  it('a half-typed value never goes to another line, even where lines have no id', async () => {
    const anonymous = (quantity: number) => `<li><input name="quantite" value="${quantity}"></li>`
    const target = await place(anonymous(1) + anonymous(2) + anonymous(3))
    const [, second] = target.querySelectorAll('input')
    if (second) second.value = '25'
    await morph(target, anonymous(2) + anonymous(3))
    expect([...target.querySelectorAll('input')].map((input) => input.value)).to.deep.equal(['2', '3'])
  })

  it('moves focus to the neighbour of a line that is gone', async () => {
    const target = await place(line(1, 1) + line(2, 2) + line(3, 3))
    target.querySelector<HTMLElement>('#ligne-2 button')?.focus()
    await morph(target, line(1, 1) + line(3, 3))
    expect(document.activeElement?.closest('li')?.id).to.equal('ligne-3')
  })

  it('keeps data-flx-keep as it is, and what the visitor opened', async () => {
    const content = (text: string) =>
      `<div data-flx-keep>${text}</div><details><summary>Plus</summary>${text}</details><p>${text}</p>`
    const target = await place(content('un'))
    const details = target.querySelector('details')
    if (details) details.open = true
    await morph(target, content('deux'))
    expect(target.querySelector('[data-flx-keep]')?.textContent).to.equal('un')
    expect(details?.open).to.equal(true)
    expect(details?.textContent).to.equal('Plusdeux')
    expect(target.querySelector('p')?.textContent).to.equal('deux')
  })

  it('runs the scripts of each answer once, those of a kept part not again', async () => {
    window.ran = []
    const content = (n: number) =>
      `<p>${n}</p><script>window.ran.push('libre ${n}')</script><div data-flx-keep><script>window.ran.push('gardé')</script></div>`
    const target = await place('')
    await morph(target, content(1))
    await morph(target, content(2))
    expect(window.ran).to.deep.equal(['libre 1', 'gardé', 'libre 2'])
  })
})
