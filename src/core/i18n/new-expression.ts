/** An expression for the server to register, under the names of its fields (I18N-01). */
export interface NewExpression {
  expression: string
  /** @default the language of the page */
  langue?: string
  /** Values in the expression. */
  tableau_donnee?: Record<string, string | number>
  /** Part of the site that it belongs to. */
  module?: string
  /** True if its translation may not be changed in the administration. */
  no_modif?: boolean
  /** True to register it even if it is known. */
  force_learn?: boolean
}

/** Returns the fields of `add_traduction`. */
export function fieldsOf({ expression, langue, tableau_donnee, module, no_modif, force_learn }: NewExpression) {
  return {
    action: 'add_traduction',
    expression,
    langue,
    tableau_donnee,
    module,
    no_modif: no_modif === undefined ? undefined : Number(no_modif),
    force_learn: force_learn === undefined ? undefined : Number(force_learn),
  }
}
