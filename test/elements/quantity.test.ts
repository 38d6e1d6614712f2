import { aTimeout, expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { FlxQuantityElement } from '../../elements/quantity.ts'
import '../../elements/quantity.ts'
import { part } from '../support/cart-page.ts'
import { pressMouse, releaseMouse } from '../support/press.ts'
import { waitUntil } from '../support/wait-until.ts'

interface Opened {
  host: HTMLElement
  field: HTMLInputElement
  less: HTMLButtonElement
  more: HTMLButtonElement
}

function parts(host: HTMLElement): Opened {
  const [less, more] = host.querySelectorAll('button')
  if (!less || !more) throw new Error('The stepper has no buttons')
  return { host, field: part<HTMLInputElement>(host, 'input'), less, more }
}

async function open(attributes = '', content?: string): Promise<Opened> {
  const form = await fixture<HTMLElement>(
    content ??
      `<form><label for="q">Quantité&nbsp;:</label>
        <flx-quantity><input type="number" id="q" name="quantite" ${attributes}></flx-quantity>
        <button type="reset">Effacer</button></form>`,
  )
  const host = part<FlxQuantityElement>(form, 'flx-quantity')
  await host.ready
  return parts(host)
}

async function press(element: Element): Promise<void> {
  await pressMouse(element)
  await releaseMouse()
}

/** Types as a visitor: over what the field holds. */
async function type(field: HTMLInputElement, keys: string): Promise<void> {
  field.focus()
  field.select()
  if (keys) await sendKeys({ type: keys })
  else await sendKeys({ press: 'Delete' })
  field.blur()
}

describe('<flx-quantity>', () => {
  it('QTY-01 increases and decreases by the field’s step', async () => {
    const { field, less, more } = await open('value="4" step="2" min="2"')
    more.click()
    expect(field.value).to.equal('6')
    less.click()
    less.click()
    expect(field.value).to.equal('2')
  })

  it('QTY-01 decreases only while the value is above the step', async () => {
    const { field, less } = await open('value="12" step="6" min="0"')
    less.click()
    expect(field.value).to.equal('6')
    expect(less.ariaDisabled).to.equal('true')
    less.click()
    expect(field.value).to.equal('6')
    expect(field.validity.valid).to.equal(true)
  })

  it('QTY-01 counts by one without a step, from one, with `step="any"` too', async () => {
    const { field, less, more } = await open('value="2" step="any"')
    less.click()
    less.click()
    expect(field.value).to.equal('1')
    more.click()
    expect(field.value).to.equal('2')
  })

  it('QTY-01 halves stay halves', async () => {
    const { field, more } = await open('value="0.1" step="0.1" max="0.3"')
    for (let times = 0; times < 3; times++) more.click()
    expect(field.value).to.equal('0.3')
  })

  for (const [what, keys] of [
    ['nothing', ''],
    ['no number', '--'],
    ['nought', '0'],
    ['less than nought', '-8'],
    ['a part of a step', '7'],
  ]) {
    it(`QTY-01 ${what} typed becomes the step, for whoever listens too`, async () => {
      const { host, field } = await open('value="10" step="5"')
      const heard: string[] = []
      host.closest('form')?.addEventListener('change', () => heard.push(field.value), { capture: true })
      field.addEventListener('change', () => heard.push(field.value))
      await type(field, keys ?? '')
      expect(field.value).to.equal('5')
      expect(heard.at(-1)).to.equal('5')
    })
  }

  it('QTY-01 a button pressed on what is no quantity gives the step', async () => {
    for (const name of ['less', 'more'] as const) {
      const opened = await open('value="" step="3"')
      opened[name].click()
      expect(opened.field.value, name).to.equal('3')
    }
  })

  it('never passes `max`, nor goes under a `min` greater than the step', async () => {
    const { field, less, more } = await open('value="9" min="8" max="10"')
    more.click()
    expect(more.ariaDisabled).to.equal('true')
    more.click()
    expect(field.value).to.equal('10')
    for (let times = 0; times < 4; times++) less.click()
    expect(field.value).to.equal('8')
    await type(field, '150')
    expect(field.value).to.equal('10')
  })

  it('QTY-01 tells each step as the browser would: input, then change, both bubbling', async () => {
    const { host, field, more } = await open('value="1"')
    const heard: string[] = []
    for (const name of ['input', 'change']) {
      host.addEventListener(name, (event) => {
        if (event.target === field) heard.push(`${event.type} ${field.value}`)
      })
    }
    more.click()
    expect(heard).to.deep.equal(['input 2', 'change 2'])
  })

  it('is told to nobody when nothing changed', async () => {
    const { host, less } = await open('value="1"')
    let told = 0
    host.addEventListener('change', () => told++)
    less.click()
    expect(told).to.equal(0)
  })

  it('sends the form’s own field, and its buttons send nothing', async () => {
    const { host, more } = await open('value="1"')
    const form = host.closest('form')
    let submitted = 0
    form?.addEventListener('submit', (event) => {
      event.preventDefault()
      submitted++
    })
    more.click()
    expect(submitted).to.equal(0)
    expect([...new FormData(form ?? undefined)]).to.deep.equal([['quantite', '2']])
  })

  it('names its buttons after the field, and reads the new value out', async () => {
    const { host, less, more } = await open('value="1"')
    expect(less.ariaLabel).to.equal('Diminuer\u00a0: Quantité')
    expect(more.ariaLabel).to.equal('Augmenter\u00a0: Quantité')
    more.click()
    expect(part(host, '[role="status"]').textContent).to.equal('Quantité\u00a0: 2')
  })

  it('inside a label, the field keeps its name and a click on the text goes to it', async () => {
    const label = '<label>Nombre de parts <flx-quantity><input type="number" value="1"></flx-quantity></label>'
    const { host, field, more } = await open('', `<form>${label}</form>`)
    expect(field.ariaLabel).to.equal('Nombre de parts')
    expect(more.ariaLabel).to.equal('Augmenter\u00a0: Nombre de parts')
    host.closest('label')?.click()
    expect(document.activeElement).to.equal(field)
    expect(field.value).to.equal('1')
    await expect(host.closest('form') ?? host).to.be.accessible()
  })

  it('around a label, the field keeps its name and a click on the text goes to it', async () => {
    const label = '<flx-quantity><label>Nombre de parts <input type="number" value="3"></label></flx-quantity>'
    const { host, field, more } = await open('', `<form>${label}</form>`)
    expect(more.ariaLabel).to.equal('Augmenter\u00a0: Nombre de parts')
    part(host, 'label').click()
    expect([document.activeElement, field.value]).to.deep.equal([field, '3'])
    await expect(host.closest('form') ?? host).to.be.accessible()
    host.remove()
    await aTimeout(0)
    expect(host.outerHTML).to.equal(label)
  })

  it('buttons are 44 px and reached by keyboard', async () => {
    const { field, less, more } = await open('value="3"')
    for (const { offsetWidth, offsetHeight } of [less, more]) {
      expect(offsetWidth).to.be.at.least(44)
      expect(offsetHeight).to.be.at.least(44)
    }
    less.focus()
    await sendKeys({ press: 'Space' })
    expect(field.value).to.equal('2')
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement).to.equal(field)
    await sendKeys({ press: 'ArrowUp' })
    expect(field.value).to.equal('3')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    expect(field.value).to.equal('4')
  })

  it('a button at its end keeps the focus', async () => {
    const { field, less } = await open('value="2"')
    less.focus()
    await sendKeys({ press: 'Enter' })
    expect(field.value).to.equal('1')
    expect(document.activeElement).to.equal(less)
  })

  it('rests with a field that is disabled or read only', async () => {
    const { field, less, more } = await open('value="3" disabled')
    expect([less.disabled, more.disabled]).to.deep.equal([true, true])
    field.disabled = false
    await waitUntil(() => !more.disabled)
    field.readOnly = true
    await waitUntil(() => more.disabled)
  })

  it('rests in a fieldset that is disabled, however far around it', async () => {
    const rests =
      '<fieldset disabled><fieldset><flx-quantity><input type="number"></flx-quantity></fieldset></fieldset>'
    const { host, more } = await open('', `<form>${rests}</form>`)
    expect(more.disabled).to.equal(true)
    host.closest('fieldset')?.parentElement?.removeAttribute('disabled')
    await waitUntil(() => !more.disabled)
  })

  it('follows a form that a hand resets, and what a page does not let be reset', async () => {
    const { host, field, less, more } = await open('value="1"')
    const form = host.closest('form') as HTMLFormElement
    const hold = (event: Event): void => event.preventDefault()
    more.click()
    await waitUntil(() => less.ariaDisabled === null)
    form.addEventListener('reset', hold)
    await press(part(form, '[type="reset"]'))
    await aTimeout(20)
    expect([field.value, less.ariaDisabled]).to.deep.equal(['2', null])
    form.removeEventListener('reset', hold)
    await press(part(form, '[type="reset"]'))
    await waitUntil(() => less.ariaDisabled === 'true')
    expect(field.value).to.equal('1')
  })

  it('reads a mended value out again where the same is typed again', async () => {
    const { host, field } = await open('value="1" max="10"')
    const status = part(host, '[role="status"]')
    for (const text of ['Quantité\u00a0: 10', 'Quantité\u00a0: 10']) {
      await type(field, '99')
      await waitUntil(() => status.textContent === text)
      field.focus()
      field.select()
      await sendKeys({ type: '9' })
      expect(status.textContent).to.equal('')
    }
  })

  it('goes on with a field that takes the place of its own', async () => {
    const { host, field } = await open('value="1"')
    const other = field.cloneNode() as HTMLInputElement
    other.value = '7'
    field.replaceWith(other)
    await waitUntil(() => other.previousElementSibling?.matches('[data-flx-mount]'))
    parts(host).more.click()
    expect([other.value, host.querySelectorAll('button').length]).to.deep.equal(['8', 2])
  })

  it('stays one control under a theme that parts every field from its neighbours, and keeps a rule for its own', async () => {
    const theme = await fixture('<style>input { margin: 0 0 16px 8px; border: 3px solid; width: 100% }</style>')
    const { field, less, more } = await open('value="1"')
    const places = [less, field, more].map((each) => each.getBoundingClientRect())
    expect(new Set(places.map(({ top }) => top)).size, 'tops').to.equal(1)
    expect(new Set(places.map(({ bottom }) => bottom)).size, 'bottoms').to.equal(1)
    expect([places[0]?.right, places[1]?.right]).to.deep.equal([places[1]?.left, places[2]?.left])
    theme.textContent += 'flx-quantity input { border-width: 5px }'
    expect(getComputedStyle(field).borderTopWidth).to.equal('5px')
  })
})
