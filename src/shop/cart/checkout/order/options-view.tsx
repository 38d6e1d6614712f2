import type { OrderOption } from '../../contract/options.ts'
import { RichLabel } from './rich-label.tsx'

/** The options to accept before the order (CART-05). Only those that the visitor has ticked are ticked. */
export function OptionsView({ options, id }: { options: OrderOption[]; id: string }) {
  return (
    <div className="flx-cart__options" id={`${id}-options`}>
      {options.map(({ name, label, required, accepted }) => (
        <label className="flx-cart__option" key={name}>
          <input
            className="flx-cart__tick"
            id={`${id}-option-${name}`}
            type="checkbox"
            name={`requiredOption[${name}]`}
            value="1"
            defaultChecked={accepted}
            required={required}
            // Chromium announces a required checkbox as invalid before it is ticked.
            aria-invalid={false}
            data-flx-optional={required ? undefined : ''}
          />
          <span className="flx-cart__option-text">
            <RichLabel html={label} />
          </span>
        </label>
      ))}
    </div>
  )
}
