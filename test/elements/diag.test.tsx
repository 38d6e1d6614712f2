import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import axe from 'axe-core'
import '../../elements/clickable.ts'
import '../../elements/front-banner.ts'
import { object, string } from 'valibot'
import { register } from '../../src/core/element/register.ts'
import { reportError } from '../../src/core/element/report-error.ts'
import { sendJson } from '../../src/core/http/send-json.ts'
import type { Catalogue } from '../../src/core/loader/catalogue.ts'
import { type DiagStart, openDiagIfAsked } from '../../src/core/loader/diag.ts'
import { ElementLoader } from '../../src/core/loader/element-loader.ts'
import { addressOf } from '../support/answers-client.ts'
import { waitUntil } from '../support/wait-until.ts'

class Sleeper extends HTMLElement {
  static readonly version = '0.0.0-autre'
  static attributes = {}
}

const catalogue: Catalogue = {
  'flx-clickable': { wake: 'idle' },
  'flx-front-banner': { wake: 'idle' },
  'flx-sleeper': { wake: 'visible' },
}
const elements = new ElementLoader(catalogue, async (name) => {
  if (name === 'sleeper') register('flx-sleeper', Sleeper)
})
const pageStart = (): DiagStart => {
  const errors = location.search.includes('flx=diag') ? [] : undefined
  const start: DiagStart = { elements, api: { version: '1.2.3' }, errors }
  document.addEventListener('flx-error', (event) => start.errors?.push(event), { capture: true })
  return start
}
const load = () => import('../../src/page/diag/diag.tsx')

const panel = (): HTMLElement => document.querySelector<HTMLElement>('.flx-diag') ?? expect.fail('no panel')
const button = (name: string): HTMLButtonElement =>
  [...panel().querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  ) ?? expect.fail(`no button ${name}`)
const said = (): string => (panel().textContent ?? '').replace(/\s+/g, ' ')

/** Opens the panel over a page. */
async function diagnose(content: ReturnType<typeof html>): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(content)
  history.replaceState(null, '', '?flx=diag')
  openDiagIfAsked(load, pageStart())
  await waitUntil(() => document.querySelector('.flx-diag:popover-open'))
  return page
}

function close(): void {
  document.querySelector<HTMLElement>('.flx-diag .flx-close')?.click()
}

const address = location.pathname + location.search

describe('?flx=diag', () => {
  afterEach(async () => {
    close()
    history.replaceState(null, '', address)
    await setViewport({ width: 800, height: 600 })
  })

  it('opens where the address asks for it alone, once', async () => {
    let loads = 0
    const counted = (): ReturnType<typeof load> => {
      loads++
      return load()
    }
    history.replaceState(null, '', '?flx=autre&diag')
    openDiagIfAsked(counted, pageStart())
    expect(loads).to.equal(0)
    history.replaceState(null, '', '?a=1&flx=diag')
    openDiagIfAsked(counted, pageStart())
    openDiagIfAsked(counted, pageStart())
    await waitUntil(() => document.querySelector('.flx-diag:popover-open'))
    expect(loads).to.equal(2)
    expect(document.querySelectorAll('.flx-diag')).to.have.length(1)
  })

  it('lists the elements of the page and how each is; names the one that was meant', async () => {
    await diagnose(html`
      <div>
        <flx-clickable></flx-clickable><flx-clickable></flx-clickable>
        <flx-sleeper></flx-sleeper><flx-sleeper load="idle"></flx-sleeper>
        <flx-fron-banner></flx-fron-banner><flx-zzzzzzzzzzzz></flx-zzzzzzzzzzzz>
        <flx-track></flx-track><flx-track></flx-track>
      </div>
    `)
    expect(said()).to.contain('<flx-clickable> × 2 : en place')
    expect(said()).to.contain('<flx-sleeper> × 1 : endormi jusqu’à son entrée dans l’écran')
    expect(said()).to.contain('<flx-sleeper> × 1 : endormi jusqu’au repos de la page')
    expect(said()).to.contain('<flx-fron-banner> : cet élément n’existe pas ; est-ce <flx-front-banner> ?')
    expect(said()).to.contain('<flx-zzzzzzzzzzzz> : cet élément n’existe pas.')
    expect(said()).to.contain('<flx-track> : un seul agit par page, il y en a 2.')
  })

  it('names unknown attributes with the nearest known one, and values that are not understood', async () => {
    await diagnose(html`
      <div>
        <flx-front-banner
          id="b"
          class="x"
          data-mien="1"
          aria-label="B"
          load="now"
          postion="bottom"
          position="gauche"
          days="sept"
          version="2"
          >Texte</flx-front-banner
        >
        <flx-config bas="/x/"></flx-config>
      </div>
    `)
    expect(said()).to.contain('l’attribut « postion » n’existe pas ; est-ce « position » ?')
    expect(said()).to.contain('position="gauche" n’est pas compris ; position vaut « flow »')
    expect(said()).to.contain('days="sept" n’est pas compris, il est ignoré')
    expect(said()).to.contain('l’attribut « bas » n’existe pas ; est-ce « base » ?')
    for (const fine of ['data-mien', 'version', 'class', 'load', 'role']) {
      expect(said()).to.not.contain(`l’attribut « ${fine} » n’existe`)
    }
  })

  it('loads the code of sleeping elements only when asked, then checks them', async () => {
    await diagnose(html`<div><flx-sleeper coleur="rouge"></flx-sleeper></div>`)
    expect(customElements.get('flx-sleeper')).to.equal(undefined)
    expect(said()).to.contain('Le code d’un élément n’est pas encore chargé')
    button('Charger et vérifier').click()
    await waitUntil(() => said().includes('l’attribut « coleur » n’existe pas.'))
    expect(said()).to.contain('<flx-sleeper> × 1 : en place')
    expect(said()).to.contain('<flx-sleeper> est en version 0.0.0-autre, le script en version 1.2.3.')
  })

  it('finds what names something that is not there', async () => {
    await diagnose(html`
      <div>
        <flx-clickable for=".rien"></flx-clickable>
        <flx-clickable for="[["></flx-clickable>
        <button data-flx-show="absent">Ouvrir</button>
        <label for="champ-absent">Nom</label>
        <input aria-label="X" aria-describedby="aide-absente" />
        <a href="#nulle-part">Aller</a><a href="#top">Haut</a><a href="#la">Là</a><p id="la">Là</p>
        <a href="/a.jpg" rel="lightbox[a]">Image</a>
        <p data-flx-track="essai">Suivi</p>
      </div>
    `)
    expect(said()).to.contain('for=".rien" ne désigne aucun élément')
    expect(said()).to.contain('for="[[" n’est pas un sélecteur')
    expect(said()).to.contain('data-flx-show="absent" ne désigne aucun élément')
    expect(said()).to.contain('for cite l’identifiant « champ-absent »')
    expect(said()).to.contain('aria-describedby cite l’identifiant « aide-absente »')
    expect(said()).to.contain('rien dans la page ne porte l’identifiant « nulle-part »')
    expect(said()).to.not.contain('l’identifiant « la »')
    expect(said()).to.contain('1 × rel="lightbox" : la page n’a ni <flx-lightbox> ni <flx-page>')
    expect(said()).to.contain('1 × data-flx-track : la page n’a pas de <flx-track>')
  })

  it('tells addresses that answer with the wrong kind, before and after it opened, and elements that failed', async () => {
    const early = addressOf({ body: '<p>Bonjour</p>' })
    await sendJson({ address: early }, object({})).catch(() => {})
    const page = await diagnose(html`<div><flx-clickable id="fautif"></flx-clickable></div>`)
    expect(said()).to.contain('Réponse du mauvais type.')
    expect(said()).to.contain('JSON attendu, reçu du HTML')
    await sendJson({ address: addressOf({ body: { nom: 3 } }) }, object({ nom: string() })).catch(() => {})
    await waitUntil(() => said().includes('Réponse mal formée.'))
    expect(said()).to.contain('champ « nom »')
    const { error } = console
    console.error = () => {}
    reportError(page.firstElementChild as Element, new Error('cassé'))
    console.error = error
    await waitUntil(() => said().includes('<flx-clickable id="fautif"> : cassé'))
  })

  it('finds double ids, and what nothing names', async () => {
    await diagnose(html`
      <div>
        <p id="deux"></p><b id="deux"></b>
        <input name="seul" /><label>Nom <input name="bon" /></label><input type="hidden" name="cache" />
        <a href="/x" class="vide"></a><a href="/y"><img src="data:," alt="Accueil" /></a>
        <button class="muet"><svg></svg></button><button><svg><title>Oui</title></svg></button>
        <img src="data:," class="sans-alt" /><img src="data:," alt="" />
        <iframe class="cadre"></iframe>
        <div hidden><input name="invisible" /></div>
      </div>
    `)
    expect(said()).to.contain('id="deux" est porté par 2 éléments : <p>, <b>')
    expect(said()).to.contain('<input name="seul"> : ce champ n’a pas de libellé')
    expect(said()).to.contain('<a href="/x" class="vide"> : rien ne nomme ce lien')
    expect(said()).to.contain('<button class="muet"> : rien ne nomme ce bouton')
    expect(said()).to.contain('class="sans-alt"> : l’attribut alt manque')
    expect(said()).to.contain('<iframe class="cadre"> : ce cadre n’a pas de titre')
    for (const fine of ['name="bon"', 'name="cache"', 'name="invisible"', 'href="/y"', 'alt=""']) {
      expect(said()).to.not.contain(fine)
    }
  })

  it('a clean page has nothing to say, and counts it', async () => {
    await diagnose(html`<div><flx-clickable></flx-clickable></div>`)
    expect(said()).to.contain('Rien à signaler.')
    expect(said()).to.contain('flx 1.2.3,')
  })

  it('shows in the page what a finding is about, until it closes', async () => {
    const page = await diagnose(
      html`<div><div style="height: 3000px"></div><p id="d"></p><p id="d" class="second">Ici</p></div>`,
    )
    const second = page.querySelector('.second') as HTMLElement
    button('Montrer dans la page : <p id="d" class="second">').click()
    expect(second.hasAttribute('data-flx-diag-shown')).to.equal(true)
    await waitUntil(() => second.getBoundingClientRect().top < innerHeight, 'in view')
    close()
    await waitUntil(() => !second.hasAttribute('data-flx-diag-shown'))
  })

  it('gives a report to copy; where the browser refuses, as a selected text', async () => {
    await diagnose(html`<div><p id="d"></p><p id="d"></p></div>`)
    let copied = ''
    const give = (writeText: (text: string) => Promise<void>): void => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    }
    give(async (text) => {
      copied = text
    })
    button('Copier le rapport').click()
    await waitUntil(() => said().includes('Le rapport est copié.'))
    expect(copied).to.match(/^# Diagnostic flx : \d+\serreurs?, \d+\savertissements?\n/)
    expect(copied).to.contain('## Identifiants en double\n- [Erreur] id="d" est porté par 2 éléments')
    expect(copied).to.contain('## Adresses et erreurs')
    give(() => Promise.reject(new Error('refusé')))
    button('Copier le rapport').click()
    await waitUntil(() => panel().querySelector('textarea'))
    const text = panel().querySelector('textarea') as HTMLTextAreaElement
    await waitUntil(() => text.selectionEnd === text.value.length && text.selectionEnd > 0)
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('stands beside the page: it takes no focus, moves from corner to corner, folds and closes by keyboard', async () => {
    const page = await diagnose(html`<div><button class="mine">À moi</button></div>`)
    expect(panel().contains(document.activeElement)).to.equal(false)
    const corner = (): string => {
      const { left, top } = panel().getBoundingClientRect()
      return `${top > innerHeight - panel().offsetHeight - 20 ? 'bottom' : 'top'} ${left < 20 ? 'left' : 'right'}`
    }
    const fold = button('Réduire')
    fold.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => fold.getAttribute('aria-expanded') === 'false')
    const corners = [corner()]
    button('Déplacer').focus()
    for (let turn = 0; turn < 3; turn++) {
      await sendKeys({ press: 'Enter' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      corners.push(corner())
    }
    expect(corners).to.deep.equal(['bottom right', 'bottom left', 'top left', 'top right'])
    let clicked = 0
    page.querySelector('.mine')?.addEventListener('click', () => clicked++)
    page.querySelector<HTMLElement>('.mine')?.click()
    expect(clicked).to.equal(1)
    panel().querySelector<HTMLElement>('.flx-close')?.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => !document.querySelector('[data-flx-diag]'))
  })

  it('is clean for axe, and holds at 360 px without covering the page', async () => {
    await setViewport({ width: 360, height: 640 })
    await diagnose(html`<div><p id="d"></p><p id="d"></p><flx-fron-banner></flx-fron-banner></div>`)
    const { left, right, height } = panel().getBoundingClientRect()
    expect(left).to.be.at.least(0)
    expect(right).to.be.at.most(360)
    expect(height).to.be.at.most(640 * 0.61)
    expect(panel().scrollWidth).to.be.at.most(360)
    const { violations } = await axe.run(panel())
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })

  it('opened and closed two hundred times it leaves nothing behind', async () => {
    const { openDiag } = await load()
    for (let turn = 0; turn < 200; turn++) {
      openDiag({ elements, api: { version: '1.2.3' }, errors: [] })
      if (turn % 50 === 0) await waitUntil(() => document.querySelector('.flx-diag:popover-open'))
      else await new Promise((resolve) => setTimeout(resolve))
      await waitUntil(() => document.querySelector('.flx-diag .flx-close'), 'drawn', { interval: 2 })
      close()
    }
    expect(document.querySelector('[data-flx-diag]')).to.equal(null)
  })
})
