import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

/** A button that sends a choice without script. With script, choosing is enough, so the button is hidden. */
export function ChooseButton({ form, children }: { form?: string; children: ReactNode }) {
  return (
    <Button type="submit" form={form} size="small" className="flx-cart__update">
      {children}
    </Button>
  )
}
