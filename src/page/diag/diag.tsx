import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../../core/element/styles.ts'
import type { DiagStart } from '../../core/loader/diag.ts'
import '../../ui/styles.ts'
import css from './diag.css'
import { DiagPanel } from './diag-panel.tsx'
import { KeptErrors } from './kept-errors.ts'

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
  adoptStyles(css)
  const { elements, api } = start
  const context = { elements, version: api.version, errors: keepErrors(start) }
  const mount = document.createElement('div')
  mount.dataset.flxDiag = ''
  // Clicks in it are no clicks beside what lies above the page.
  mount.dataset.flxAbove = ''
  document.body.append(mount)
  const root = createRoot(mount)
  root.render(
    <DiagPanel
      context={context}
      onClose={() => {
        root.unmount()
        mount.remove()
      }}
    />,
  )
}
