import { sendMouse } from '@web/test-runner-commands'

/** Presses and holds the mouse button over the middle of an element. `releaseMouse` releases it. */
export async function pressMouse(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
  await sendMouse({ type: 'down' })
}

export const releaseMouse = (): Promise<void> => sendMouse({ type: 'up' })
