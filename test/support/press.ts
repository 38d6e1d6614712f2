import { sendMouse } from '@web/test-runner-commands'

/** Presses the mouse over the middle of an element, as it stands now, and holds it. `releaseMouse` ends it. */
export async function pressMouse(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
  await sendMouse({ type: 'down' })
}

export const releaseMouse = (): Promise<void> => sendMouse({ type: 'up' })
