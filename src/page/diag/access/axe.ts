import axe, { type Locale, type NodeResult, type Result } from 'axe-core'
import { checks, rules } from 'axe-core/locales/fr.json'
import { countOf, formatNumber } from '../../../core/french/number.ts'
import { type Finding, groupBy, tagOf } from '../finding.ts'
import { accessTexts as t } from './access-messages.ts'

/** Rules whose texts axe does not translate into French yet. */
const untold: Record<string, string> = {
  'aria-braille-equivalent': 'Les attributs aria-braille doivent avoir un équivalent qui n’est pas en braille',
  'aria-conditional-attr': 'Les attributs ARIA doivent être employés comme le rôle de l’élément le prévoit',
  'aria-deprecated-role': 'Les rôles ARIA abandonnés ne doivent plus être employés',
  'aria-prohibited-attr': 'Les attributs ARIA doivent être permis sur l’élément qui les porte',
  'aria-tab-name': 'Les onglets ARIA doivent avoir un nom accessible',
  'summary-name': 'Les éléments <summary> doivent avoir un texte perceptible',
}

// The `failureSummaries` are left out: they are templates, which axe would compile by `eval`.
const locale = { lang: 'fr', rules: { ...rules }, checks }
for (const [id, help] of Object.entries(untold)) Object.assign(locale.rules, { [id]: { help, description: help } })
axe.configure({ locale: locale as unknown as Locale })

/** Returns the RGAA criteria of a rule, « (RGAA 9.1, 11.9) », from its tags such as `RGAA-9.1.1`. */
function criteriaOf({ tags }: Result): string {
  const numbers = tags.flatMap((tag) => /^RGAA-(\d+\.\d+)/.exec(tag)?.[1] ?? [])
  return numbers.length > 0 ? ` (RGAA ${[...new Set(numbers)].join(', ')})` : ''
}

/** Returns the text of the rule; for a contrast that is too low, the colours, their ratio and the required one. */
function helpOf({ help }: Result, { any: [check] }: NodeResult): string {
  if (check?.id !== 'color-contrast') return help
  const { contrastRatio, expectedContrastRatio, fgColor: colour, bgColor: ground } = check.data
  const least = formatNumber(Number.parseFloat(expectedContrastRatio))
  return t('contrast', { ratio: formatNumber(contrastRatio), least, colour, ground })
}

function broken(rule: Result): Finding[] {
  const level = ['critical', 'serious'].includes(rule.impact ?? '') ? 'error' : 'warning'
  return [...groupBy(rule.nodes, (node) => helpOf(rule, node))].flatMap(([help, [first, ...more]]): Finding[] => {
    if (!first?.element) return []
    const { element } = first
    const values = { tag: tagOf(element), n: countOf(more.length, 'autre'), help, criteria: criteriaOf(rule) }
    return [{ level, text: t(more.length > 0 ? 'broken-more' : 'broken', values), element }]
  })
}

function unsure(rule: Result): Finding {
  const values = { n: countOf(rule.nodes.length, 'élément'), help: rule.help, criteria: criteriaOf(rule) }
  return { level: 'info', text: t('unsure', values), element: rule.nodes[0]?.element }
}

/** Returns what axe finds in the page as it is now, without the content of its frames. */
export async function checkRules(): Promise<Finding[]> {
  const { violations, incomplete, passes } = await axe.run(
    { exclude: ['[data-flx-diag]'] },
    {
      elementRef: true,
      iframes: false,
      // Axe would fetch the style sheets again.
      preload: false,
      rules: {
        'frame-tested': { enabled: false },
        'identical-links-same-purpose': { enabled: true },
        'label-content-name-mismatch': { enabled: true },
      },
    },
  )
  const kept: Finding = { level: 'info', text: t('kept', { n: countOf(passes.length, 'règle') }) }
  return [...violations.flatMap(broken), ...incomplete.map(unsure), kept]
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
} as const

const byTag = { iframe: 'role_frame', summary: 'role_summary', video: 'role_media', audio: 'role_media' } as const

/** Axe exports getRole, but its types do not declare it. */
const { getRole } = axe.commons.aria as unknown as { getRole(element: Element): string | null }

/** Returns the role of an element in French; its tag, if it has no role. */
function kindOf(element: Element): string {
  const role = getRole(element) ?? ''
  const key = byTag[element.localName as keyof typeof byTag] ?? roles[role as keyof typeof roles]
  return key ? t(key) : role && role !== 'generic' ? role : `<${element.localName}>`
}

/**
 * Returns « lien « Accueil » » or « bouton sans nom ». To be called within {@link withAxeTree} only, as axe computes
 * the name.
 */
export function describe(element: Element): string {
  const name = axe.commons.text.accessibleText(element)
  const values = { kind: kindOf(element), name: name.length > 80 ? `${name.slice(0, 80)}…` : name }
  return t(name ? 'named' : 'nameless', values)
}

/** Runs a function while axe holds its tree of the page, which names and roles need. */
export function withAxeTree<T>(look: () => T): T {
  axe.setup(document)
  try {
    return look()
  } finally {
    axe.teardown()
  }
}
