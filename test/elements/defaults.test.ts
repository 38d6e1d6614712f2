import { expect, fixture } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import '../../elements/carousel.ts'
import '../../elements/home-slider.ts'
import '../../elements/mask.ts'
import '../../elements/modal.ts'
import '../../elements/password-strength.ts'
import '../../elements/slideshow.ts'
import '../../elements/upload.ts'
import { script, scriptCalls } from '../support/answers-client.ts'
import { pictureAddress } from '../support/pictures.ts'
import { waitUntil } from '../support/wait-until.ts'

const slides = ['a', 'b', 'c']
  .map((name) => `<img src="${pictureAddress(60, 40)}" width="60" height="40" alt="${name}">`)
  .join('')

/** What is due after a time of so many milliseconds, where the author says none. */
async function waits(delay: number, act: () => unknown): Promise<void> {
  const delays: number[] = []
  const { setTimeout: before } = window
  window.setTimeout = ((handler: TimerHandler, after?: number, ...rest: unknown[]) => {
    delays.push(after ?? 0)
    return before(handler, after, ...rest)
  }) as typeof setTimeout
  try {
    await act()
    await waitUntil(() => delays.includes(delay), `a timer of ${delay} ms`)
  } finally {
    window.setTimeout = before
  }
}

describe('without a word of their author', () => {
  before(async () => {
    await setViewport({ width: 800, height: 600 })
    // The pointer of an earlier test would hold what plays.
    await sendMouse({ type: 'move', position: [799, 599] })
  })

  for (const [tag, attributes, delay] of [
    ['flx-home-slider', '', 4800],
    ['flx-slideshow', '', 5000],
    ['flx-carousel', ' autoplay', 3000],
  ] as const) {
    const number = { 'flx-home-slider': 'SLIDE-02', 'flx-slideshow': 'SLIDE-03', 'flx-carousel': 'SLIDE-01' }[tag]
    it(`${number} <${tag}> shows a slide for ${delay} ms`, async () => {
      await waits(delay, () =>
        fixture(`<div style="width: 300px"><${tag} label="Vues"${attributes}>${slides}</${tag}></div>`),
      )
    })
  }

  it('SLIDE-01 a carousel moves in 500 ms, and does not play', async () => {
    const place = await fixture(`<div style="width: 300px"><flx-carousel label="Vues">${slides}</flx-carousel></div>`)
    await waitUntil(() => place.querySelector('[aria-label="Diapositive suivante"]'), 'it moves')
    expect(place.querySelector('[aria-label="Arrêter le défilement"]')).to.equal(null)
    place.querySelector<HTMLElement>('[aria-label="Diapositive suivante"]')?.click()
    const moves = [...place.querySelectorAll<HTMLElement>('*')].map(({ style }) => style.transitionDuration)
    expect(moves).to.include('500ms')
  })

  it('PWD-01 a password is rated 400 ms after the last key', async () => {
    await scriptCalls({ body: { result: 'Faible', percentage: 20 }, repeat: true })
    const field = await fixture<HTMLElement>(
      '<flx-password-strength><input type="password" aria-label="Mot de passe"></flx-password-strength>',
    )
    await waits(400, async () => {
      field.querySelector('input')?.focus()
      await sendKeys({ type: 'a' })
    })
  })

  it('MASK-04 what is wrong is said 3000 ms after the last key', async () => {
    const place = await fixture(
      '<form><flx-mask mask="phone"><input name="a" aria-label="Téléphone"></flx-mask></form>',
    )
    await waits(3000, async () => {
      place.querySelector('input')?.focus()
      await sendKeys({ type: '0612' })
    })
  })

  it('MODAL-06 a modal finds its place again 250 ms after the window’s last change', async () => {
    const place = await fixture(`<div><p id="cible">Ici</p>
      <flx-modal open label="À côté" close-top relative="#cible"><p>Texte</p></flx-modal></div>`)
    await waitUntil(
      () => place.querySelector('dialog[open][data-beside]:not([data-beside="waiting"])'),
      'it has its place',
    )
    await waits(250, () => setViewport({ width: 700, height: 600 }))
    await setViewport({ width: 800, height: 600 })
    place.querySelector<HTMLElement>('[aria-label="Fermer"]')?.click()
    await waitUntil(() => place.querySelector('dialog[open]') === null, 'it is closed')
  })

  it('UPLOAD-01 a file of more than 2000 MB is refused, and one of less is not', async () => {
    const server = await script({ body: { status: 'ok' }, hold: 'for ever', repeat: true })
    const host = await fixture<HTMLElement>(`<flx-upload src="${server.address('upload.php')}" multiple="0">
      <label>Fichiers <input type="file" name="f" multiple></label></flx-upload>`)
    const sizes: Record<string, number> = { 'lourd.bin': 2.2e9, 'juste.bin': 1.9e9 }
    Object.defineProperty(File.prototype, 'size', {
      configurable: true,
      get(this: File) {
        return sizes[this.name]
      },
    })
    const data = new DataTransfer()
    for (const name of Object.keys(sizes)) data.items.add(new File(['x'], name))
    const input = host.querySelector('input') as HTMLInputElement
    input.files = data.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    const state = (name: string) =>
      [...host.querySelectorAll('li')].find(({ textContent }) => textContent.includes(name))?.dataset['state']
    await waitUntil(() => state('lourd.bin') && state('juste.bin'), 'both are listed')
    expect(state('lourd.bin')).to.equal('refused')
    expect(state('juste.bin')).to.not.equal('refused')
    host.remove()
    Reflect.deleteProperty(File.prototype, 'size')
  })
})
