import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useAuthorAttributes } from '../../../core/element/use-author-node.ts'
import { Beside } from '../../../ui/beside.tsx'
import type { RefusalPlace } from './refusal-place.ts'

/** Shows a refusal beside what it concerns in the server's view. The area of a refused order also takes the focus. */
export function Refusal({ place, text }: { place: RefusalPlace; text: string }): ReactNode {
  const { of, where, isArea } = place
  const [isFocusable] = useState(() => of.hasAttribute('tabindex'))
  useAuthorAttributes(isArea && !isFocusable ? of : null, { tabindex: '-1' })
  useLayoutEffect(() => {
    if (isArea && of instanceof HTMLElement) of.focus()
  }, [of, isArea])
  return (
    <Beside of={of} where={where} name="refusal" as={of.localName === 'tr' ? 'td' : 'div'}>
      <p className="flx-message flx-message--error alert alert-danger" role={isArea ? undefined : 'alert'}>
        {text}
      </p>
    </Beside>
  )
}
