/**
 * The page of a point, in a popup: what is chosen goes into the form of the page around it, and the popup closes. Its own
 * forms and links replace the page, so that Back still closes the popup.
 */

/** The page that opened this one: around its frame, or behind its window. Null where it is of another site, or none. */
function opener() {
  const around = window.parent === window ? window.opener : window.parent
  try {
    return around?.document ? around : null
  } catch {
    return null
  }
}

/** Has a field another value, as a visitor's typing would: what follows the field hears of it. */
function write(field, value) {
  const { Event } = field.ownerDocument.defaultView
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

async function close(around) {
  if (window.parent === window) return window.close()
  const popup = window.frameElement.closest('flx-popup')
  await (popup ? popup.hide() : around.flx?.popup.close())
}

const chosen = document.getElementById('choisi')
const around = chosen && opener()
if (around) {
  const { form: name, latField, lngField, lat, lng, noForm } = chosen.dataset
  const form = around.document.forms.namedItem(name ?? '')
  const fields = [form?.elements.namedItem(latField ?? ''), form?.elements.namedItem(lngField ?? '')]
  if (fields.every((field) => field && 'value' in field)) {
    write(fields[0], lat)
    write(fields[1], lng)
    await close(around)
  } else {
    chosen.setAttribute('role', 'alert')
    chosen.classList.replace('alert-success', 'alert-danger')
    chosen.append(document.createElement('br'), noForm.replace('{name}', [name, latField, lngField].join(', ')))
  }
}

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!form.matches('[data-replace]')) return
  event.preventDefault()
  location.replace(`${form.action}?${new URLSearchParams(new FormData(form, event.submitter))}`)
})

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-replace]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  location.replace(link.href)
})

// What is wrong has the focus, as after the answer to any form.
document.querySelector('[aria-invalid="true"]')?.focus()
