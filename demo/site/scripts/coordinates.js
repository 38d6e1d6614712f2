/**
 * The script of the coordinates page, in a popup: it writes the chosen point into the form of the opening page, and
 * closes the popup. Forms and links of this page replace its history entry, so that Back still closes the popup.
 */

/**
 * Returns the window that opened this one: the frame's parent, or the window's opener. Null when there is none, or it
 * is of another site.
 */
function opener() {
  const around = window.parent === window ? window.opener : window.parent
  try {
    return around?.document ? around : null
  } catch {
    return null
  }
}

/** Sets a field's value as typing would: its listeners are notified by the usual events. */
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

// Focus the first wrong field, as after the response to any form.
document.querySelector('[aria-invalid="true"]')?.focus()
