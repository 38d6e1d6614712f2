import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { FlxMobileMenuElement } from '../../elements/mobile-menu.ts'
import '../../elements/mobile-menu.ts'
import { configure } from '../../src/core/configure.ts'
import { hummingbirdMenu } from '../fixtures/cms/hummingbird.ts'
import { labels, newVisit, openMenu, openPanel, row, shop, shown, titleOf } from '../support/mobile-menu.ts'
import { waitUntil } from '../support/wait-until.ts'

interface Themed {
  box: HTMLElement
  menu: FlxMobileMenuElement
  dialog: HTMLDialogElement
  /** What the theme's own script did. */
  did: string[]
}

/** A page whose theme has a toggle and a list of its own. */
async function themed(toggle: string, list: string): Promise<Themed> {
  const box = await fixture<HTMLElement>(html`<div></div>`)
  const did: string[] = []
  box.innerHTML = `<div class="theme">${toggle}</div>${list}<flx-mobile-menu for=".bascule" nav="#liste"></flx-mobile-menu>`
  box.querySelector('.bascule')?.addEventListener('click', () => did.push('theme'))
  const menu = box.querySelector('flx-mobile-menu') as FlxMobileMenuElement
  await menu.ready
  return { box, menu, dialog: menu.querySelector('dialog') as HTMLDialogElement, did }
}

const list = `
  <nav id="liste"><ul>
    <li class="menu-item"><a href="/a">Accueil</a></li>
    <li class="menu-item menu-item-has-children current-menu-ancestor">
      <a href="/b"><span aria-hidden="true">★</span>Boutique<i class="material-icons">&#xE313;</i></a>
      <button aria-expanded="false">Ouvrir le sous-menu</button>
      <div class="wrap"><ul><li><a href="/c">Bols</a></li></ul><ul><li class="current-menu-ancestor current-menu-parent"><a href="/d">Vases</a></li></ul></div>
    </li>
    <li><button aria-expanded="false"><span>Visiter</span></button><ul><li><a href="/e">Phare</a></li></ul></li>
  </ul></nav>`

describe('<flx-mobile-menu> of a theme', () => {
  beforeEach(newVisit)

  it('MENU-02 MENU-07 reads its list where it stands: wrappers, columns, toggles that are no entries, icons', async () => {
    const { box, dialog } = await themed('<button class="bascule" aria-expanded="false">Menu</button>', list)
    box.querySelector<HTMLElement>('.bascule')?.click()
    await waitUntil(() => dialog.open)
    expect(labels(shown(dialog)), 'the panel of what leads to the page').to.deep.equal(['Bols', 'Vases'])
    expect(titleOf(shown(dialog))).to.equal('Boutique')
    expect(row(shown(dialog), 'Vases').hasAttribute('data-trail')).to.equal(true)
    dialog.querySelector<HTMLElement>('[data-shows]:not([inert]) button[aria-label^="Retour"]')?.click()
    await waitUntil(() => labels(shown(dialog)).join() === 'Accueil,Boutique,Visiter')
    await openPanel(dialog, 'Visiter')
    expect(labels(shown(dialog))).to.deep.equal(['Phare'])
    expect(box.querySelector('#liste')?.checkVisibility()).to.equal(true)
  })

  it('MENU-07 reads the tabs of a theme as the level between their entry and their lists, and two levels in one list', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`)
    box.innerHTML = `${hummingbirdMenu}<flx-mobile-menu for=".menu-toggle" nav="#top-menu"></flx-mobile-menu>`
    const menu = box.querySelector('flx-mobile-menu') as FlxMobileMenuElement
    await menu.ready
    const dialog = menu.querySelector('dialog') as HTMLDialogElement
    box.querySelector<HTMLElement>('.menu-toggle')?.click()
    await waitUntil(() => dialog.querySelector('[data-shows]:not([inert])'))
    expect(labels(shown(dialog))).to.deep.equal(['Faïences', 'Verrerie'])
    expect(row(shown(dialog), 'Verrerie').hasAttribute('data-current')).to.equal(true)
    await openPanel(dialog, 'Faïences')
    expect(labels(shown(dialog))).to.deep.equal(['Bols', 'Plats'])
    expect(row(shown(dialog), 'Plats').querySelector('a')?.getAttribute('href')).to.equal('/5-plats')
    await openPanel(dialog, 'Bols')
    expect(labels(shown(dialog))).to.deep.equal(['À oreilles', 'Jattes'])
    await openPanel(dialog, 'À oreilles')
    expect(labels(shown(dialog))).to.deep.equal(['Bretons', 'Unis'])
  })

  it('MENU-08 a link of the drawer leads where and how the page’s own does, and its click is that one’s', async () => {
    const { box, dialog, did } = await themed(
      '<button class="bascule">Menu</button>',
      `<nav id="liste" hidden><ul>
        <li><a href="https://www.exemple.org/" target="_blank" rel="noopener" hreflang="br" lang="br">Partenaire</a></li>
        <li><a href="#" class="cookies">Cookies</a></li>
        <li><a href="/boutique" class="bascule-liste">Boutique</a><ul><li><a href="/bols" download="bols.pdf">Bols</a></li></ul></li>
      </ul></nav>`,
    )
    const said = (name: string) => (event: Event) => {
      event.preventDefault()
      did.push(name)
    }
    box.querySelector('.cookies')?.addEventListener('click', said('cookies'))
    box.querySelector('.bascule-liste')?.addEventListener('click', said('theme’s list'))
    box.querySelector<HTMLElement>('.bascule')?.click()
    await waitUntil(() => dialog.open)
    const link = (label: string) => row(shown(dialog), label).querySelector('a') as HTMLAnchorElement
    const { target, rel, hreflang, lang } = link('Partenaire')
    expect({ target, rel, hreflang, lang }).to.deep.equal({
      target: '_blank',
      rel: 'noopener',
      hreflang: 'br',
      lang: 'br',
    })
    // A key, which the browser makes a click of.
    link('Cookies').focus()
    await sendKeys({ press: 'Enter' })
    expect(did).to.deep.equal(['theme', 'cookies'])
    // The theme would only open the list that it shows on large screens.
    dialog.addEventListener('click', said('left to the browser'))
    link('Boutique').click()
    expect(did.slice(2)).to.deep.equal(['left to the browser'])
    await openPanel(dialog, 'Boutique')
    expect(link('Bols').download).to.equal('bols.pdf')
  })

  it('MENU-01 the theme’s script does not hear the toggle that opens this menu; a plain button’s own listeners do', async () => {
    const theme = await themed('<button class="bascule" aria-expanded="false">Menu</button>', list)
    theme.box.querySelector<HTMLElement>('.bascule')?.click()
    await waitUntil(() => theme.dialog.open)
    expect(theme.did).to.deep.equal([])
    await theme.menu.hide()
    theme.box.remove()
    const plain = await themed('<button class="bascule">Menu</button>', list)
    plain.box.querySelector<HTMLElement>('.bascule')?.click()
    await waitUntil(() => plain.dialog.open)
    expect(plain.did).to.deep.equal(['theme'])
  })

  it('MENU-13 a toggle that is no control becomes one, for the keyboard too', async () => {
    const { box, dialog, did } = await themed('<div class="bascule"><i class="material-icons">&#xE5D2;</i></div>', list)
    const toggle = box.querySelector('.bascule') as HTMLElement
    await waitUntil(() => toggle.role === 'button')
    expect([toggle.ariaLabel, toggle.tabIndex]).to.deep.equal(['Menu', 0])
    toggle.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => dialog.open)
    expect(did).to.deep.equal([])
  })

  it('MENU-06 PAGE-06 an identity entry shows what its value names: a logo, by either name, or a text', async () => {
    configure({ identity: { logo_site: '/site.svg', logo_clair: '/clair.svg', nom: 'Le port' } })
    const { dialog, menu } = await openMenu(shop)
    const entries = ['logo', 'logo_site', 'logo_clair', 'nom', 'absent', ''].map((value) => ({
      type: 'identite',
      value,
    }))
    menu.bars = { header: entries }
    const seen = (): string =>
      [...dialog.querySelectorAll('.flx-mobile-menu__bar--header a')]
        .map((link) => link.querySelector('img')?.getAttribute('src') ?? link.textContent)
        .join()
    await waitUntil(() => seen() === '/site.svg,/site.svg,/clair.svg,Le port,/site.svg', seen())
  })

  it('MENU-12 PAGE-05 the page is said by <flx-config>, where the body says nothing', async () => {
    const config = document.createElement('flx-config')
    config.setAttribute('idpage', '12')
    config.setAttribute('filariane', '2, 11,12')
    document.body.append(config)
    const { dialog } = await openMenu(shop)
    expect(titleOf(shown(dialog))).to.equal('Bottines')
    config.remove()
  })
})
