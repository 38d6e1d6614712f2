import { expect, html } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/clickable.ts'
import { axeHere } from '../support/axe-here.ts'
import { button, diagnose, endDiagnosis, findPanel, panel, place, said } from '../support/diag-panel.ts'
import { waitUntil } from '../support/wait-until.ts'

const tab = (name: string): HTMLElement =>
  [...panel().querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent === name) ??
  expect.fail(`no tab ${name}`)

const marks = (): HTMLElement[] => [
  ...(place()?.shadowRoot?.querySelectorAll<HTMLElement>('.flx-diag__mark:not([hidden])') ?? []),
]

/** The findings of the section with this title, as they are read. */
function linesOf(title: string): string[] {
  const section = [...panel().querySelectorAll('details')].find(
    (each) => each.querySelector('summary > span')?.textContent === title,
  )
  return [...(section?.querySelectorAll('li p') ?? [])].map((line) =>
    (line.textContent ?? '').replace(/\s+/g, ' ').trim(),
  )
}

async function diagnoseAccess(content: ReturnType<typeof html>): Promise<HTMLElement> {
  const page = await diagnose(content)
  tab('Accès').click()
  await waitUntil(() => said().includes('Ordre du focus'), 'the tab is shown')
  return page
}

describe('the tab of access of ?flx=diag', () => {
  afterEach(endDiagnosis)

  it('is reached and left by arrows, Home and End, and holds what it shows', async () => {
    await diagnose(html`<div><p id="d"></p><p id="d"></p></div>`)
    expect(said()).to.contain('Identifiants en double')
    tab('Page').focus()
    await sendKeys({ press: 'ArrowRight' })
    await waitUntil(() => tab('Accès').getAttribute('aria-selected') === 'true')
    const focused = (): string | null | undefined => place()?.shadowRoot?.activeElement?.textContent
    expect(focused()).to.equal('Accès')
    await waitUntil(() => said().includes('Ordre du focus'), 'axe has looked')
    expect(said()).to.not.contain('Identifiants en double')
    const shown = panel().querySelector('[role="tabpanel"]')
    expect(shown?.getAttribute('aria-labelledby')).to.equal(tab('Accès').id)
    await sendKeys({ press: 'ArrowRight' })
    await waitUntil(() => focused() === 'Page')
    await sendKeys({ press: 'End' })
    await waitUntil(() => focused() === 'Accès')
    await sendKeys({ press: 'Home' })
    await waitUntil(() => focused() === 'Page')
    expect(said()).to.contain('Identifiants en double')
  })

  it('lists the stops of Tab in their order with their names, and says what is wrong with each', async () => {
    await diagnoseAccess(html`
      <main>
        <a href="#suite">Aller au contenu</a>
        <button>Un</button>
        <input tabindex="3" aria-label="Avant tous" />
        <label><input type="radio" name="choix" /> A</label>
        <label><input type="radio" name="choix" checked /> B</label>
        <button disabled>Jamais</button>
        <div inert><a href="/x">Jamais non plus</a></div>
        <div style="visibility: hidden"><a href="/x">Ni ceci</a></div>
        <details><summary>Plus</summary><a href="/x">Fermé</a></details>
        <p aria-hidden="true"><a class="tu" href="/y">Caché</a></p>
        <button class="muet"><svg aria-hidden="true"></svg></button>
        <span role="button" class="loin">Rouge</span>
        <p onclick="return" class="clic">Vert</p>
        <p id="suite">Suite</p>
      </main>
    `)
    const lines = linesOf('Ordre du focus')
    expect(lines.filter((line) => /^\d+\. /.test(line))).to.deep.equal([
      '1. champ « Avant tous »',
      '2. lien « Aller au contenu »',
      '3. bouton « Un »',
      '4. bouton radio « B »',
      '5. détails « Plus »',
      '6. lien sans nom',
      '7. bouton sans nom',
    ])
    const text = lines.join('\n')
    const rules = linesOf('Règles d’accessibilité (axe)').join('\n')
    expect(rules).to.contain('Erreur <p aria-hidden="true"> : aria-hidden n’est pas assigné aux éléments')
    expect(rules).to.contain(
      '<input tabindex="3" aria-label="Avant tous"> : Aucun élément ne devrait avoir un tabindex',
    )
    expect(text).to.contain('class="loin"> : il se dit bouton « Rouge » et le clavier ne l’atteint pas')
    expect(text).to.contain('class="clic"> : un clic y fait quelque chose')
    expect(text).to.contain('Le premier arrêt n’est pas un lien vers le contenu')
  })

  it('misses no link to the content where the first stop is one', async () => {
    await diagnoseAccess(html`<main><a href="#ici">Aller au contenu</a><p id="ici">Ici</p></main>`)
    expect(linesOf('Ordre du focus')).to.deep.equal(['1. lien « Aller au contenu »'])
  })

  it('numbers the stops in the page, follows what scrolls, and takes the numbers away', async () => {
    const page = await diagnoseAccess(html`
      <div>
        <a href="#bas">Un</a>
        <div class="boite" style="height: 60px; overflow: auto">
          <p style="height: 40px"></p><button class="deux">Deux</button><p style="height: 400px"></p>
        </div>
        <p id="bas"></p>
      </div>
    `)
    expect(marks().length).to.equal(0)
    const number = button('Numéroter dans la page')
    number.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => marks().length > 0, 'numbers')
    const stops = [...page.querySelectorAll<HTMLElement>('a, button')]
    const isOn = (index: number): boolean => {
      const [mark, stop] = [marks()[index], stops[index]].map((node) => node?.getBoundingClientRect())
      return Math.abs((mark?.top ?? -1) - (stop?.top ?? 0)) < 1 && Math.abs((mark?.left ?? -1) - (stop?.left ?? 0)) < 1
    }
    expect(marks().map(({ textContent }) => textContent)).to.include.members(['1', '2'])
    expect([isOn(0), isOn(1)]).to.deep.equal([true, true])
    const before = stops[1]?.getBoundingClientRect().top
    page.querySelector('.boite')?.scrollTo(0, 50)
    await waitUntil(() => stops[1]?.getBoundingClientRect().top !== before && isOn(1), 'the number follows')
    let clicks = 0
    stops[1]?.addEventListener('click', () => clicks++)
    const { left = 0, top = 0 } = stops[1]?.getBoundingClientRect() ?? {}
    ;(document.elementFromPoint(left + 2, top + 2) as HTMLElement | null)?.click()
    expect(clicks, 'a number catches no click').to.equal(1)
    expect(number.getAttribute('aria-pressed')).to.equal('true')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => marks().length === 0, 'no number')
  })

  it('tells in French what axe finds, with the criteria of the RGAA', async () => {
    const page = await diagnoseAccess(html`
      <main style="background: #fff; color: #1d1c1a; font-size: 16px">
        <h1>Boutique</h1>
        <h4>Détail</h4>
        <p style="color: #949494">Trop pâle</p>
        <p style="color: #949494">Autant</p>
        <p style="color: #949494; font-size: 24px">Assez grand</p>
        <p style="color: #767676">Juste assez</p>
        <div style="background: linear-gradient(red, blue)"><p>Sur une image</p></div>
        <a href="/a">Lire la suite</a> <a href="/b">Lire la suite</a>
        <button aria-label="Valider la commande" class="autre">Payer</button>
        <button aria-label="Payer la commande" class="bon">Payer</button>
        <img src="data:," class="sans" />
      </main>
    `)
    const text = (): string => linesOf('Règles d’accessibilité (axe)').join('\n')
    expect(text()).to.contain(
      'Erreur <p style="color: #949494"> et 1 autre : contraste de 3,03, il faut 4,5 (#949494 sur #ffffff) (RGAA 3.2).',
    )
    expect(text()).to.not.match(/24px|#767676/)
    expect(text()).to.contain('À vérifier à l’œil, 1 élément : Les éléments doivent avoir un contraste')
    expect(text()).to.contain('À vérifier à l’œil, 1 élément : Les liens avec le même nom ont la même finalité')
    expect(text()).to.contain('À vérifier <h4> : Les niveaux de titre doivent s’incrémenter d’un seul niveau')
    expect(text()).to.contain('Erreur <img src="data:," class="sans"> : Les images doivent avoir une alternative')
    expect(text()).to.match(/class="autre"> : Le contenu textuel .* accessible \(RGAA 6\.1\)\./)
    expect(text()).to.not.contain('class="bon"')
    expect(text(), 'the panel is not looked at').to.not.contain('flx-diag')
    page.style.setProperty('background', '#000')
    page.style.setProperty('color', '#fff')
    button('Relancer').click()
    await waitUntil(() => !text().includes('#949494'), 'looked at anew')
  })

  it('says what the elements of the page leave to its author, and copies what it shows', async () => {
    await diagnoseAccess(html`<main><flx-clickable><a href="#x">X</a></flx-clickable><p id="x"></p></main>`)
    const lines = linesOf('À votre charge (RGAA)')
    const owed = lines.filter((line) => line.startsWith('<flx-clickable>'))
    expect(owed).to.have.length(1)
    expect(owed[0]).to.match(/ : Un lien dans le titre du bloc .* \((?:RGAA \d+\.\d+(?:, )?)+\)$/)
    expect(lines.some((line) => line.startsWith('Partout : Pas de « outline: none ».'))).to.equal(true)
    expect(lines.some((line) => line.includes('<flx-form>'))).to.equal(false)
    let copied = ''
    const writeText = async (text: string): Promise<void> => {
      copied = text
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    button('Copier le rapport').click()
    await waitUntil(() => said().includes('Le rapport est copié.'))
    Reflect.deleteProperty(navigator, 'clipboard')
    expect(copied).to.contain('## Ordre du focus')
    expect(copied).to.contain('- <flx-clickable>\u00a0: Un lien dans le titre du bloc')
  })

  it('looks at the window that is open alone, while it holds the page', async () => {
    const page = await diagnose(html`
      <main><a href="/x">Dessous</a><dialog aria-label="Au-dessus"><button>Fermer</button></dialog></main>
    `)
    const dialog = page.querySelector('dialog')
    dialog?.showModal()
    tab('Accès').click()
    await waitUntil(() => said().includes('Ordre du focus'))
    expect(linesOf('Ordre du focus')).to.deep.equal(['1. bouton « Fermer »'])
    dialog?.close()
  })

  it('is clean for axe, and holds at 360 px', async () => {
    await setViewport({ width: 360, height: 640 })
    await diagnoseAccess(html`<div><flx-clickable></flx-clickable><h4></h4><button></button></div>`)
    button('Numéroter dans la page').click()
    await waitUntil(() => marks().length > 0)
    const { left, right, height } = panel().getBoundingClientRect()
    expect([left >= 0, right <= 360, height <= 640 * 0.61]).to.deep.equal([true, true, true])
    expect(findPanel('.flx-diag__body')?.scrollWidth).to.be.at.most(360)
    expect(await axeHere(place() as HTMLElement)).to.deep.equal([])
  })
})
