import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import { isAvailable } from '../../../core/focus/focusable.ts'
import { accessTexts as t } from './access-messages.ts'

/** Whether assistive technology meets an element now. */
export function isHeard(element: Element): boolean {
  return isAvailable(element) && !element.closest('[aria-hidden="true"]')
}

/** What assistive technology calls an element: the accessible name of https://w3c.github.io/accname/. */
export function accessibleName(element: Element): string {
  return computeAccessibleName(element).replace(/\s+/g, ' ').trim()
}

const roles = {
  link: 'role_link',
  button: 'role_button',
  textbox: 'role_textbox',
  searchbox: 'role_searchbox',
  spinbutton: 'role_spinbutton',
  combobox: 'role_combobox',
  listbox: 'role_listbox',
  checkbox: 'role_checkbox',
  radio: 'role_radio',
  switch: 'role_switch',
  slider: 'role_slider',
  tab: 'role_tab',
  img: 'role_img',
  table: 'role_table',
  group: 'role_group',
  radiogroup: 'role_group',
  dialog: 'role_dialog',
  region: 'role_region',
} as const

const byTag = { iframe: 'role_frame', summary: 'role_summary', video: 'role_media', audio: 'role_media' } as const

/** What it is, in French; its tag, where nothing says more. */
function kindOf(element: Element): string {
  const role = getRole(element) ?? ''
  const key = byTag[element.localName as keyof typeof byTag] ?? roles[role as keyof typeof roles]
  return key ? t(key) : role && role !== 'generic' ? role : `<${element.localName}>`
}

/** « lien « Accueil » », « bouton sans nom ». */
export function describe(element: Element): string {
  const name = accessibleName(element)
  const values = { kind: kindOf(element), name: name.length > 80 ? `${name.slice(0, 80)}…` : name }
  return t(name ? 'named' : 'nameless', values)
}
