/** An expression for the server to learn, under the names of its fields (I18N-01). */
export interface NewExpression {
  expression: string
  /** @default the language of the page */
  langue?: string
  /** Data that the expression holds. */
  tableau_donnee?: Record<string, string | number>
  /** Part of the site that it comes from. */
  module?: string
  /** Its translation may not be changed in the administration. */
  no_modif?: boolean
  /** It is learnt even if it is known. */
  force_learn?: boolean
}

/** Fields of `add_traduction`. */
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
