import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { orderTexts as t } from '../cart-messages.ts'
import type { Cart } from '../contract/cart-reply.ts'
import type { Hindrance, OrderOption } from '../contract/order.ts'
import { AmountDue } from '../view/cart-form.tsx'
import type { PartProps } from '../view/cart-frame.tsx'
import { refusing } from '../view/cart-notice.tsx'

/**
 * The parts of this step in which a hindrance can be resolved, for the links to them. The others are shown without a
 * link.
 */
const anchors: Partial<Record<Hindrance['about'], string>> = {
  relay: 'relay',
  offer: 'offer',
  payment: 'payment',
  options: 'options',
  'point-of-sale': 'point-of-sale',
}

/** A list of hindrances, with links to the parts of the step that resolve them. */
function Obstacles({ list, id }: { list: Hindrance[]; id: string }) {
  return (
    <ul className="flx-cart__obstacles" role="list">
      {list.map(({ about, message }) => (
        <li className="flx-cart__obstacle" key={message}>
          {anchors[about] ? (
            <a className="flx-cart__obstacle-link" href={`#${id}-${anchors[about]}`}>
              {message}
            </a>
          ) : (
            message
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * Returns the choices and prices that the visitor saw. They are sent with the order (CART-03), so that the server can
 * refuse a price that has changed meanwhile.
 */
function seenFields({ orderKey, payments, relay, offers, totals, lines }: Cart): [string, string][] {
  const means = payments.flatMap((category) => category.means).find(({ chosen }) => chosen)
  const bank = means?.banks.find(({ chosen }) => chosen)
  const byRelay = offers.some(({ chosen, kind }) => chosen && kind === 'relay') ? relay : null
  return Object.entries({
    cle_commande: orderKey,
    total_vu: totals.total.ttc.toFixed(2),
    prix_vus: lines.map(({ id, unit }) => `${id}:${unit.ttc.toFixed(2)}`).join(' '),
    ...(means && { idMoyenPaie: means.id }),
    ...(bank && { idModePaiementBanque: bank.id }),
    ...(byRelay && {
      relais_id: byRelay.id,
      relais_params: byRelay.params,
      relais_pref: byRelay.remembered ? '1' : '0',
    }),
  })
}

/**
 * The form that places the order: the hindrances, the options to accept, the validation area (CART-06), and a button
 * whose text states the obligation to pay (decision 17). Its order key stays the same for all retries.
 */
export function OrderForm({ cart, url, id, notice, label }: PartProps & { label?: string | undefined }) {
  const refused = refusing(notice, 'valide_panier')
  const { options, hindrances } = cart
  const stillMissing = hindrances.filter(({ about }) => about !== 'options')
  const answered = stillMissing.filter(({ message }) => refused?.text.includes(message))
  // A choice that is still to be made is no error: it is shown only if the visitor orders without it.
  const atOnce = stillMissing.filter((each) => !anchors[each.about] && !answered.includes(each))
  return (
    <form
      method="post"
      action={url}
      className="flx-cart__order"
      noValidate
      data-flx-hindered={stillMissing.length > 0 ? '' : undefined}
    >
      <input type="hidden" name="action" value="valide_panier" />
      {seenFields(cart).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {atOnce.length > 0 && (
        <div className="flx-cart__hindrances">
          <p className="flx-cart__title">{t('hindrances-title')}</p>
          <Obstacles list={atOnce} id={id} />
        </div>
      )}
      {options.length > 0 && <OptionsView options={options} id={id} />}
      <div className="flx-cart__validation" id={`${id}-validation`} role="alert" tabIndex={-1} data-flx-validation="">
        {refused && (
          <div className="flx-message flx-message--error alert alert-danger">
            {answered.length > 0 ? <Obstacles list={answered} id={id} /> : <p>{refused.text}</p>}
          </div>
        )}
      </div>
      <div className="flx-cart__bar">
        <AmountDue amount={cart.totals.total.ttc} />
        <Button type="submit" look="primary" className="flx-cart__commit" data-flx-action="valide_panier">
          {label || t('order-with-payment')}
        </Button>
      </div>
    </form>
  )
}

/** The options to accept before the order (CART-05). Only those that the visitor has ticked are ticked. */
function OptionsView({ options, id }: { options: OrderOption[]; id: string }) {
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

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  rsquo: '’',
  lsquo: '‘',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  euro: '€',
  oelig: 'œ',
}

/** Accents of named entities: `&eacute;` is an e followed by this accent. */
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
}

function characterOf(name: string): string | undefined {
  const accent = accents[name.slice(1)]
  return accent ? `${name.charAt(0)}${accent}`.normalize('NFC') : entities[name.toLowerCase()]
}

function decode(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
      if (name) return characterOf(name) ?? whole
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))
    })
}

const link = /<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>([\s\S]*?)<\/a>/gi
const safe = /^(?:https?:|\/|#|\?|[\w-]+(?:[./]|$))/i

/**
 * Renders a label of the shop that may contain links, such as « J’accepte les <a href="/cgv">conditions</a> »: only its
 * text and links, no other HTML. Links open in a new tab, so that the visitor does not leave the order.
 */
function RichLabel({ html }: { html: string }): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of html.matchAll(link)) {
    const [whole, double, single, bare, inner = ''] = found
    const href = decode(double ?? single ?? bare ?? '')
    parts.push(decode(html.slice(end, found.index)))
    end = found.index + whole.length
    const text = decode(inner)
    parts.push(
      safe.test(href) && !/^\w+script:/i.test(href) ? (
        <a className="flx-cart__option-link" key={end} href={href} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        text
      ),
    )
  }
  parts.push(decode(html.slice(end)))
  return parts
}
