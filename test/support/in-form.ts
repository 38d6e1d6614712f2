/** What a visitor finds, fills and presses in the form of an element, which is another in each test. */
export function inForm(host: () => HTMLElement) {
  const find = <E extends HTMLElement = HTMLInputElement>(selector: string): E => host().querySelector(selector) as E
  return {
    find,
    isShown: (selector: string): boolean => find(selector)?.checkVisibility() ?? false,
    fill(name: string, value: string): void {
      const field = find(`[name="${name}"]`)
      field.value = value
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    },
    press(name: string): void {
      const button = [...host().querySelectorAll('button')].find(
        (each) => each.checkVisibility() && each.textContent?.trim() === name,
      )
      if (!button) throw new Error(`no button ${name}`)
      button.click()
    },
  }
}
