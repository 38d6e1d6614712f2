import type { DiagStart } from '../../core/loader/diag.ts'
import { reactRoot } from '../../core/react-root.ts'
import { checkHidden } from './checks/hidden.ts'
import { DiagPanel } from './diag-panel.tsx'
import { KeptErrors } from './kept-errors.ts'
import { createPanelRoot } from './panel-root.ts'

/** What the page has kept until now, in a form that it may keep on. */
function keepErrors(start: DiagStart): KeptErrors {
  if (start.errors instanceof KeptErrors) return start.errors
  const kept = new KeptErrors()
  if (Array.isArray(start.errors)) kept.push(...start.errors)
  start.errors = kept
  return kept
}

/** Opens the panel of `?flx=diag`, once a page. */
export function openDiag(start: DiagStart): void {
  if (document.querySelector('[data-flx-diag]')) return
  // In the console too: such content may keep the panel itself from opening.
  for (const { text } of checkHidden()) console.error(`flx : ${text}`)
  const { elements, api } = start
  const context = { elements, version: api.version, errors: keepErrors(start) }
  const place = createPanelRoot()
  const react = reactRoot(place.root)
  react.render(
    <DiagPanel
      context={context}
      onClose={() => {
        react.unmount()
        place.remove()
      }}
    />,
  )
}
