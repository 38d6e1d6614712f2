const afterImage = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Types letters one after the other, each as a step of its own. */
globalThis.typeLetters = async (selector, times) => {
  const field = document.querySelector(selector)
  field.focus()
  for (let turn = 0; turn < times; turn++) {
    field.value += 'a'
    performance.mark('step begins')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a', inputType: 'insertText' }))
    performance.mark('step ends')
    await afterImage()
  }
}

/** Adds blocks by their button; milliseconds until all are there and laid out. */
globalThis.addBlocks = async (count) => {
  const button = document.querySelector('[data-flx-add], #add')
  const start = performance.now()
  for (let turn = 0; turn < count; turn++) button.click()
  document.body.getBoundingClientRect()
  const end = performance.now()
  const found = document.querySelectorAll('fieldset').length
  if (found !== count + 1) throw new Error(`${found} blocs`)
  return end - start
}

/** Puts fields in and masks them; milliseconds until each shows its value in its mask. */
globalThis.wakeMasks = async (count) => {
  const { markup, wake } = globalThis.maskAll
  const place = document.getElementById('place')
  const fields = Array.from({ length: count }, (_, index) =>
    markup(`<input class="masked" aria-label="Téléphone ${index}" value="0298443412">`),
  )
  const start = performance.now()
  place.innerHTML = fields.join('')
  const inputs = place.querySelectorAll('input')
  wake(inputs)
  await new Promise((done) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = done
    channel.port2.postMessage(null)
  })
  place.getBoundingClientRect()
  const end = performance.now()
  for (const input of inputs) {
    if (input.value.replace(/\s/g, ' ') !== '02 98 44 34 12') throw new Error(`« ${input.value} » n’est pas masqué`)
  }
  place.replaceChildren()
  return end - start
}

/** Milliseconds from what a visitor does to the image in which something is seen. */
globalThis.until = (act, isThere) =>
  new Promise((done, fail) => {
    const start = performance.now()
    const look = () => {
      if (isThere()) requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
      else if (performance.now() - start > 10_000)
        fail(new Error(`rien n’est venu sur ${location.pathname}${location.search}`))
      else requestAnimationFrame(look)
    }
    act()
    look()
  })

const deep = (selector) => {
  for (const host of [
    document,
    ...[...document.querySelectorAll('duet-date-picker')].map((each) => each.shadowRoot ?? each),
  ]) {
    const found = host.querySelector(selector)
    if (found) return found
  }
  return null
}

/** Opens the calendar by its button, and closes it again. */
globalThis.openCalendar = async (subject) => {
  const parts = {
    flx: ['.flx-date-field__button', '.flx-calendar:popover-open .flatpickr-day'],
    duet: ['.duet-date__toggle', '.duet-date__dialog.is-active .duet-date__day'],
  }
  const [button, day] = parts[subject]
  const isOpen = () => deep(day)?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false
  const time = await globalThis.until(() => deep(button).click(), isOpen)
  document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true, composed: true }),
  )
  if (isOpen()) deep(button).click()
  return time
}

/** A letter more, until the list shows answers to it. */
globalThis.typeTown = (letter) => {
  const field = document.getElementById('field')
  field.focus()
  const text = field.value + letter
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const isThere = () =>
    [...document.querySelectorAll('[role="option"]')].some(
      (option) => option.textContent.startsWith(`${text}ville-0`) && option.checkVisibility(),
    )
  return globalThis.until(() => {
    set.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter, inputType: 'insertText' }))
  }, isThere)
}
