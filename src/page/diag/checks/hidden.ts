import { openingTag } from '../../../core/element/report-error.ts'
import { type Finding, found, inPage } from '../finding.ts'

/** What browsers give the document by its name, and by its id where it has both. */
const named = 'form[name], img[name], iframe[name], embed[name], object[name], object[id]'

/** Content that bears the name of a member of the document, and is what scripts get that ask for it. */
export function checkHidden(): Finding[] {
  return inPage(named).flatMap((element) => {
    const names = [element.getAttribute('name'), element.matches('object, img[name]') ? element.id : '']
    return [...new Set(names)].flatMap((name) =>
      name && name in Document.prototype ? [found('hidden-member', { tag: openingTag(element), name }, element)] : [],
    )
  })
}
