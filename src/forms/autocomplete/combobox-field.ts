const attributes = [
  'role',
  'aria-autocomplete',
  'aria-expanded',
  'aria-controls',
  'aria-describedby',
  'aria-label',
  'autocomplete',
]

/** Texts that a visitor reads and hears beside the field. */
export interface FieldNotes {
  /** Heard alone: how many answers there are. */
  say(text: string): void
  /** Heard, and seen below the field until something else happens. */
  show(text: string): void
}

function visibleText(label: Element): string {
  return (label.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Makes the page's own field a combobox of the list that has this id. @returns gives the field back as it was. */
export function becomeCombobox(host: HTMLElement, field: HTMLInputElement, listId: string): () => void {
  const before = attributes.map((name) => [name, field.getAttribute(name)] as const)
  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.ariaExpanded = 'false'
  field.setAttribute('aria-controls', listId)
  // The list of the browser would lie over ours.
  if (!field.hasAttribute('autocomplete')) field.setAttribute('autocomplete', 'off')
  // A label around the element would take what the list says into the name of the field.
  const around = host.closest('label')
  if (around && !field.ariaLabel && !field.hasAttribute('aria-labelledby')) field.ariaLabel = visibleText(around)
  return () => {
    for (const [name, value] of before) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    field.removeAttribute('aria-activedescendant')
  }
}

/** Where the element speaks: a live region, and a line that the field is described by. */
export function addNotes(field: HTMLInputElement, mount: HTMLElement): FieldNotes {
  const status = document.createElement('span')
  status.role = 'status'
  status.className = 'flx-visually-hidden'
  const note = document.createElement('p')
  note.className = 'flx-autocomplete__note'
  note.id = `flx-autocomplete-note-${crypto.randomUUID()}`
  note.hidden = true
  mount.append(status, note)
  const described = field.getAttribute('aria-describedby')
  const say = (text: string): void => {
    status.textContent = text
  }
  return {
    say,
    show(text) {
      say(text)
      note.textContent = text
      note.hidden = text === ''
      if (text) field.setAttribute('aria-describedby', [described, note.id].filter(Boolean).join(' '))
      else if (described === null) field.removeAttribute('aria-describedby')
      else field.setAttribute('aria-describedby', described)
    },
  }
}
