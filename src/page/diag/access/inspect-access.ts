import type { Section } from '../finding.ts'
import { accessTexts as t } from './access-messages.ts'
import { checkRules, whileRead } from './axe.ts'
import { checkFocus, focusOrder } from './focus-order.ts'
import { checkOwed } from './owed.ts'

/** What the page is for a keyboard, for ears and for weak eyes, as it is now. */
export interface Access {
  sections: Section[]
  /** What Tab reaches, in its order. */
  stops: HTMLElement[]
}

export async function inspectAccess(): Promise<Access> {
  const stops = focusOrder()
  const sections: Section[] = [
    { id: 'focus', title: t('focus'), findings: whileRead(() => checkFocus(stops)) },
    { id: 'rules', title: t('rules'), findings: await checkRules() },
    { id: 'owed', title: t('owed'), findings: checkOwed() },
  ]
  return { sections, stops }
}
