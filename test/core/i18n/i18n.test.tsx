import { expect } from '@open-wc/testing'
import { createRoot } from 'react-dom/client'
import { configure } from '../../../src/core/configure.ts'
import { formatDay, formatLongDay } from '../../../src/core/french/day.ts'
import { countOf, formatAmount, formatNumber, formatRate } from '../../../src/core/french/number.ts'

import { requestJson } from '../../../src/core/http/request.ts'
import { RequestError } from '../../../src/core/http/request-error.ts'
import { messages } from '../../../src/core/i18n/texts.ts'
import { addTranslation, followTranslations, translate } from '../../../src/core/i18n/translations.ts'
import { useTexts } from '../../../src/core/i18n/use-texts.ts'
import { uiTexts } from '../../../src/ui/ui-messages.ts'
import { script, scriptCalls } from '../../support/answers-client.ts'
import { warningsOf } from '../../support/console.ts'
import { waitUntil } from '../../support/wait-until.ts'

const texts = messages('essai', {
  empty: 'Votre panier est vide',
  lines: 'Il y a {n} lignes dans l’« {nom} » !',
  hours: 'De 9 h à 18 h 30 : 12,50 € TTC',
})

function Example() {
  const t = useTexts(texts)
  return <p>{t('empty')}</p>
}

describe('texts', () => {
  afterEach(() => translate([]))

  it('I18N-01 are French, with their parameters filled in', () => {
    expect(texts('empty')).to.equal('Votre panier est vide')
    expect(texts('lines', { n: 3, nom: '$& {n}' })).to.equal('Il y a 3 lignes dans l’«\u00a0$& {n}\u00a0»\u00a0!')
  })

  it('expectation: break no line where French does not', () => {
    expect(texts('hours')).to.equal('De 9\u00a0h à 18\u00a0h\u00a030\u00a0: 12,50\u00a0€\u00a0TTC')
  })

  it('I18N-01 a translation replaces its expression, whatever its spaces and apostrophes, or its key', () => {
    translate([
      ["Il y a {n} lignes dans l'« {nom} » !", '{nom}: {n} lines'],
      ['De\u00a09\u202fh à 18 h\u00a030\u00a0: 12,50 €\u00a0TTC', 'From 9 to 6:30: €12.50'],
      ['essai.empty', 'Your cart is empty'],
      ['essai.lines', '  '],
    ])
    expect(texts('empty')).to.equal('Your cart is empty')
    expect(texts('lines', { n: 3, nom: 'cart' })).to.equal('cart: 3 lines')
    expect(texts('hours')).to.equal('From 9 to 6:30: €12.50')
    translate([])
    expect(texts('empty')).to.equal('Votre panier est vide')
  })

  it('I18N-01 components are drawn again when translations arrive', async () => {
    const place = document.createElement('div')
    const root = createRoot(place)
    root.render(<Example />)
    await waitUntil(() => place.textContent === 'Votre panier est vide')
    translate([['Votre panier est vide', 'Your cart is empty']])
    await waitUntil(() => place.textContent === 'Your cart is empty')
    root.unmount()
  })
})

describe('translations of the server', () => {
  const english = { langue: 'en', traductions: [{ intitule: 'Votre panier est vide', valeur: 'Your cart is empty' }] }

  before(() => sessionStorage.removeItem('flx-traductions'))
  after(() => {
    configure({ lang: 'fr', base: '/globalflexit/', sessionHash: '' })
    sessionStorage.removeItem('flx-traductions')
  })

  it('I18N-01 are not asked in French', async () => {
    const server = await scriptCalls({ body: english, repeat: true })
    followTranslations()
    await requestJson({ url: server.address('after') })
    expect((await server.log()).map(({ path }) => path)).to.deep.equal(['after'])
    expect(texts('empty')).to.equal('Votre panier est vide')
  })

  it('I18N-01 are asked once for a session and language, then kept', async () => {
    const server = await script({ body: english }, { body: { langue: 'en', traductions: { 'essai.empty': 'Empty' } } })
    configure({ base: server.base, lang: 'en', sessionHash: 'a' })
    expect(texts('empty')).to.equal('Votre panier est vide')
    await waitUntil(() => texts('empty') === 'Your cart is empty')
    configure({ lang: 'fr' })
    await waitUntil(() => texts('empty') === 'Votre panier est vide')
    configure({ lang: 'en' })
    await waitUntil(() => texts('empty') === 'Your cart is empty')
    const log = await server.log()
    expect(log.map((request) => [request.path, request.fields])).to.deep.equal([
      ['ajax/modules/traductions/traitement.php', { action: 'get_traductions', cible: 'javascript', langue: 'en' }],
    ])
    configure({ sessionHash: 'b' })
    await waitUntil(() => texts('empty') === 'Empty')
    expect(await server.log()).to.have.length(2)
  })

  it('I18N-01 may be asked in French too, and an answer without any is fine', async () => {
    const server = await script({ body: { langue: 'fr', traductions: [] } })
    configure({ base: server.base, lang: 'fr', translations: true })
    await server.requests(1)
    configure({ translations: undefined })
    await waitUntil(() => texts('empty') === 'Votre panier est vide')
  })

  it('HTTP-02 when they fail, the texts that ship stay and the console says it', async () => {
    const heard = await warningsOf(async (said) => {
      const server = await script({ body: { langue: 'en', traductions: [{ intitule: 4 }] } })
      configure({ base: server.base, lang: 'en', sessionHash: 'c' })
      await waitUntil(() => said.length > 0)
      await waitUntil(() => uiTexts('close') === 'Close')
    })
    expect(heard[0]).to.contain('traductions')
    expect(texts('empty')).to.equal('Votre panier est vide')
  })

  it('I18N-01 an answer that comes after the page went back to French is left out', async () => {
    const server = await script({ hold: 'a', body: english })
    configure({ base: server.base, lang: 'en', sessionHash: 'late' })
    await server.requests(1)
    configure({ lang: 'fr' })
    let [request] = await server.log()
    while (!request?.aborted) [request] = await server.log()
    await server.release('a')
    expect(texts('empty')).to.equal('Votre panier est vide')
  })

  it('I18N-02 learn an expression', async () => {
    const server = await script({ body: english }, { body: english }, { body: '<p>Erreur</p>' })
    configure({ base: server.base, lang: 'en', sessionHash: 'd' })
    await waitUntil(() => texts('empty') === 'Your cart is empty')
    const pairs = await addTranslation({
      expression: 'Votre panier est vide',
      tableau_donnee: { n: 2 },
      module: 'panier',
      no_modif: true,
      force_learn: false,
    })
    expect(pairs).to.deep.equal([['Votre panier est vide', 'Your cart is empty']])
    const [, learnt] = await server.log()
    expect(learnt?.fields).to.deep.equal({
      action: 'add_traduction',
      expression: 'Votre panier est vide',
      langue: 'en',
      'tableau_donnee[n]': '2',
      module: 'panier',
      no_modif: '1',
      force_learn: '0',
    })
    const error = await addTranslation({ expression: 'x' }).catch((cause: unknown) => cause)
    expect(error).to.be.instanceOf(RequestError)
  })

  it('I18N-02 nothing to learn is said in French, and nothing is sent', async () => {
    const server = await script({ repeat: true, body: { langue: 'fr', traductions: [] } })
    configure({ base: server.base, lang: 'fr' })
    for (const given of [undefined, {}, { expression: ' ' }]) {
      const refused = await addTranslation(given as never).catch((cause: unknown) => String(cause))
      expect(refused).to.contain('demande une expression')
    }
    await requestJson({ url: server.address('after') })
    expect((await server.log()).map(({ path }) => path)).to.deep.equal(['after'])
  })

  it('I18N-02 the language that the server answers is the one that counts', async () => {
    const german = { langue: 'de_DE', traductions: [{ intitule: 'Votre panier est vide', valeur: 'Warenkorb leer' }] }
    const server = await script({ body: german }, { body: { langue: 'fr', traductions: [] } })
    configure({ base: server.base, lang: 'en', sessionHash: 'german' })
    await waitUntil(() => texts('empty') === 'Warenkorb leer')
    expect([uiTexts('close'), formatNumber(1234.5)]).to.deep.equal(['Fermer', '1.234,5'])
    configure({ sessionHash: 'french' })
    await waitUntil(() => formatNumber(1234.5) === '1\u202f234,5')
    expect([uiTexts('close'), texts('empty')]).to.deep.equal(['Fermer', 'Votre panier est vide'])
  })

  it('I18N-02 the page’s language is asked for where no configuration says another', async () => {
    const server = await script({ body: { langue: 'en', traductions: [] }, repeat: true })
    const { documentElement: page } = document
    const written = page.lang
    page.lang = 'en-US'
    configure({ base: server.base, lang: undefined, sessionHash: 'page' })
    const [request] = await server.requests(1)
    expect(request?.fields['langue']).to.equal('en')
    await waitUntil(() => uiTexts('close') === 'Close')
    expect(formatDay('2026-11-20')).to.equal('11/20/2026')
    page.lang = written
  })
})

describe('a page in English', () => {
  const written = (): string[] => [
    formatNumber(1234.5),
    formatAmount(1234.5),
    formatRate(5.5),
    formatDay('2026-11-20'),
    formatLongDay('2026-12-01'),
    countOf(0, 'article'),
    countOf(1, 'article'),
    countOf(1.5, 'créneau', 'créneaux'),
    uiTexts('retry'),
  ]
  const french = [
    '1\u202f234,5',
    '1\u202f234,50\u00a0€',
    '5,5\u00a0%',
    '20/11/2026',
    'mardi 1er décembre 2026',
    '0\u00a0article',
    '1\u00a0article',
    '1,5\u00a0créneau',
    'Réessayer',
  ]

  after(() => configure({ lang: 'fr', translations: undefined }))

  it('I18N-02 has its texts, numbers, prices, days and plurals in English, and a page in French in French', async () => {
    configure({ lang: 'fr', translations: false })
    followTranslations()
    await waitUntil(() => uiTexts('retry') === 'Réessayer')
    expect(written()).to.deep.equal(french)
    configure({ lang: 'en' })
    await waitUntil(() => uiTexts('retry') === 'Try again')
    expect(written()).to.deep.equal([
      '1,234.5',
      '€1,234.50',
      '5.5%',
      '20/11/2026',
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(new Date(2026, 11, 1)),
      '0\u00a0items',
      '1\u00a0item',
      '1.5\u00a0time slots',
      'Try again',
    ])
    configure({ lang: 'fr' })
    await waitUntil(() => uiTexts('retry') === 'Réessayer')
    expect(written()).to.deep.equal(french)
  })
})
