import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { FlxMobileMenuElement } from '../../../elements/mobile-menu.ts'
import { closePopup, popup } from '../../../elements/popup.ts'
import { withdrawConsent } from '../../../src/domain/consent/consent.ts'
import { script } from '../answers-client.ts'
import { control, part, textOf, untilText } from '../cart-page.ts'
import { waitUntil } from '../wait-until.ts'
import { closeDialogs, dialog, heard, leastOf, type Proof } from './stage.ts'

const popupShows: Proof = async ({ call, open }) => {
  const server = await script(leastOf(call, 'html'))
  const { method } = call
  await open('<flx-popup></flx-popup>')
  void popup({
    href: server.address('contenu'),
    handler: 'ajax',
    label: 'Livraison',
    ...(method === 'post' && { data: { pays: 'FR' } }),
  })
  await waitUntil(() => textOf(dialog()).includes('Livraison en deux jours.'))
  closePopup()
  await waitUntil(() => dialog() === null)
  return server
}

export const contentProofs: Record<string, Proof> = {
  async geocoder({ least, open }) {
    const [host, server] = await open(
      '<flx-map-picker name-lat="lat" name-lng="lng" geocoder="{base}adresses"><label>Latitude <input name="lat"></label><label>Longitude <input name="lng"></label></flx-map-picker>',
      least,
    )
    await waitUntil(() => host.querySelector('input[type="search"]'))
    part(host, 'input[type="search"]').focus()
    document.execCommand('insertText', false, 'Bres')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => textOf(host.querySelector('.flx-map-picker__found')).includes('Brest'))
    return server
  },
  async 'mobile-menu'({ least, open }) {
    const [host, server] = await open(
      `<div><button id="flx-menu-button" data-configmenu="${crypto.randomUUID()}">Menu</button><flx-mobile-menu></flx-mobile-menu></div>`,
      least,
    )
    const menu = part<FlxMobileMenuElement>(host, 'flx-mobile-menu')
    await menu.ready
    control(host, 'Menu').click()
    await waitUntil(() => textOf(menu).includes('Vaisselle'))
    await closeDialogs()
    await waitUntil(() => dialog() === null)
    return server
  },
  async mois({ least, open }) {
    const [host, server] = await open('<flx-calendar url="{base}jours" month="2026-11"></flx-calendar>', least)
    await untilText(host, 'Tournage')
    return server
  },
  async agenda({ least, open }) {
    const [host, server] = await open(
      '<flx-agenda url="{base}agenda" module="ateliers" param="1"><a href="?date=2026-11-21" data-flx-date="2026-11-21">Samedi</a></flx-agenda>',
      least,
    )
    control(host, 'Samedi').click()
    await untilText(host, 'Samedi 21, tournage')
    return server
  },
  async fragment({ least, open }) {
    const [host, server] = await open('<flx-fragment><!-- url={base}bloc --><p>Ancien</p></flx-fragment>', least)
    await (host as HTMLElement & { refresh(): Promise<void> }).refresh()
    await untilText(host, 'Trois places restent.')
    return server
  },
  async liste({ least, open }) {
    const [host, server] = await open(
      '<flx-list><ul data-flx-items><li id="a">Bol</li></ul><p data-flx-pages><a href="{base}suite" data-flx-next>Suite</a></p></flx-list>',
      least,
    )
    control(host, 'Suite').click()
    await untilText(host, 'Tasse')
    return server
  },
  async page({ least, open }) {
    const [host, server] = await open(
      '<flx-my-elements element-module-ident="annonces"><ul><li data-element-id="2"><a href="#2">Kayak</a> <a href="#2" class="my_elements_activate">Publier</a></li></ul></flx-my-elements>',
      { body: JSON.stringify({ result: true }), type: 'application/json', path: 'traitement' },
      least,
    )
    history.replaceState(null, '', server.address('mes-annonces'))
    control(host, 'Publier').click()
    await untilText(host, 'Table')
    return server
  },
  popup: popupShows,
  'popup-envoi': popupShows,
  async traductions({ least, open }) {
    const [, server] = await open('<p>Page</p>', least)
    const { addTranslation } = await import('../../../src/core/i18n/translations.ts')
    expect(await addTranslation({ expression: 'Fermer' })).to.deep.equal([['Fermer', 'Close']])
    return server
  },
  async consentement({ least, open }) {
    withdrawConsent()
    localStorage.clear()
    const [host, server] = await open('<flx-consent receipt="{base}recus"></flx-consent>', least)
    await waitUntil(() => host.querySelector('.flx-consent__banner'))
    control(host, 'Tout accepter').click()
    await server.requests(1)
    await waitUntil(() => localStorage.getItem('flx-consent-sent'), JSON.stringify(localStorage))
    return server
  },
  async my_elements({ least, open }) {
    const [host, server] = await open(
      '<flx-my-elements element-module-ident="annonces"><ul><li data-element-id="2"><a href="#2">Kayak</a> <a href="#2" class="my_elements_activate">Publier</a></li></ul></flx-my-elements>',
      { ...least, path: 'traitement' },
      { body: '<p>Non</p>', path: 'mes-annonces', repeat: true },
    )
    const done = heard(host, 'flx-my-elements-done')
    control(host, 'Publier').click()
    await done
    return server
  },
  async permalien({ least, open }) {
    const [host, server] = await open('<flx-permalink><button type="button">Permalien</button></flx-permalink>', least)
    const done = heard(host, 'flx-permalink-generated')
    control(host, 'Permalien').click()
    expect(new URL((await done).detail.permalink).pathname).to.equal('/l/12')
    return server
  },
}
