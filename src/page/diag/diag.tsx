import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../../core/element/styles.ts'
import type { DiagContext } from '../../core/loader/diag.ts'
import '../../ui/styles.ts'
import css from './diag.css'
import { DiagPanel } from './diag-panel.tsx'

/** Opens the panel of `?flx=diag`, once a page. */
export function openDiag(context: DiagContext): void {
  if (document.querySelector('[data-flx-diag]')) return
  adoptStyles(css)
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
