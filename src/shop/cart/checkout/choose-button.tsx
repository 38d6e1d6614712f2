import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Sends a choice, of its own form or of another, without script; with it, choosing is enough, and the button is not shown. */
export function ChooseButton({ form, children }: { form?: string; children: ReactNode }) {
  return (
    <Button type="submit" form={form} size="small" className="flx-cart__update">
      {children}
    </Button>
  )
}
