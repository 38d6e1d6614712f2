import { expect, fixture, html } from '@open-wc/testing'
import { showHtml } from '../../../src/core/html/show-html.ts'
import { markSent } from '../../../src/core/html/typed-fields.ts'

async function place(content: string): Promise<HTMLElement> {
  const target = await fixture<HTMLElement>(html`<div></div>`)
  await showHtml(target, content)
  return target
}

const morph = (target: Element, content: string) => showHtml(target, content, { mode: 'morph', scripts: true })

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

  it('keeps each line’s node when lines without id are gone, added and moved', async () => {
    const anonymous = (text: string) => `<li><b>${text}</b></li>`
    const target = await place(['a', 'b', 'c', 'd'].map(anonymous).join('\n'))
    const nodes = new Map([...target.children].map((row) => [row.textContent, row]))
    await morph(target, ['d', 'new', 'a', 'c', 'e'].map(anonymous).join('\n'))
    expect(target.textContent).to.equal(['d', 'new', 'a', 'c', 'e'].join('\n'))
    for (const text of ['a', 'c', 'd']) expect(nodes.get(text)?.textContent).to.equal(text)
    expect([...target.children].filter((row) => row === nodes.get(row.textContent))).to.have.length(3)
  })

  it('keeps the nodes of lines known by an id within, however they move', async () => {
    const named = (id: number, text: string) => `<li><input id="qte-${id}" value="1"><b>${text}</b></li>`
    const target = await place(named(1, 'un') + named(2, 'deux') + named(3, 'trois'))
    const field = type(target, '#qte-2', '7')
    const row = field.parentElement
    await morph(target, named(3, 'trois') + named(4, 'quatre') + named(2, 'deux, neuf') + named(1, 'un'))
    expect(target.textContent).to.equal('troisquatredeux, neufun')
    expect(target.children[2]).to.equal(row)
    expect(document.activeElement).to.equal(field)
    expect(field.value).to.equal('7')
  })

  it('keeps a field that comes to stand in something new', async () => {
    const target = await place('<input id="mot" value="a"><p>b</p>')
    const field = type(target, '#mot', 'abc')
    await morph(target, '<section><div><input id="mot" value="a"></div></section><p>c</p>')
    expect(target.querySelector('section #mot')).to.equal(field)
    expect(field.value).to.equal('abc')
    expect(target.querySelector('p')?.textContent).to.equal('c')
  })

  it('follows a template’s content, a list’s choice and a text that was sent', async () => {
    const content = (text: string, chosen: number) =>
      `<template><p>${text}</p></template><textarea>${text}</textarea><select>${['a', 'b', 'c']
        .map((name, index) => `<option${index === chosen ? ' selected' : ''}>${name}</option>`)
        .join('')}</select>`
    const target = await place(content('un', 0))
    const [area, list] = target.querySelectorAll<HTMLTextAreaElement | HTMLSelectElement>('textarea, select')
    if (area) area.value = 'autre'
    if (list) list.value = 'b'
    markSent(target)
    await morph(target, content('deux', 2))
    expect(target.querySelector('template')?.content.textContent).to.equal('deux')
    expect([area?.value, list?.value]).to.deep.equal(['deux', 'c'])
    if (list) list.value = 'b'
    markSent(target)
    await morph(target, content('deux', 2))
    expect(list?.value).to.equal('c')
  })

  it('leaves a React mount where it is, and what an element shows of its children', async () => {
    const target = await place('<p>un</p><div data-flx-mount>dessiné</div>')
    const mount = target.querySelector('[data-flx-mount]')
    await morph(target, '<p>deux</p><div>autre</div>')
    expect(target.innerHTML).to.equal('<p>deux</p><div>autre</div><div data-flx-mount="">dessiné</div>')
    expect(target.lastElementChild).to.equal(mount)
    const shown = '<section><div data-flx-mount><div data-flx-slot>texte</div></div></section>'
    const other = await place(shown)
    await morph(other, '<section>texte, neuf</section>')
    expect(other.querySelector('section')?.textContent).to.equal('texte')
  })

  it('moves focus to the neighbour of a line that is gone', async () => {
    const target = await place(line(1, 1) + line(2, 2) + line(3, 3))
    target.querySelector<HTMLElement>('#ligne-2 button')?.focus()
    await morph(target, line(1, 1) + line(3, 3))
    expect(document.activeElement?.closest('li')?.id).to.equal('ligne-3')
  })

  it('FRAG-03 keeps in view what has the focus, below a place that grows', async () => {
    const whole = await place('<div id="grows"><p>court</p></div><button>après</button>')
    const control = whole.querySelector('button') as HTMLElement
    control.focus()
    await morph(whole.querySelector('#grows') as Element, '<textarea rows="200"></textarea>')
    const { top, bottom } = control.getBoundingClientRect()
    expect(document.activeElement).to.equal(control)
    expect(top >= 0 && bottom <= innerHeight + 1, `${top} to ${bottom} in ${innerHeight}`).to.equal(true)
  })

  it('FRAG-03 opens what the answer opens, but for what the visitor has closed without an error in it', async () => {
    const folds = (code: string, open: string, error = '') =>
      `<details${open}><summary>Code promo</summary><input name="code">${error}</details><p>${code}</p>
        <details id="k"><summary>Autre</summary>x</details><dialog${open}>Complet</dialog>`
    const target = await place(folds('un', ''))
    const [code, other] = target.querySelectorAll('details')
    const isOpen = () => [code?.open, other?.open, target.querySelector('dialog')?.open]
    if (other) other.open = true
    await morph(target, folds('deux', ' open'))
    expect(isOpen()).to.deep.equal([true, true, true])
    code?.querySelector('summary')?.click()
    target.querySelector('dialog')?.close()
    await morph(target, folds('trois', ' open'))
    expect(isOpen(), 'closed by the visitor').to.deep.equal([false, true, false])
    await morph(target, folds('quatre', ' open', '<p class="alert-danger">Code inconnu</p>'))
    expect(isOpen(), 'an error is seen').to.deep.equal([true, true, false])
    await morph(target, folds('cinq', ''))
    expect(isOpen(), 'nobody is closed on').to.deep.equal([true, true, false])
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
