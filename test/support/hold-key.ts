import { sendKeys } from '@web/test-runner-commands'

/** Holds a key down until it has repeated a few times, as a keyboard does after half a second. */
export async function holdKey(key: string): Promise<void> {
  for (let times = 0; times < 8; times++) await sendKeys({ down: key })
  await sendKeys({ up: key })
}
