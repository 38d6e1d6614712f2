import { findAll } from '../../../core/browser/select.ts'
import { type Finding, found, inPage, tagOf } from '../finding.ts'

/** Returns the first block of a repeat, in any of the ways that pages write them. */
function firstBlock(host: Element): Element | undefined {
  const own = (selector: string): Element | undefined =>
    findAll(selector, host).find((each) => each.parentElement?.closest('flx-repeat') === host)
  const template = own('template')
  const printed = own('[data-flx-block]') ?? own('fieldset') ?? own('li') ?? own('tbody > tr')
  return (
    printed ?? (template instanceof HTMLTemplateElement ? (template.content.firstElementChild ?? undefined) : undefined)
  )
}

function checkBlock(block: Element): Finding[] {
  const findings: Finding[] = []
  const tag = tagOf(block)
  if (block.localName === 'fieldset' && !block.querySelector('legend')?.textContent?.trim()) {
    findings.push(found('no-legend', { tag }, block))
  }
  const fields = [...block.querySelectorAll('input[name], select[name], textarea[name]')]
  const alike = fields.find((field) => !/\d|__\w+__|\[\]$/.test(field.getAttribute('name') ?? ''))
  if (alike) {
    const name = alike.getAttribute('name') ?? ''
    findings.push(found('no-number', { tag, name }, alike))
  }
  const outside = inPage<HTMLLabelElement>('label[for]').find(
    (label) => label.htmlFor && !block.contains(label) && block.querySelector(`#${CSS.escape(label.htmlFor)}`),
  )
  if (outside) findings.push(found('outside-label', { tag: tagOf(outside) }, outside))
  return findings
}

/** Reports blocks that cannot be repeated as they are written (FORM-05). */
export function checkRepeats(): Finding[] {
  return inPage('flx-repeat').flatMap((host): Finding[] => {
    const block = firstBlock(host)
    return block ? checkBlock(block) : [found('no-block', { tag: tagOf(host) }, host)]
  })
}
