import { openingTag } from '../../../core/element/report-error.ts'
import { type Finding, found, inPage } from '../finding.ts'

/**
 * By attribute, the elements that browsers expose as properties of the document: an image also by its id, if it has a
 * name too.
 */
const documentNames = {
  name: 'form[name], img[name], iframe[name], embed[name], object[name]',
  id: 'img[name][id], object[id]',
}

/** The elements that browsers expose as properties of their form, by name and by id. */
const formParts = 'button, fieldset, input, object, output, select, textarea, img'

/**
 * The members that flx, React and the code that positions panels read of any element, forms too. The members that
 * only a form has (`action`, `submit`, `elements`…) are common names of form controls, and are read past them
 * (`ofForm`); only the start script of a page, which has no room for that, calls `requestSubmit` of a form directly.
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

/** Returns the value of an attribute, even of a form with a control named `getAttribute`. */
const attributeOf = (element: Element, name: string): string => Element.prototype.getAttribute.call(element, name) ?? ''

/** Suggests another value for the attribute, one that hides no member. */
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
  const reported = new Set<string>()
  const forms = inPage('form')
  return inPage<HTMLInputElement>(formParts).flatMap((element) => {
    const form = element.form ?? element.closest('form')
    if (!form) return []
    return ['name', 'id'].flatMap((attribute) => {
      const name = attributeOf(element, attribute)
      const key = `${forms.indexOf(form)} ${name}`
      // Of several radio buttons with the same name, the first is enough.
      if (!refusedMembers.includes(name) || reported.has(key)) return []
      reported.add(key)
      const instead = renamed(element, attribute, name)
      return [found('hidden-form-member', { tag: openingTag(element), form: openingTag(form), name, instead }, element)]
    })
  })
}

/**
 * Finds elements whose name or id is that of a member of the document or of their form: scripts that read the member
 * would get the element instead.
 */
export function checkHidden(): Finding[] {
  return [...checkDocument(), ...checkForms()]
}
