import { openingTag } from '../../../core/element/report-error.ts'
import { type Finding, found, inPage } from '../finding.ts'

/** What browsers give the document by an attribute: of pictures the id too, where they have both. */
const documentNames = {
  name: 'form[name], img[name], iframe[name], embed[name], object[name]',
  id: 'img[name][id], object[id]',
}

/** What browsers give its form, by its name and by its id. */
const formParts = 'button, fieldset, input, object, output, select, textarea, img'

/**
 * The members that flx, React and what places panels read of whatever element they meet, forms too. What a form alone has
 * (`action`, `submit`, `elements`…) is common as a name of fields, and is read past them (`ofForm`); only the start of a page,
 * which has no room for that, asks a form plainly for `requestSubmit`.
 */
export const refusedMembers: readonly string[] = `
  nodeType nodeName nodeValue tagName localName namespaceURI ownerDocument isConnected getRootNode
  parentNode parentElement children childNodes childElementCount hasChildNodes firstChild lastChild firstElementChild
  lastElementChild nextSibling previousSibling nextElementSibling previousElementSibling assignedSlot shadowRoot
  append appendChild prepend insertBefore moveBefore removeChild replaceChild replaceChildren replaceWith
  cloneNode isEqualNode isSameNode contains compareDocumentPosition closest matches querySelector querySelectorAll
  getElementsByTagName getElementsByClassName addEventListener removeEventListener dispatchEvent
  attributes getAttribute getAttributeNames getAttributeNode hasAttribute setAttribute setAttributeNode removeAttribute
  toggleAttribute className classList dataset style innerHTML outerHTML innerText textContent focus tabIndex
  checkVisibility getBoundingClientRect getClientRects getAnimations offsetParent offsetWidth offsetHeight clientLeft
  clientTop clientWidth clientHeight scrollTop scrollLeft scrollWidth scrollHeight scrollIntoView scrollTo requestSubmit`
  .trim()
  .split(/\s+/)

/** What an attribute says, also that of a form whose fields hide how one asks. */
const attributeOf = (element: Element, name: string): string => Element.prototype.getAttribute.call(element, name) ?? ''

/** One way to write the name that hides nothing. */
const renamed = ({ localName }: Element, attribute: string, name: string): string =>
  `${attribute}="${localName}_${name}"`

function checkDocument(): Finding[] {
  return Object.entries(documentNames).flatMap(([attribute, selector]) =>
    inPage(selector).flatMap((element) => {
      const name = attributeOf(element, attribute)
      if (!(name in Document.prototype)) return []
      const instead = renamed(element, attribute, name)
      return [found('hidden-member', { tag: openingTag(element), name, instead }, element)]
    }),
  )
}

function checkForms(): Finding[] {
  const said = new Set<string>()
  const forms = inPage('form')
  return inPage<HTMLInputElement>(formParts).flatMap((element) => {
    const form = element.form ?? element.closest('form')
    if (!form) return []
    return ['name', 'id'].flatMap((attribute) => {
      const name = attributeOf(element, attribute)
      const key = `${forms.indexOf(form)} ${name}`
      // Of choices that bear one name the first is enough.
      if (!refusedMembers.includes(name) || said.has(key)) return []
      said.add(key)
      const instead = renamed(element, attribute, name)
      return [found('hidden-form-member', { tag: openingTag(element), form: openingTag(form), name, instead }, element)]
    })
  })
}

/** Content that bears the name of a member of the document or of its form, and is what scripts get that ask for it. */
export function checkHidden(): Finding[] {
  return [...checkDocument(), ...checkForms()]
}
