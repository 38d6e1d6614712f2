import type { AutocompleteHost } from './autocomplete-attributes.ts'

/** Typed in the field, and not written there by the page: also before our code was there. */
export function isTyped(field: HTMLInputElement): boolean {
  return document.activeElement === field && field.value !== field.defaultValue
}

/** AUTO-02: the shop and the account ask from the first character, the shared helper from the second. */
export function isLongEnough(field: HTMLInputElement, { minLength, area }: AutocompleteHost): boolean {
  return field.value.trim().length >= (minLength ?? (area === 'shared' ? 2 : 1))
}
