/** What the visitor can do with the images. */
export interface LightboxActions {
  /** Shows the image so many places further. */
  step(by: number): void
  /** Shows an image by its place; negative counts from the end. */
  go(index: number): void
  toggleSlideshow(): void
  toggleZoom(): void
  /** Moves a zoomed image by px; says whether it could. */
  pan(x: number, y: number): boolean
}

const panStep = 80

/** What each key does; `false` when it found nothing to do. */
const keys: Record<string, (actions: LightboxActions) => unknown> = {
  ArrowLeft: (actions) => actions.step(-1),
  ArrowRight: (actions) => actions.step(1),
  ArrowUp: (actions) => actions.pan(0, panStep),
  ArrowDown: (actions) => actions.pan(0, -panStep),
  Home: (actions) => actions.go(0),
  End: (actions) => actions.go(-1),
  ' ': (actions) => actions.toggleSlideshow(),
  '+': (actions) => actions.toggleZoom(),
  '-': (actions) => actions.toggleZoom(),
  z: (actions) => actions.toggleZoom(),
}

/** On a control, Space is the control's; a text that scrolls keeps the arrows that scroll it. */
function belongsToControl(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (event.key === ' ') return target?.closest('button, a') != null
  return event.key === 'ArrowUp' || event.key === 'ArrowDown' ? target?.closest('[data-flx-scrolls]') != null : false
}

/** Does what a key says; keys with a modifier stay the browser's. */
export function actOnKey(event: KeyboardEvent, actions: LightboxActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || belongsToControl(event)) return
  const act = keys[event.key]
  if (act && act(actions) !== false) event.preventDefault()
}
