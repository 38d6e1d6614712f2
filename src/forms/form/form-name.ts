/** What a form is known by on its page, by its draft and in the history. */
export function nameOf(form: HTMLFormElement): string {
  const rank = [...document.forms].indexOf(form)
  const name = form.getAttribute('id') || form.getAttribute('name') || form.getAttribute('action') || String(rank)
  return `${location.pathname}${location.search} ${name}`
}
