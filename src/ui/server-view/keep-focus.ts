interface FocusedControl {
  tag: string
  id: string
  name: string
  action: string
  value: string
  step: string
  /** Place among the controls of its kind. */
  place: number
  selection: [number, number] | null
}

type Describable = HTMLElement & { name?: string }

function describe(control: Describable): Omit<FocusedControl, 'place' | 'selection'> {
  const { flxAction = '', flxValue = '', flxStep = '' } = control.dataset
  return {
    tag: control.localName,
    id: control.id,
    name: control.name ?? '',
    action: flxAction,
    value: flxValue,
    step: flxStep,
  }
}

/** The controls that do the same to other things: every « Supprimer » of a list. */
function alike(root: Element, { tag, action, step }: Pick<FocusedControl, 'tag' | 'action' | 'step'>): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(tag)].filter(({ dataset }) => {
    return (dataset.flxAction ?? '') === action && (dataset.flxStep ?? '') === step
  })
}

/** Notes which control of a view has the focus, before the view is drawn anew; null when none has. */
export function noteFocus(root: Element): FocusedControl | null {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || !root.contains(control)) return null
  const description = describe(control)
  const { selectionStart = null, selectionEnd = null } = control instanceof HTMLInputElement ? control : {}
  return {
    ...description,
    place: alike(root, description).indexOf(control),
    selection: selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd],
  }
}

function find(root: Element, noted: FocusedControl): HTMLElement | undefined {
  if (noted.id) return root.querySelector<HTMLElement>(`#${CSS.escape(noted.id)}`) ?? undefined
  return alike(root, noted).find(({ dataset }) => (dataset.flxValue ?? '') === noted.value)
}

/**
 * Gives the focus back after a new drawing: to the same control, or else to the one of its kind that took its place,
 * or else to the view itself. Does nothing when the focus is still somewhere.
 */
export function returnFocus(root: HTMLElement, noted: FocusedControl | null): void {
  const now = document.activeElement
  if (!noted || (now && now !== document.body && now.isConnected)) return
  const same = find(root, noted)
  const neighbours = noted.action ? alike(root, noted) : []
  const target = same ?? neighbours[Math.min(noted.place, neighbours.length - 1)] ?? root
  if (target === root && !root.hasAttribute('tabindex')) root.tabIndex = -1
  target.focus({ preventScroll: same !== undefined })
  if (same instanceof HTMLInputElement && noted.selection) same.setSelectionRange(...noted.selection)
}
