import type { Section } from '../finding.ts'
import { accessTexts as t } from './access-messages.ts'
import { checkContrast } from './contrast.ts'
import { checkFocus, focusOrder } from './focus-order.ts'
import { checkNamed } from './named.ts'
import { checkHeadings, checkLandmarks } from './outline.ts'
import { checkOwed } from './owed.ts'

/** What the page is for a keyboard, for ears and for weak eyes, as it is now. */
export interface Access {
  sections: Section[]
  /** What Tab reaches, in its order. */
  stops: HTMLElement[]
}

export function inspectAccess(): Access {
  const stops = focusOrder()
  const sections: Section[] = [
    { id: 'focus', title: t('focus'), findings: checkFocus(stops) },
    { id: 'access-names', title: t('names'), findings: checkNamed() },
    { id: 'headings', title: t('headings'), findings: checkHeadings() },
    { id: 'landmarks', title: t('landmarks'), findings: checkLandmarks() },
    { id: 'contrast', title: t('contrast'), findings: checkContrast() },
    { id: 'owed', title: t('owed'), findings: checkOwed() },
  ]
  return { sections, stops }
}
