interface PurchaseSendProps {
  /** Identifier of the field. */
  id: string
  quantity: string
  send: string
}

/** The quantity, and the button that adds to the cart. */
export function PurchaseSend({ id, quantity, send }: PurchaseSendProps) {
  return (
    <div className="purchase__send">
      <div className="purchase__quantity">
        <label htmlFor={id}>{quantity}</label>
        <flx-quantity>
          <input id={id} type="number" name="quantite" defaultValue={1} min={1} max={99} required inputMode="numeric" />
        </flx-quantity>
      </div>
      <button className="button" type="submit">
        {send}
      </button>
    </div>
  )
}
