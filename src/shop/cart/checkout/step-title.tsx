import type { ReactNode } from 'react'

/** The heading of a step, which takes the focus when the step is opened. */
export function StepTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 className="flx-cart__heading" id={`${id}-step`} tabIndex={-1} data-flx-arrival="">
      {children}
    </h2>
  )
}
