import type { RelaySearch } from '../../../../domain/relay/relay-point.ts'
import { writeRelay } from '../../../../domain/relay/write-relay.ts'
import { PickerFrame, RelayView } from '../../../../ui/relay/relay-view.tsx'

import type { Cart, CartNotice } from '../../contract/cart-reply.ts'
import { refusing } from '../../view/notice-place.ts'
import { missingChoice } from './missing-choice.tsx'

interface RelayPartProps {
  cart: Cart
  url: string
  id: string
  notice: CartNotice | null
  search: RelaySearch | null
  postalCode?: string | undefined
}

/**
 * The choice of the relay point: `<flx-relay-picker>`, and plain forms that work without it. A refused search reaches
 * the picker in its data; a refused choice reaches it through the cart.
 */
export function RelayPart({ cart, url, id, notice, search, postalCode }: RelayPartProps) {
  const chosen = cart.relay
  const missing = missingChoice(cart, notice, 'relay')
  const ofSearch = refusing(notice, 'searchVille', 'refreshRelais')?.text
  const refusal = ofSearch ?? refusing(notice, 'selectRelais')?.text
  return (
    <PickerFrame id={id} postalCode={postalCode} data={writeRelay({ chosen, search, error: ofSearch ?? missing })}>
      <RelayView
        search={search}
        chosen={chosen}
        url={url}
        id={id}
        postalCode={search?.cities?.[0]?.postalCode ?? postalCode}
        error={refusal ?? missing}
        refused={refusal !== undefined}
      />
    </PickerFrame>
  )
}
