/** `error`: it does not work; `warning`: it works otherwise than meant; `info`: to know. */
export type Level = 'error' | 'warning' | 'info'

/**
 * The rules by which the markup of a page is checked, with the level of each. The panel checks a running page;
 * `npx flx check` checks HTML files.
 */
export const markupRules = {
  elements: {
    'unknown-element': 'error',
    'no-elements': 'warning',
    'many-elements': 'warning',
    shadowed: 'error',
  },
  attributes: {
    'unknown-attribute': 'error',
    'wrong-value': 'error',
    'bad-value': 'warning',
    'ignored-value': 'warning',
    'false-flag': 'warning',
  },
  targets: {
    'bad-selector': 'error',
    'no-target': 'error',
    'no-match': 'warning',
    'no-id': 'warning',
    'no-anchor': 'warning',
    'no-helper': 'warning',
    'no-track': 'warning',
    'no-menu-button': 'error',
    'default-opener': 'warning',
  },
  hooks: {
    'no-view': 'error',
    'no-summary': 'error',
    'bad-summary': 'error',
    'no-line': 'warning',
    'no-value': 'error',
    'no-count': 'warning',
    'no-listener': 'warning',
  },
  ids: { 'double-id': 'error' },
  hidden: { 'hidden-member': 'error', 'hidden-form-member': 'error' },
  repeats: { 'no-block': 'error', 'no-legend': 'warning', 'no-number': 'error', 'outside-label': 'error' },
  names: {
    'no-label': 'error',
    'no-name': 'error',
    'no-alt': 'error',
    'no-title': 'error',
    'no-element-label': 'error',
  },
} as const satisfies Record<string, Record<string, Level>>

type Groups = typeof markupRules

/** The name of a rule, `unknown-element`, `double-id`…; the texts use it as a key too. */
export type MarkupRule = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

export const markupLevels = Object.assign({}, ...Object.values(markupRules)) as Readonly<Record<MarkupRule, Level>>
