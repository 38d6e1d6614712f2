/** What a field is called: by its label, without the controls that stand in it. */
export function nameOf(field: HTMLInputElement): string {
  const label = field.labels?.[0]?.cloneNode(true) as Element | undefined
  for (const part of label?.querySelectorAll('input, button, select, [data-flx-mount]') ?? []) part.remove()
  return (field.ariaLabel || label?.textContent || field.title).trim().replace(/\s+/g, ' ')
}
