import { createElement, type ReactNode } from 'react'
import type { FieldSearch } from '../../contract/account.ts'

interface SuggestedProps {
  /** None: the field is an ordinary one. */
  search: FieldSearch | null
  /** What a chosen answer fills (`cibles`). */
  targets: string
  minLength: number
  children: ReactNode
}

/** A field for which the server makes suggestions; what it does not know may be typed all the same. */
export function Suggested({ search, targets, minLength, children }: SuggestedProps) {
  if (!search) return children
  const { classname, methode } = search
  const attributes = { classname, methode, cibles: targets, 'min-length': minLength, saisielibre: true }
  return createElement('flx-autocomplete', attributes, children)
}
