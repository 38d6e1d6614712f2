type Field = HTMLInputElement | HTMLSelectElement

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

function write(field: Field, element: HTMLElement): void {
  const name = field.dataset['guideAttribute'] ?? ''
  if (isCheckbox(field)) element.toggleAttribute(name, field.checked)
  else if (field.value === '') element.removeAttribute(name)
  else element.setAttribute(name, field.value)
}

function read(field: Field, element: HTMLElement): void {
  const name = field.dataset['guideAttribute'] ?? ''
  if (isCheckbox(field)) field.checked = element.hasAttribute(name)
  else if (field !== document.activeElement) field.value = element.getAttribute(name) ?? ''
}

/** Binds fields and attributes both ways: a change made by the element itself (`open`) shows in its field. */
export function bindControls(form: HTMLFormElement, element: HTMLElement): void {
  const fields = [...form.querySelectorAll<Field>('[data-guide-attribute]')]
  for (const field of fields) {
    if (!isCheckbox(field) && field.value !== '' && !element.hasAttribute(field.dataset['guideAttribute'] ?? '')) {
      write(field, element)
    }
    read(field, element)
    field.addEventListener('input', () => write(field, element))
  }
  const readAll = (): void => {
    for (const field of fields) read(field, element)
  }
  new MutationObserver(readAll).observe(element, { attributes: true })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.hidden = false
}
