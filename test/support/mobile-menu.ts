import { fixture, html } from '@open-wc/testing'
import type { FlxMobileMenuElement } from '../../elements/mobile-menu.ts'
import { configure } from '../../src/core/configure.ts'
import { type Answer, type Script, scriptCalls } from './answers-client.ts'
import { waitUntil } from './wait-until.ts'

export interface WireItem {
  id_page: number | string
  nom_page: string
  lien?: string
  enfant?: unknown
  [field: string]: unknown
}

export const item = (id_page: number, nom_page: string, enfant: unknown = [], more: object = {}): WireItem => ({
  id_page,
  id_parent: 0,
  nom_page,
  lien: `/page-${id_page}`,
  adresse: '',
  class_theme_style: '',
  menu_param: '',
  enfant,
  ...more,
})

/** A menu of three levels: page 12 is « Chelsea » in « Bottines » in « Chaussures ». */
export const shop = [
  {
    type: 'menu',
    data: [
      item(1, 'Nouveautés'),
      item(2, 'Chaussures', [item(10, 'Baskets'), item(11, 'Bottines', [item(12, 'Chelsea'), item(13, 'À lacets')])]),
      item(3, 'Maison', [item(30, 'Œuvres d’art'), item(31, 'École')], { lien: '', adresse: '' }),
    ],
  },
]

let configmenu = ''

/**
 * Returns the configuration name of this test's menu. It is unique, because test files run in parallel and share the
 * browser's storage.
 */
export const configName = (): string => configmenu

/** Starts a visit with a new configuration name, so that nothing stored by earlier tests is used. */
export function newVisit(): void {
  configmenu = crypto.randomUUID()
  configure({ sessionHash: 'abc', identity: { logo: '' } })
  setPlace()
}

export interface Page {
  box: HTMLElement
  menu: FlxMobileMenuElement
  button: HTMLButtonElement
  dialog: HTMLDialogElement
  server: Script
}

/** Opens a page with a button and a menu, whose server sends these answers. */
export async function menuPage(answers: Answer[], markup = html`<flx-mobile-menu></flx-mobile-menu>`): Promise<Page> {
  const server = await scriptCalls(...answers)
  const box = await fixture<HTMLElement>(
    html`<div><button id="flx-menu-button" data-configmenu=${configmenu}>Menu</button>${markup}<p id="page">Page</p></div>`,
  )
  const menu = box.querySelector('flx-mobile-menu') as FlxMobileMenuElement
  await menu.ready
  return {
    box,
    menu,
    button: box.querySelector('button') as HTMLButtonElement,
    dialog: menu.querySelector('dialog') as HTMLDialogElement,
    server,
  }
}

/** Opens a page, and its menu by a click on the button. */
export async function openMenu(
  list: unknown = shop,
  markup = html`<flx-mobile-menu></flx-mobile-menu>`,
): Promise<Page> {
  const page = await menuPage([{ body: list }], markup)
  page.button.click()
  await waitUntil(() => page.dialog.open, 'the menu opens')
  return page
}

export const panels = (dialog: Element): HTMLElement[] => [...dialog.querySelectorAll<HTMLElement>('[data-shows]')]

/** Returns the active panel. */
export const shown = (dialog: Element): HTMLElement => {
  const panel = panels(dialog).find((candidate) => !candidate.inert)
  if (!panel) throw new Error('no panel is shown')
  return panel
}

export const titleOf = (panel: Element): string => panel.querySelector('[role=heading]')?.textContent ?? ''

export const isShown = (dialog: Element, title: string): boolean =>
  panels(dialog).some((panel) => !panel.inert && titleOf(panel) === title)

export const rows = (panel: Element): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('[data-item]')]

export const row = (panel: Element, label: string): HTMLElement => {
  const found = rows(panel).find(
    (candidate) => candidate.querySelector('.flx-mobile-menu__label')?.textContent === label,
  )
  if (!found) throw new Error(`no row ${label} among ${rows(panel).map((one) => one.textContent)}`)
  return found
}

export const labels = (panel: Element): string[] =>
  rows(panel).map((one) => one.querySelector('.flx-mobile-menu__label')?.textContent ?? '')

/** Opens the panel of a row, and waits until the previous one is gone. */
export async function openPanel(dialog: Element, label: string): Promise<void> {
  row(shown(dialog), label).querySelector<HTMLElement>('[data-panel]')?.click()
  await waitUntil(() => isShown(dialog, label), `${label} is shown`)
  await waitUntil(() => panels(dialog).length === 1, 'the panel before is gone')
}

export function setPlace(idpage = '', filariane = ''): void {
  document.body.setAttribute('data-idpage', idpage)
  document.body.setAttribute('data-filariane', filariane)
}
