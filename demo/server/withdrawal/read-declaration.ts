import { createHash } from 'node:crypto'
import { isEmail } from '../accounts/sign-up.ts'
import type { Texts } from '../body.ts'
import { longDay } from '../format.ts'
import type { Pieces } from './refund-amounts.ts'
import type { Withdrawable } from './withdrawable.ts'

/**
 * A declaration of withdrawal: the buyer's name, the address for the receipt, and the pieces (code de la consommation,
 * D221-5).
 */
export interface Declaration {
  name: string
  /** Address that the receipt is sent to. */
  email: string
  pieces: Pieces
}

export const quantityName = (referenceId: number): string => `quantite[${referenceId}]`

/** Returns true when a form gives quantities; one that does not was sent before the articles were shown. */
export const saysPieces = (fields: Texts): boolean => Object.keys(fields).some((name) => name.startsWith('quantite['))

/**
 * Returns a hash of what the buyer declared, which tells two declarations apart even when what is left to withdraw has
 * changed.
 */
export function declarationPrint(fields: Texts): string {
  const said = Object.entries(fields).filter(([name]) => /^(nom|recu|quantite\[)/.test(name))
  return createHash('sha256').update(JSON.stringify(said.sort())).digest('base64url')
}

export function readDeclaration(
  fields: Texts,
  { lines, isOver, lastDay }: Withdrawable,
): { declaration: Declaration; errors: Texts } {
  const errors: Texts = {}
  const pieces: Pieces = new Map()
  for (const { referenceId, left } of lines) {
    const name = quantityName(referenceId)
    const given = (fields[name] ?? '').trim() || '0'
    if (!/^\d{1,4}$/.test(given) || Number(given) > left)
      errors[name] = left > 0 ? `De 0 à ${left}.` : 'Cet article ne peut plus faire l’objet d’une rétractation.'
    else if (Number(given) > 0) pieces.set(referenceId, Number(given))
  }
  const first = lines.find(({ left }) => left > 0)
  if (isOver && lastDay) errors['commande'] = `Le délai de quatorze jours a pris fin le ${longDay(lastDay)}.`
  else if (!first) errors['commande'] = 'Cette commande n’a plus d’article dont on puisse se rétracter.'
  else if (pieces.size === 0 && Object.keys(errors).length === 0)
    errors[quantityName(first.referenceId)] = 'Dites pour au moins un article combien de pièces vous renvoyez.'
  const name = (fields['nom'] ?? '').trim()
  if (!name || name.length > 120) errors['nom'] = name ? '120 caractères au plus.' : 'Dites votre nom.'
  const email = (fields['recu'] ?? '').trim()
  if (!isEmail(email)) errors['recu'] = 'Saisissez une adresse e-mail, comme nom@exemple.fr.'
  return { declaration: { name, email, pieces }, errors }
}
