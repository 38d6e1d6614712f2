const backAfter = 2000

/** Binds the buttons that copy the source beside them, and confirm it. */
export function bindCopies(): void {
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-guide-copy]')) {
    const label = button.textContent
    button.dataset.guideCopy = 'ready'
    button.addEventListener('click', async () => {
      const source = button.closest('.guide-code')?.querySelector('code')?.textContent ?? ''
      // A page in a frame, or a visitor's settings, may refuse the clipboard.
      const isCopied = await navigator.clipboard.writeText(source).then(
        () => true,
        () => false,
      )
      button.textContent = isCopied ? 'Copié' : 'Copie refusée'
      setTimeout(() => {
        button.textContent = label
      }, backAfter)
    })
  }
}
