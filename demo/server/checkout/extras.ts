/** An additional field of an order. */
export interface ExtraField {
  name: string
  label: string
  type: 'text' | 'textarea' | 'date'
  required: boolean
}

/** All of these concern the delivery: an order without delivery shows none. */
export const extraFields: ExtraField[] = [
  { name: 'message', label: 'Message pour la livraison', type: 'textarea', required: false },
  { name: 'date_livraison', label: 'Livrer à partir du', type: 'date', required: false },
]

/** A condition that the visitor accepts before ordering. `html` may contain links. */
export interface OrderOption {
  name: string
  html: string
  required: boolean
  refusal: string
}

export const orderOptions: OrderOption[] = [
  {
    name: 'cgv',
    html: 'J’accepte les <a href="/page/conditions-de-vente" target="_blank">conditions générales de vente</a>',
    required: true,
    refusal: 'Acceptez les conditions générales de vente pour commander.',
  },
]

/** Returns true when a text is an existing day, `Y-m-d`. */
function isRealDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

/** Returns why a value is refused; null when it is accepted. `day` is today, `Y-m-d`. */
export function extraRefusal(field: ExtraField, value: string, day: string): string | null {
  if (value === '') return null
  if (field.type === 'date') {
    if (!isRealDay(value)) return 'Saisissez une date qui existe.'
    return value < day ? 'Choisissez une date à venir.' : null
  }
  return value.length > 500 ? 'Cinq cents caractères au plus.' : null
}
