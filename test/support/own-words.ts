import type { Page } from 'playwright-core'

/** The result of submitting a form with all its fields invalid. */
interface Refusal {
  /** The form's address, and its first invalid field. */
  form: string
  /** Fields with a message of the browser, in a bubble and in the browser's language. */
  bubbles: string[]
  /** Visible fields without a message in the page. */
  silent: string[]
}

/** What tells a form from another: where it goes, and its fields. It runs in the page. */
const keyOf = (form: Element): string =>
  `${form.getAttribute('action')} ${[...(form as HTMLFormElement).elements].map((field) => field.getAttribute('name'))}`

/**
 * Focuses each form of a page, and waits until the elements around it have loaded their code. One that was seen on an
 * earlier page, such as that of the newsletter, is only marked.
 */
async function wakeForms(page: Page, seen: Set<string>): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  for (const form of await page.locator('form:visible').all()) {
    const field = form.locator('input, select, textarea').filter({ visible: true }).first()
    if ((await field.count()) === 0) continue
    const key = await form.evaluate(keyOf)
    if (seen.has(key)) {
      await form.evaluate((node) => node.setAttribute('data-seen', ''))
      continue
    }
    seen.add(key)
    await field.focus()
    // A key without effect, because forms wait for a gesture.
    await page.keyboard.press('Shift')
    await form.evaluate(async (node) => {
      for (let around: Element | null = node; around; around = around.parentElement) {
        if (!around.localName.startsWith('flx-')) continue
        // A `<flx-form>` without a form inside submits one beside it.
        const senders = [...around.querySelectorAll('flx-form')].filter(
          (each) => each.contains(node) || !each.querySelector('form'),
        )
        while (![around, ...senders].every((each) => 'isReady' in each && each.isReady === true)) {
          // A map rendered above meanwhile may move it out of view.
          node.scrollIntoView({ block: 'center' })
          await new Promise((done) => setTimeout(done, 50))
        }
      }
    })
  }
}

/** Submits each form of a page that was not seen before, with invalid fields. Forms without constraints are left out. */
async function refusedForms(page: Page, seen: Set<string>): Promise<Refusal[]> {
  await wakeForms(page, seen)
  return page.evaluate(async () => {
    type Field = HTMLInputElement
    // These are methods, because the compiler makes named functions call a helper that the page does not have.
    const the = {
      fieldsOf(form: HTMLFormElement): Field[] {
        return [...form.elements].filter((node): node is Field => node.matches('input, select, textarea'))
      },
      nameOf({ name, id }: Field): string {
        return name || id
      },
      spoil(field: Field): void {
        if (!field.willValidate || field.readOnly) return
        if (/^(?:checkbox|radio)$/.test(field.type)) field.checked = field.checked && !field.required
        else if (field.required) field.value = ''
        else if (field.type === 'email') field.value = 'nom'
        else if (field.min && field.type === 'number') field.value = String(Number(field.min) - 1)
        else if (field.pattern) field.value = '?'
      },
      isSaid(field: Field): boolean {
        const alike = the.fieldsOf(field.form as HTMLFormElement).filter(({ name }) => name === field.name)
        return (field.type === 'radio' ? alike : [field]).some(
          (each) =>
            each.ariaInvalid === 'true' &&
            (each.getAttribute('aria-describedby') ?? '')
              .split(/\s+/)
              .some((id) => document.getElementById(id)?.textContent?.trim()),
        )
      },
    }
    let bubbles: string[] = []
    addEventListener(
      'invalid',
      (event) => {
        setTimeout(() => event.defaultPrevented || bubbles.push(the.nameOf(event.target as Field)))
      },
      true,
    )
    const found: Refusal[] = []
    for (const form of [...document.forms]) {
      if (!form.checkVisibility() || form.hasAttribute('data-seen')) continue
      const fields = the.fieldsOf(form)
      for (const field of fields) the.spoil(field)
      const wrong = fields.filter((field) => field.willValidate && !field.validity.valid && field.checkVisibility())
      const [first] = wrong
      if (!first) continue
      bubbles = []
      form.requestSubmit()
      for (let looks = 0; looks < 100 && bubbles.length === 0 && !wrong.every(the.isSaid); looks++) {
        await new Promise((done) => setTimeout(done, 50))
      }
      const silent = wrong.filter((field) => !the.isSaid(field)).map(the.nameOf)
      found.push({ form: `${form.getAttribute('action')} ${the.nameOf(first)}`, bubbles, silent })
    }
    return found
  })
}

/** Visits pages. @returns the forms that showed messages in the page, and the faults of the others */
export async function ownWords(page: Page, paths: readonly string[]): Promise<{ said: string[]; faults: string[] }> {
  const said: string[] = []
  const faults: string[] = []
  const seen = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    for (const { form, bubbles, silent } of await refusedForms(page, seen)) {
      if (bubbles.length + silent.length === 0) said.push(`${path} ${form}`)
      else faults.push(`${path} ${form}: bubbles ${bubbles}, nothing said of ${silent}`)
    }
  }
  return { said, faults }
}
