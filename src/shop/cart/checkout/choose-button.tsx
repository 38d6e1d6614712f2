import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Sends a choice without script; with it, choosing is enough, and the button is not shown. */
export function ChooseButton({ children }: { children: ReactNode }) {
  return (
    <Button type="submit" size="small" className="flx-cart__update">
      {children}
    </Button>
  )
}
