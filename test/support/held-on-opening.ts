/**
 * Returns whether a call that opens a dialog has resolved by the time the dialog is open, before the browser could paint
 * it or dispatch an event to it.
 */
export async function isHeldOnOpening(opening: Promise<unknown>): Promise<boolean> {
  let isHeld = false
  const held = opening.then(() => {
    isHeld = true
  })
  await new Promise<void>((opened) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return
      observer.disconnect()
      opened()
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  // Promises alone: no task of the browser runs in between.
  for (let turns = 0; turns < 20; turns++) await null
  const wasHeld = isHeld
  await held
  return wasHeld
}
