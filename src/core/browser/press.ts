/** What waits until what is pressed has been clicked; undefined while nothing is. */
let waiting: (() => void)[] | undefined

/** The button that presses: of a finger too, whose press has become a mouse's by the time it takes the focus along. */
function press({ button }: MouseEvent): void {
  if (button === 0) waiting ??= []
}

/** Its click is heard before. */
function release(): void {
  setTimeout(() => {
    const tasks = waiting ?? []
    waiting = undefined
    for (const task of tasks) task()
  })
}

addEventListener('mousedown', press, true)
// A press that ends elsewhere, in a menu of the browser for instance, is over by the next key.
for (const end of ['mouseup', 'dragend', 'keydown']) addEventListener(end, release, true)

/**
 * Does something that moves what is on the page, at once or after the press that is under way: a field is left when a
 * button is pressed, and a sentence that came beside the field would push the button away from under the pointer before
 * it is clicked.
 */
export function afterPress(task: () => void): void {
  if (waiting) waiting.push(task)
  else task()
}
