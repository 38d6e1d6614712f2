import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import * as cookies from '../../src/core/browser/cookies.ts'
import { askConsent, embedPurpose } from '../../src/domain/consent/ask-consent.ts'
import { isAccepted, onConsent, readConsent, readProofs, withdrawConsent } from '../../src/domain/consent/consent.ts'
import { consentCookie } from '../../src/domain/consent/consent-cookie.ts'
import '../../elements/consent.ts'
import { script } from '../support/answers-client.ts'
import { errorsOf, warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

const buttons = (root: ParentNode, name: string): HTMLButtonElement[] =>
  [...root.querySelectorAll('button')].filter((button) => button.textContent?.trim() === name)

function button(root: ParentNode, name: string): HTMLButtonElement {
  const [found] = buttons(root, name)
  if (!found) throw new Error(`no button “${name}”`)
  return found
}

const banner = (root: ParentNode): HTMLElement | null => root.querySelector('.flx-consent__banner')
const dialog = (root: ParentNode): HTMLDialogElement | null => root.querySelector('dialog[open]')

/** A question whose turn has come, unless it was answered. */
async function ask(markup = html`<flx-consent></flx-consent>`): Promise<HTMLElement> {
  const element = await fixture<HTMLElementTagNameMap['flx-consent']>(markup)
  await element.ready
  await waitUntil(() => readConsent() || banner(element), 'the question never came')
  return element
}

describe('<flx-consent>', () => {
  beforeEach(() => {
    withdrawConsent()
    localStorage.clear()
  })

  it('COOKIE-02 asks before a choice, the purposes before the buttons, without taking focus', async () => {
    const element = await ask()
    const region = banner(element) as HTMLElement
    expect(region.textContent).to.contain('Mesure d’audience')
    const list = region.querySelector('ul') as Node
    expect(
      list.compareDocumentPosition(button(region, 'Tout refuser')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).to.not.equal(0)
    expect(element.contains(document.activeElement)).to.equal(false)
    expect(isAccepted('mesure')).to.equal(undefined)
    await expect(element).to.be.accessible()
  })

  it('COOKIE-02 at 360 px a third of the window is enough, the answers in one row and the question in the size of a text', async () => {
    await setViewport({ width: 360, height: 640 })
    const region = banner(await ask(html`<flx-consent policy="/cookies"></flx-consent>`)) as HTMLElement
    expect(region.offsetHeight).to.be.at.most(640 / 3)
    const tops = [...region.querySelectorAll('button')].map((each) => each.getBoundingClientRect().top)
    expect([tops.length, new Set(tops).size]).to.deep.equal([3, 1])
    const [refuse, accept] = ['Tout refuser', 'Tout accepter'].map((name) =>
      button(region, name).getBoundingClientRect(),
    )
    expect([refuse?.top, refuse?.width]).to.deep.equal([accept?.top, accept?.width])
    expect(refuse && accept && refuse.right <= accept.left).to.equal(true)
    const sizes = [...region.querySelectorAll('p, li')].map((text) => getComputedStyle(text).fontSize)
    expect([...new Set(sizes)]).to.deep.equal(['16px'])
    await setViewport({ width: 1280, height: 800 })
  })

  it('COOKIE-02 gives refusing and accepting the same weight', async () => {
    const element = await ask()
    const look = (name: string): string[] => {
      const found = button(element, name)
      const style = getComputedStyle(found)
      const { width, height } = found.getBoundingClientRect()
      return [
        style.color,
        style.backgroundColor,
        style.borderColor,
        style.fontWeight,
        style.fontSize,
        `${width}x${height}`,
      ]
    }
    expect(look('Tout refuser')).to.deep.equal(look('Tout accepter'))
  })

  it('COOKIE-02 keeps a refusal six months and asks no more', async () => {
    const element = await ask()
    let told: unknown
    document.addEventListener('flx-consent-change', ({ detail }) => (told = detail.record), { once: true })
    button(element, 'Tout refuser').click()
    await waitUntil(() => !banner(element))
    expect(readConsent()?.purposes).to.deep.equal({ fonctionnement: true, mesure: false, contenus: false })
    expect(told).to.deep.equal(readConsent())
    const kept = (await cookieStore.get(consentCookie)) as { value: string; expires?: number }
    expect(kept.value).not.to.equal('')
    // The standard has no `expires`, nor have Firefox and WebKit.
    if ('chrome' in window) expect(Math.round((Number(kept.expires) - Date.now()) / 86_400_000)).to.equal(182)
    expect(document.activeElement).to.equal(button(element, 'Gérer mes cookies'))
    const later = await ask()
    expect(banner(later)).to.equal(null)
  })

  it('COOKIE-02 an answer given on another page is known to the page that one comes back to', async () => {
    const element = await ask()
    const kept = JSON.stringify({
      version: '1',
      id: 'a',
      date: '2026-01-01T00:00:00.000Z',
      purposes: { mesure: false },
    })
    const told: unknown[] = []
    const stop = onConsent((record) => told.push(record?.purposes['mesure']))
    cookies.set(consentCookie, kept, 182)
    for (let times = 0; times < 2; times++) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitUntil(() => !banner(element))
    stop()
    expect(told).to.deep.equal([false])
  })

  it('COOKIE-02 lets one change one’s mind, purpose by purpose, by keyboard', async () => {
    const element = await ask()
    button(element, 'Tout accepter').click()
    await waitUntil(() => !banner(element))
    expect(isAccepted('contenus')).to.equal(true)
    button(element, 'Gérer mes cookies').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => dialog(element))
    const choices = dialog(element) as HTMLElement
    const box = choices.querySelector<HTMLInputElement>('input[value="contenus"]') as HTMLInputElement
    expect(box.checked).to.equal(true)
    await expect(choices).to.be.accessible()
    box.focus()
    await sendKeys({ press: 'Space' })
    button(choices, 'Enregistrer mes choix').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => !dialog(element))
    expect(isAccepted('contenus')).to.equal(false)
    expect(isAccepted('mesure')).to.equal(true)
  })

  it('COOKIE-02 ticks nothing by itself, and Escape chooses nothing', async () => {
    const element = await ask()
    button(element, 'Choisir').click()
    await waitUntil(() => dialog(element))
    const ticked = [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
    expect(ticked).to.deep.equal(['fonctionnement'])
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !dialog(element) && banner(element))
    expect(readConsent()).to.equal(null)
  })

  it('COOKIE-02 keeps a proof of each choice that can be exported', async () => {
    const element = await ask()
    button(element, 'Tout accepter').click()
    await waitUntil(() => !banner(element))
    button(element, 'Gérer mes cookies').click()
    await waitUntil(() => dialog(element))
    button(dialog(element) as HTMLElement, 'Tout refuser').click()
    await waitUntil(() => !dialog(element))
    const proofs = readProofs()
    expect(proofs.map(({ purposes }) => purposes['mesure'])).to.deep.equal([true, false])
    expect(new Set(proofs.map(({ id }) => id)).size).to.equal(1)
    button(element, 'Gérer mes cookies').click()
    await waitUntil(() => dialog(element))
    let exported: Promise<string> | undefined
    const { createObjectURL } = URL
    URL.createObjectURL = (blob: Blob) => {
      exported = blob.text()
      return createObjectURL.call(URL, blob)
    }
    const stayHere = (event: Event): void => event.preventDefault()
    addEventListener('click', stayHere)
    button(dialog(element) as HTMLElement, 'Télécharger la preuve').click()
    removeEventListener('click', stayHere)
    URL.createObjectURL = createObjectURL
    expect(JSON.parse((await exported) ?? '')).to.deep.equal({ site: location.host, choix: proofs })
  })

  it('COOKIE-02 shows the purposes that the page lists, and says what is wrong with a bad list', async () => {
    const element = await ask(html`
      <flx-consent no-button policy="/confidentialite">
        <script type="application/json">
          [{ "id": "pub", "titre": "Publicité", "texte": "Des annonces." }]
        </script>
      </flx-consent>
    `)
    expect(banner(element)?.querySelector('ul')?.textContent).to.equal('Publicité')
    expect(element.querySelector('a')?.getAttribute('href')).to.equal('/confidentialite')
    expect(buttons(element, 'Gérer mes cookies')).to.have.length(0)
    const failed = new Promise<unknown>((resolve) =>
      document.addEventListener('flx-error', ({ detail }) => resolve(detail.error), { once: true }),
    )
    await errorsOf(async () => {
      await fixture(html`<flx-consent><script type="application/json">[{ "id": "pub" }]</script></flx-consent>`)
      expect(String(await failed)).to.contain('les finalités sont mal écrites : 0.titre')
    })
  })

  it('COOKIE-02 takes an unreadable cookie for no choice', async () => {
    cookies.set(consentCookie, '{"id":1}')
    expect(readConsent()).to.equal(null)
    const element = await ask()
    expect(banner(element)).to.not.equal(null)
  })

  it('COOKIE-02 follows a choice made in another tab', async () => {
    const element = await ask()
    cookies.set(
      consentCookie,
      JSON.stringify({ id: 'a1', date: '2026-01-02T03:04:05.000Z', version: '1', purposes: { mesure: true } }),
    )
    dispatchEvent(new StorageEvent('storage', { key: 'flx-consent-proofs' }))
    await waitUntil(() => !banner(element))
    expect(isAccepted('mesure')).to.equal(true)
  })

  it('COOKIE-02 offers to allow a third party once, or from now on', async () => {
    const element = await ask(html`<flx-consent></flx-consent>`)
    button(element, 'Tout refuser').click()
    await waitUntil(() => !banner(element))
    const video = await fixture<HTMLElement>(html`<p>Vidéo</p>`)
    let allowed = 0
    const meet = (): void => void askConsent(video, 'YouTube').then(() => allowed++)

    meet()
    await waitUntil(() => dialog(element))
    expect(dialog(element)?.textContent).to.contain('Ce contenu vient de YouTube')
    await expect(dialog(element) as HTMLElement).to.be.accessible()
    button(dialog(element) as HTMLElement, 'Pas maintenant').click()
    await waitUntil(() => !dialog(element))
    expect(allowed).to.equal(0)

    meet()
    await waitUntil(() => dialog(element))
    button(dialog(element) as HTMLElement, 'Autoriser une fois').click()
    await waitUntil(() => allowed === 1)
    expect(isAccepted(embedPurpose)).to.equal(false)

    meet()
    await waitUntil(() => dialog(element))
    button(dialog(element) as HTMLElement, 'Toujours autoriser').click()
    await waitUntil(() => allowed === 2)
    expect(isAccepted(embedPurpose)).to.equal(true)
    expect(isAccepted('mesure')).to.equal(false)

    meet()
    await waitUntil(() => allowed === 3)
    expect(dialog(element)).to.equal(null)
  })

  it('answers by method as by button', async () => {
    const element = (await ask()) as HTMLElementTagNameMap['flx-consent']
    await element.refuse()
    expect(isAccepted('mesure')).to.equal(false)
    await element.show()
    await waitUntil(() => dialog(element))
  })

  it('SAFE-10 a choice about other purposes counts for nothing: nothing is accepted until it is made again', async () => {
    const first = await ask(html`<flx-consent revision="1"></flx-consent>`)
    button(first, 'Tout accepter').click()
    await waitUntil(() => isAccepted('mesure') === true)
    first.remove()
    const next = await ask(html`<flx-consent revision="2"></flx-consent>`)
    await waitUntil(() => banner(next), 'the question is asked again')
    expect([isAccepted('mesure'), isAccepted(embedPurpose)]).to.deep.equal([undefined, undefined])
    let allowed = 0
    void askConsent(next, 'YouTube').then(() => allowed++)
    await waitUntil(() => dialog(next))
    button(dialog(next) as HTMLElement, 'Toujours autoriser').click()
    await waitUntil(() => allowed === 1)
    expect([isAccepted('mesure'), isAccepted(embedPurpose)], 'what was accepted before is not').to.deep.equal([
      false,
      true,
    ])
  })

  it('COOKIE-02 a choice that is taken back is a proof like the others', async () => {
    const element = await ask()
    button(element, 'Tout accepter').click()
    await waitUntil(() => readProofs().length === 1)
    withdrawConsent()
    const last = readProofs().at(-1)
    expect([last?.withdrawn, last?.purposes['mesure'], last?.id]).to.deep.equal([true, false, readProofs()[0]?.id])
    expect(isAccepted('mesure')).to.equal(undefined)
  })

  it('COOKIE-02 each choice is sent to the site’s server, once, also the one that could not be', async () => {
    const server = await script({ status: 500, body: 'panne' }, { body: { status: 'ok' } }, { body: { status: 'ok' } })
    const element = await ask(html`<flx-consent receipt=${server.address('recus')}></flx-consent>`)
    await warningsOf(async (said) => {
      button(element, 'Tout accepter').click()
      await waitUntil(() => said.length > 0, 'the first one is lost')
    })
    withdrawConsent()
    const logged = await server.requests(3)
    expect(
      logged.slice(1).map(({ fields }) => [fields['action'], fields['purposes[mesure]'], fields['withdrawn']]),
    ).to.deep.equal([
      ['consent', '1', undefined],
      ['consent', '0', '1'],
    ])
    expect(logged[1]?.fields['id']).to.equal(logged[2]?.fields['id'])
  })

  it('COOKIE-02 a receipt goes to no other site', async () => {
    const said = await warningsOf(async (words) => {
      const element = await ask(html`<flx-consent receipt="https://ailleurs.example/recus"></flx-consent>`)
      button(element, 'Tout refuser').click()
      await waitUntil(() => words.length > 0)
    })
    expect(said[0]).to.contain('autre origine')
  })
})
