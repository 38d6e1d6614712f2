import { sendMouse } from '@web/test-runner-commands'
import { waitUntil } from './wait-until.ts'

/**
 * Presses the mouse at a place and begins to drag down. Repeats it if necessary, because the code of dragging only
 * loads once the pointer is there.
 *
 * @param isHeld - Returns true once the drag has started.
 */
export async function takeHold([x, y]: [number, number], isHeld: () => boolean | undefined): Promise<void> {
  await waitUntil(async () => {
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x, y + 10] })
    if (isHeld()) return true
    await sendMouse({ type: 'up' })
    return false
  }, 'the press is not taken up')
}
