import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { quoteRequests } from '../../../demo/server/schema.ts'
import { startServer } from '../../../demo/server/testing.ts'
import { openEngine } from '../driver/engines.ts'
import type { Engine } from '../driver/page.ts'
import { hasFocus, isGone, isSeen } from '../in-page.ts'
import { Visitor } from '../visitor.ts'

let engine: Engine
let server: Awaited<ReturnType<typeof startServer>>
let visitor: Visitor

/** Whether a step is shown, and its title has the focus. It runs in the page. */
const isInStep = (title: string): boolean =>
  document.activeElement?.matches('legend') === true &&
  document.activeElement.checkVisibility() &&
  document.activeElement.textContent?.endsWith(title) === true

async function arrives(path: string, width: number): Promise<void> {
  visitor = await Visitor.arrives(engine, server.url, path, width)
}

describe('forms, slides and maps, in each engine', () => {
  before(async () => {
    server = await startServer()
    engine = openEngine()
  })
  afterEach(() => visitor.leaves())
  after(async () => {
    await engine.close()
    await server.close()
  })

  it('FORM-03 FORM-05 AUTO-03 a long form: four steps, a mistake, a proposal, the summary, one request', async () => {
    const name = 'Lise'
    const submit = 'flx-form button'
    await arrives('/devis?mode=html', 360)
    await visitor.gets('the steps', isSeen, 'form[data-flx-steps][data-flx-lines]')
    await visitor.presses(submit, 'Suivant')
    await visitor.gets('the mistake', hasFocus, '[name="message"][aria-invalid="true"]')
    await visitor.types('[name="message"]', 'Douze bols pour une cantine.')
    await visitor.presses(submit, 'Suivant')

    await visitor.gets('the articles', isInStep, 'Les articles')
    await visitor.types('[name="articles[0][nom]"]', 'bol')
    await visitor.presses('[role="option"]')
    await visitor.presses(submit, 'Suivant')

    await visitor.gets('the delivery', isInStep, 'La livraison')
    await visitor.types('[name="ville"]', 'saint-brieuc')
    await visitor.presses('[role="option"]', 'Saint-Brieuc (22000)')
    await visitor.gets('the postal code', () => {
      const code = document.querySelector<HTMLInputElement>('[name="code_postal"]')
      return code?.value === '22000'
    })
    await visitor.page.goBack()
    await visitor.gets('the articles again', isInStep, 'Les articles')
    await visitor.presses(submit, 'Suivant')
    await visitor.gets('the delivery again', isInStep, 'La livraison')
    await visitor.presses(submit, 'Suivant')

    await visitor.gets('who asks', isInStep, 'Vous')
    await visitor.types('#devis [name="nom"]', name)
    await visitor.types('#devis [name="email"]', 'lise@exemple.fr')
    await visitor.presses(submit, 'Vérifier avant d’envoyer')
    await visitor.sees('Récapitulatif', 'flx-form *')
    await visitor.sees('Saint-Brieuc', 'flx-form *')
    await visitor.presses(submit, 'Envoyer la demande')
    await visitor.sees('Votre demande est notée')
    const kept = await server.db.select().from(quoteRequests).where(eq(quoteRequests.name, name))
    assert.deepEqual(
      kept.map(({ town, postalCode, lines }) => [town, postalCode, lines.length]),
      [['Saint-Brieuc', '22000', 1]],
    )
  })

  it('SLIDE-01 SLIDE-02 slides go on and back by their arrows and by keyboard; what is out of view is out of reach', async () => {
    await arrives('/articles', 1280)
    const article = await visitor.gets('an article', () =>
      document.querySelector('main a[href^="/article/"]')?.getAttribute('href'),
    )
    await visitor.goes(article)
    await visitor.gets('the script', () => 'flx' in window)
    // A row that scrolls waits for a hand.
    await visitor.page.keyboard.press('Shift')
    await visitor.gets('slides', () => {
      document.querySelector('flx-carousel')?.scrollIntoView({ block: 'center' })
      return document.querySelector('flx-carousel .flx-slides__arrow') !== null
    })
    /** The first slide in view, from zero; nothing while they move. It runs in the page. */
    const isFirst = (place: number): boolean => {
      const slides = [...document.querySelectorAll('flx-carousel li')]
      const row = document.querySelector('flx-carousel ul')?.getBoundingClientRect()
      const left = slides[place]?.getBoundingClientRect().left ?? Number.NaN
      return Math.abs(left - (row?.left ?? 0)) < 4 && slides.every((slide, n) => n >= place || slide.matches('[inert]'))
    }
    await visitor.gets('the first slide', isFirst, 0)
    await visitor.presses('flx-carousel button', 'Diapositive suivante')
    await visitor.gets('the next slides', () => document.querySelector('flx-carousel li')?.matches('[inert]'))
    await visitor.presses('flx-carousel button', 'Diapositive précédente')
    await visitor.gets('the first slide again', isFirst, 0)
    await visitor.page.keyboard.press('Enter')
    await visitor.gets('the last slides, by keyboard', () =>
      document.querySelector('flx-carousel li:last-child')?.matches(':not([inert])'),
    )
  })

  it('MAP-02 MAP-03 a place of the list is shown on the map by keyboard; without WebGL the list says it all', async () => {
    await arrives('/boutiques', 1280)
    await visitor.gets('the list', isSeen, 'flx-map li h2')
    const draws = await visitor.page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)
    if (!draws) {
      await visitor.sees('retrouvez les mêmes lieux dans la liste', 'flx-map [role="status"]')
      await visitor.gets('no way to a map', isGone, 'flx-map [data-flx-on-map]')
      return
    }
    await visitor.presses('flx-map [data-flx-on-map]')
    await visitor.gets('the place on the map', hasFocus, '.flx-map__marker')
    await visitor.page.keyboard.press('ArrowRight')
    await visitor.page.keyboard.press('Enter')
    await visitor.gets('what is said of it', isSeen, '.flx-map__card')
    await visitor.page.keyboard.press('Escape')
    await visitor.gets('nothing more said', isGone, '.flx-map__card')
    await visitor.gets('its marker again', hasFocus, '.flx-map__marker')
  })
})
