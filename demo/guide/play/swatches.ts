/** Shows the colour of each token beside its name. */
export function paintSwatches(): void {
  for (const name of document.querySelectorAll<HTMLElement>('.guide-tokens__color [data-guide-token]')) {
    name.style.setProperty('--swatch', `var(${name.textContent})`)
  }
}
