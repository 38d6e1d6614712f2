/** Tasks that wait until the press under way has become a click; undefined while no button is pressed. */
let waiting: (() => void)[] | undefined

/**
 * Notes that the primary button is pressed. A touch arrives here too, as mouse events, by the time it moves the focus.
 */
function press({ button }: MouseEvent): void {
  if (button === 0) waiting ??= []
}

/** Runs the tasks, after the click event. */
function release(): void {
  setTimeout(() => {
    const tasks = waiting ?? []
    waiting = undefined
    for (const task of tasks) task()
  })
}

addEventListener('mousedown', press, true)
// If a press ends elsewhere, in a menu of the browser for instance, the next key ends it.
for (const end of ['mouseup', 'dragend', 'keydown']) addEventListener(end, release, true)

/**
 * Runs a task that moves content of the page, at once or after the press under way. A field loses focus when a button
 * is pressed, and a message shown beside the field then would push the button away from under the pointer before it is
 * clicked.
 */
export function afterPress(task: () => void): void {
  if (waiting) waiting.push(task)
  else task()
}

/** Milliseconds after which a second click is no longer a double click. */
const patience = 500

/**
 * Cancels the second click of a double click, whose first one has changed what is under the pointer: it would hit
 * whatever has come there.
 *
 * @param within - Where clicks are cancelled. @default the whole page
 * @param until - Ends this before its time.
 */
export function stopSecondClick(within: Node = document, until?: AbortSignal): void {
  const hold = (event: MouseEvent): void => {
    if (event.detail < 2 || !within.contains(event.target as Node)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const time = AbortSignal.timeout(patience)
  window.addEventListener('click', hold, { capture: true, signal: until ? AbortSignal.any([time, until]) : time })
}
