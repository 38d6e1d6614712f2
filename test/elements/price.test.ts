import { aTimeout, expect, fixture } from '@open-wc/testing'
import '../../elements/price.ts'
import type { FlxPriceElement } from '../../elements/price.ts'
import { textOf } from '../support/cart-page.ts'
import { pressMouse, releaseMouse } from '../support/press.ts'
import { waitUntil } from '../support/wait-until.ts'

const open = (attributes = '', content = ''): Promise<FlxPriceElement> =>
  fixture<FlxPriceElement>(`<flx-price ${attributes}>${content}</flx-price>`)

/** What is said to the author meanwhile. */
async function hear(act: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = []
  const { warn, error } = console
  console.warn = (text: string) => said.push(`warn ${text}`)
  console.error = (text: string) => said.push(`error ${text}`)
  await act()
  Object.assign(console, { warn, error })
  return said
}

// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said.
const visible = (element: HTMLElement): string => element.innerText.replace(/\s+/g, ' ').trim()

describe('<flx-price>', () => {
  it('decision 18: writes HT and TTC beside the amounts, TTC first', async () => {
    const price = await open('ttc="24.90" vat="20"')
    expect(textOf(price)).to.equal('24,90 € TTC 20,75 € HT')
  })

  it('HT comes first where the author says so; TTC is never hidden', async () => {
    expect(textOf(await open('ht="20,75" vat="20" display="ht"'))).to.equal('20,75 € HT 24,90 € TTC')
  })

  it('a text of the server is kept; what it lacks is added', async () => {
    const price = await open('', '<b>24,90&nbsp;€</b>')
    expect(price.querySelector('b')?.textContent).to.equal('24,90\u00a0€')
    expect(textOf(price)).to.equal('24,90 € TTC')
    expect(textOf(await open('vat="cinq"', '10,55 € TTC'))).to.equal('10,55 € TTC')
    for (const rate of ['5.5', '5,5']) {
      expect(textOf(await open(`vat="${rate}"`, '10,55 € TTC'))).to.equal('10,55 € TTC 10,00 € HT')
    }
    expect(textOf(await open('', '1&#8239;234,50 € HT'))).to.equal('1 234,50 € HT')
  })

  it('I18N-02 an amount that is written in English is read, with its label', async () => {
    const price = await open('vat="20"', '<b data-flx-ttc>€1,234.50</b> <small>incl. VAT</small>')
    expect(price.querySelector('b')?.textContent).to.equal('€1,234.50')
    expect(textOf(price)).to.equal('€1,234.50 incl. VAT 1 028,75 € HT')
    expect(textOf(await open('vat="20"', '€1,200 excl. VAT'))).to.contain('1 440,00 € TTC')
  })

  it('decision 18: an attribute with three decimals is no thousand', async () => {
    expect(textOf(await open('ttc="25" ht="20.833"'))).to.equal('25,00 € TTC 20,83 € HT')
    expect(textOf(await open('ttc="0.125" vat="20"'))).to.equal('0,13 € TTC 0,10 € HT')
    expect(textOf(await open('ttc="1.234,50"'))).to.equal('1 234,50 € TTC')
  })

  it('decision 18: euros before cents, EUR, and a crossed price, are read as they are meant', async () => {
    for (const [content, shown] of [
      ['12€50', '12€50 TTC 10,42 € HT'],
      ['12€<sup>50</sup>', '12€50 TTC 10,42 € HT'],
      ['24,90 EUR', '24,90 EUR TTC 20,75 € HT'],
      ['4,50 € 50 cl', '4,50 € 50 cl TTC 3,75 € HT'],
      ['<del>30,00 €</del> <ins>24,90 €</ins>', '30,00 € 24,90 € TTC 20,75 € HT'],
    ] as const) {
      expect(textOf(await open('vat="20"', content))).to.equal(shown)
    }
  })

  it('a text that says all is left as it is', async () => {
    const content = 'dès <b data-flx-ttc>24,90 €</b> <small>TTC</small> soit <i data-flx-ht>20,75 €</i> (HT), TVA 20 %'
    const price = await open('ttc="24.9" ht="20.75"', content)
    expect(price.innerHTML.replaceAll('=""', '')).to.equal(content)
  })

  it('marked parts follow the attributes, and get the label they lack', async () => {
    const price = await open('', '<b data-flx-ttc>24,90 €</b> <small>le lot</small>')
    expect(textOf(price)).to.equal('24,90 € TTC le lot')
    price.ttc = 32
    expect(textOf(price)).to.equal('32,00 € TTC le lot')
    price.ttc = undefined
    expect(textOf(price)).to.equal('24,90 € TTC le lot')
  })

  it('a label inside the part stays inside', async () => {
    const price = await open('ttc="32"', '<b data-flx-ttc>24,90 € TTC</b>')
    expect(price.innerHTML).to.contain('<b data-flx-ttc="">32,00&nbsp;€&nbsp;TTC</b>')
  })

  it('a reduction says the lowest price of the last 30 days, and is counted from it', async () => {
    const price = await open('ttc="24.90" prior="29.90"')
    expect(textOf(price)).to.equal('24,90 € TTC −16 % Prix le plus bas des 30 derniers jours : 29,90 € TTC')
  })

  for (const [ttc, prior, percent] of [
    ['70', '100', '−30 %'],
    ['66.67', '100', '−33 %'],
    ['9.99', '14.27', '−29 %'],
    ['0.9', '1', '−10 %'],
  ]) {
    it(`${ttc} € instead of ${prior} € is ${percent}, never rounded up`, async () => {
      expect(textOf(await open(`ttc="${ttc}" prior="${prior}"`))).to.contain(`TTC ${percent} Prix`)
    })
  }

  it('no reduction from a price that was lower, the same, or less than a hundredth higher', async () => {
    for (const prior of ['20', '24.90', '25']) {
      expect(textOf(await open(`ttc="24.90" prior="${prior}"`)), prior).to.equal('24,90 € TTC')
    }
  })

  it('a reduction announced without the price it is counted from is taken away, and the author is told', async () => {
    const holder: { price?: FlxPriceElement } = {}
    const said = await hear(async () => {
      holder.price = await open('id="p"', '24,90 € TTC <b class="promo">−20 %</b> tout l’hiver')
    })
    expect(said).to.have.length(1)
    expect(said[0]).to.match(/^error flx : <flx-price id="p"> annonce −20\s% sans un prix plus haut.*\(prior\)/)
    const { price } = holder
    if (!price) throw new Error('No price')
    expect(visible(price)).to.equal('24,90 € TTC tout l’hiver')
    price.prior = 29.9
    await waitUntil(() => visible(price).startsWith('24,90 € TTC −16 % tout l’hiver'))
    expect(price.querySelector('.promo')?.textContent?.replace(/\s/g, ' ')).to.equal('−16 %')
  })

  it('a reduction in the midst of a sentence is taken out of it', async () => {
    await hear(async () => {
      expect(visible(await open('', '24,90 € TTC - 20% cet hiver'))).to.equal('24,90 € TTC cet hiver')
    })
  })

  it('a reduction counted otherwise is set right, and the author is told', async () => {
    const said = await hear(async () => {
      const price = await open('ttc="24.90" prior="29.90"', '24,90 € TTC <b>-40 %</b>')
      expect(visible(price)).to.equal('24,90 € TTC −16 % Prix le plus bas des 30 derniers jours : 29,90 € TTC')
      expect(textOf(await open('ttc="24.90" reduction="20"'))).to.equal('24,90 € TTC')
    })
    expect(said[0]).to.match(/^warn .*annonce −40\s% ;.*c’est −16\s%\.$/)
    expect(said[1]).to.match(/^error .*annonce −20\s%/)
  })

  it('what the server wrote of a reduction is left, when it is right', async () => {
    const content = `<b data-flx-ttc>24,90 €</b> TTC <em data-flx-reduction>−16&nbsp;%</em>
      Au plus bas depuis 30 jours : <s data-flx-prior>29,90 €</s> TTC`
    const said = await hear(async () => {
      const price = await open('', content)
      expect(textOf(price)).to.equal('24,90 € TTC −16 % Au plus bas depuis 30 jours : 29,90 € TTC')
    })
    expect(said).to.deep.equal([])
  })

  it('an empty part waits for its reduction', async () => {
    const price = await open('ttc="24.90"', '<em data-flx-reduction hidden></em> <b data-flx-ttc>24,90 €</b>')
    expect(visible(price)).to.equal('24,90 € TTC')
    price.prior = 29.9
    expect(visible(price)).to.match(/^−16 % 24,90 € TTC/)
    price.prior = undefined
    expect(visible(price)).to.equal('24,90 € TTC')
  })

  it('an amount that is none is left out', async () => {
    expect(textOf(await open('ttc="gratuit" prior="?"'))).to.equal('')
  })

  it('TVA 20 % and 10-20 % are no reductions', async () => {
    const said = await hear(() => open('', '24,90 € TTC, TVA 20 %, teneur 10-20 %'))
    expect(said).to.deep.equal([])
  })
})

describe('<flx-price for>', () => {
  const choices = (inputs: string): string => `<form id="achat">${inputs}</form>`
  const small = '<input type="radio" name="idreference" value="12" data-flx-price-ttc="24.90" checked>'
  const large =
    '<input type="radio" name="idreference" value="13" data-flx-price-ttc="32,00" data-flx-price-prior="40">'
  const content = '<b data-flx-ttc>24,90 €</b> TTC <small><span data-flx-ht>20,75 €</span> HT</small>'

  async function follow(form: string, attributes = 'vat="20"', inside = content) {
    const place = await fixture(`<div><flx-price for="#achat" ${attributes}>${inside}</flx-price>${form}</div>`)
    const find = <E extends HTMLElement>(selector: string): E => {
      const found = place.querySelector<E>(selector)
      if (!found) throw new Error(`Nothing matches ${selector}`)
      return found
    }
    const price = find<FlxPriceElement>('flx-price')
    await price.ready
    return { price, place, find }
  }

  it('ART-02 the price follows the chosen reference, its reduction too, and comes back with it', async () => {
    const { price, find } = await follow(choices(small + large))
    expect(visible(price)).to.equal('24,90 € TTC 20,75 € HT')
    find('[value="13"]').click()
    expect(visible(price)).to.equal('32,00 € TTC 26,67 € HT −20 % Prix le plus bas des 30 derniers jours : 40,00 € TTC')
    find('[value="12"]').click()
    expect(visible(price)).to.equal('24,90 € TTC 20,75 € HT')
    expect(price.innerHTML.replaceAll('=""', '')).to.equal(content.replaceAll('\u00a0', '&nbsp;'))
  })

  it('ART-02 what the author says of a reduction is only shown for the reference that has one', async () => {
    const reduced =
      '<b data-flx-ttc>32,00 €</b> TTC <i data-flx-reduction>−20 %</i> <small>Plus bas : <s data-flx-prior>40,00 €</s> TTC</small>'
    const { price, find } = await follow(
      choices(large.replace('>', ' checked>') + small.replace(' checked', '')),
      '',
      reduced,
    )
    expect(visible(price)).to.equal('32,00 € TTC −20 % Plus bas : 40,00 € TTC')
    const said = await hear(async () => find('[value="12"]').click())
    expect(visible(price)).to.equal('24,90 € TTC')
    find('[value="13"]').click()
    expect(visible(price)).to.equal('32,00 € TTC −20 % Plus bas : 40,00 € TTC')
    expect(said).to.deep.equal([])
  })

  it('ART-02 a reference that is free says so', async () => {
    const free =
      '<input type="radio" name="idreference" value="14" data-flx-price-ttc="0" data-flx-price-prior="24.90">'
    const { price, find } = await follow(choices(small + free))
    find('[value="14"]').click()
    expect(visible(price)).to.equal('0,00 € TTC 0,00 € HT −100 % Prix le plus bas des 30 derniers jours : 24,90 € TTC')
  })

  it('ART-02 an amount that the reference does not say is not shown from another', async () => {
    const { price, find } = await follow(choices(small + large), '', `${content} `)
    find('[value="13"]').click()
    expect(visible(price)).to.not.contain('HT')
  })

  it('ART-02 a list, a form that comes later, a form emptied; a reference without a price says that of the page', async () => {
    const { price, place, find } = await follow('')
    place.insertAdjacentHTML(
      'beforeend',
      choices(
        '<select name="idreference"><option value="12">A</option><option value="13" data-flx-price-ttc="32">B</option></select>',
      ),
    )
    const list = find<HTMLSelectElement>('select')
    list.value = '13'
    list.dispatchEvent(new Event('change', { bubbles: true }))
    expect(visible(price)).to.contain('32,00 € TTC')
    find<HTMLFormElement>('form').reset()
    await waitUntil(() => visible(price).startsWith('24,90 € TTC'))
  })

  it('ART-02 a form that a hand resets, and a choice that stands outside its form', async () => {
    const { price, find } = await follow(
      choices('<button type="reset">Effacer</button>') +
        '<select name="idreference" form="achat"><option value="12">A</option><option value="13" data-flx-price-ttc="32">B</option></select>',
    )
    const list = find<HTMLSelectElement>('select')
    list.value = '13'
    list.dispatchEvent(new Event('change', { bubbles: true }))
    expect(visible(price)).to.contain('32,00 € TTC')
    await pressMouse(find('[type="reset"]'))
    await releaseMouse()
    await waitUntil(() => visible(price).startsWith('24,90 € TTC'))
  })

  it('ART-02 a choice made before its code came counts; another form does not', async () => {
    const other = '<form id="autre"><input type="radio" name="idreference" value="9" data-flx-price-ttc="1"></form>'
    const { price, find } = await follow(choices(small + large.replace('>', ' checked>')) + other)
    expect(visible(price)).to.contain('32,00 € TTC')
    find('[value="9"]').click()
    expect(visible(price)).to.contain('32,00 € TTC')
    price.remove()
    await aTimeout(0)
    find('[value="12"]').click()
    expect(textOf(price)).to.contain('24,90 € TTC')
  })
})
