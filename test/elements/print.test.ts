import { expect, fixture } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import '../../elements/consent.ts'
import '../../elements/date-field.ts'
import '../../elements/front-banner.ts'
import '../../elements/front-popup.ts'
import '../../elements/mobile-menu.ts'
import '../../elements/modal.ts'
import '../../elements/popup.ts'
import { toast } from '../../elements/toast.ts'
import { showLoader } from '../../src/overlays/loader/page-loader.tsx'
import { openCalendar, openDate } from '../support/date-form.ts'
import { waitUntil } from '../support/wait-until.ts'

/** Opens one thing that floats above the page. @returns closes it. */
type Open = () => Promise<() => void>

const draw = async (markup: string): Promise<HTMLElement> => {
  const place = await fixture<HTMLElement>(`<div>${markup}</div>`)
  await (place.firstElementChild as HTMLElement & { ready: Promise<void> }).ready
  return place
}

const floats: Record<string, Open> = {
  '.flx-consent__banner': async () => {
    await draw('<flx-consent></flx-consent>')
    return () => {}
  },
  '.flx-toast': async () => {
    const shown = await toast('Enregistré')
    return () => shown.close()
  },
  'flx-front-banner': async () => {
    await draw('<flx-front-banner position="bottom">Livraison offerte</flx-front-banner>')
    return () => {}
  },
  '.flx-front-popup': async () => {
    const place = await draw('<flx-front-popup days="0" label="Soldes"><p>−20 %</p></flx-front-popup>')
    return () => place.remove()
  },
  '.flx-loader': async () => showLoader(),
  '.flx-mobile-menu': async () => {
    const place = await draw(
      '<flx-mobile-menu for="#bouton" nav="#liste"></flx-mobile-menu><button id="bouton">Menu</button><ul id="liste"><li><a href="/a">A</a></li></ul>',
    )
    place.querySelector('button')?.click()
    return () => place.remove()
  },
  '.flx-calendar': async () => {
    await openCalendar(await openDate())
    return () => {}
  },
}

describe('A page that is printed', () => {
  afterEach(() => emulateMedia({ media: 'screen' }))

  for (const [selector, open] of Object.entries(floats)) {
    it(`what floats above it is not on its sheets: ${selector}`, async () => {
      const close = await open()
      const isShown = () => document.querySelector(selector)?.checkVisibility() ?? false
      await waitUntil(isShown, 'it is not there')
      await emulateMedia({ media: 'print' })
      await waitUntil(() => matchMedia('print').matches)
      expect(isShown()).to.equal(false)
      await emulateMedia({ media: 'screen' })
      await waitUntil(isShown, 'it is gone')
      close()
      await waitUntil(() => !document.querySelector('dialog[open]'))
    })
  }

  for (const tag of ['flx-modal', 'flx-popup'] as const) {
    it(`MODAL-01 POPUP-01 what the visitor has opened to read is, to its end: ${tag}`, async () => {
      const place = await draw(`<${tag} label="Conditions">${'<p>Trente jours.</p>'.repeat(200)}<p>Fin</p></${tag}>`)
      const window = place.querySelector(tag) as HTMLElementTagNameMap[typeof tag]
      void window.show()
      await waitUntil(() => place.querySelector('dialog[open]'))
      await emulateMedia({ media: 'print' })
      const end = place.querySelector('p:last-of-type') as HTMLElement
      expect(end.checkVisibility()).to.equal(true)
      for (let box = end.parentElement; box && box !== place; box = box.parentElement) {
        expect(
          box.scrollHeight - box.clientHeight <= 2 || getComputedStyle(box).overflowY === 'visible',
          box.className,
        ).to.equal(true)
      }
      await emulateMedia({ media: 'screen' })
      await window.hide()
    })
  }
})
