import { createElement, type ReactNode } from 'react'
import type { FieldSearch } from '../../contract/account.ts'

interface SuggestedProps {
  /** The search; null makes it a plain field. */
  search: FieldSearch | null
  /** The fields that a chosen suggestion fills (`cibles`). */
  targets: string
  minLength: number
  children: ReactNode
}

/** A field with suggestions from the server. Any other value can be typed as well. */
export function Suggested({ search, targets, minLength, children }: SuggestedProps) {
  if (!search) return children
  const { classname, methode } = search
  const attributes = { classname, methode, cibles: targets, 'min-length': minLength, saisielibre: true }
  return createElement('flx-autocomplete', attributes, children)
}
