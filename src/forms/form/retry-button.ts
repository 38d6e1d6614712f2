import { formTexts as t } from './form-messages.ts'

/** Tries again what did not work. */
export function retryButton(again: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-button flx-button--secondary flx-button--small'
  button.textContent = t('retry')
  button.addEventListener('click', again)
  return button
}
