/** Opens each `<details>` around an element. */
export function openAround(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true
  }
}
