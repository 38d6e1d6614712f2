import type { WireReply } from '../../../demo/server/cart/cart-wire.ts'
import type { WireSlots } from '../../../demo/server/reservations/reservation-wire.ts'
import type { Visitor } from './visitor.ts'

export const articleAddress = '/globalflexit/ajax/modules/boutique/article/traitement.php'

/** The page of the seed's bookable article. */
export const workshopPage = '/article/atelier-de-poterie-premier-tour'

export interface Workshop {
  idarticle: string
  idreference: string
}

/** The bookable article of the seed, as its page says it. */
export async function findWorkshop(visitor: Visitor): Promise<Workshop> {
  const { text } = await visitor.get(workshopPage)
  const read = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(text)?.[1] ?? ''
  return { idarticle: read('idarticle'), idreference: read('idreference') }
}

export type WireBooked = WireReply & { result: 0 | 1; msg: string; ligne?: string; expire_dans?: number }

export async function slotsOf(visitor: Visitor, idarticle: string, date = ''): Promise<WireSlots> {
  const answer = await visitor.post(articleAddress, { action: 'creneaux', idarticle, date })
  return answer.json() as WireSlots
}

/** The combined values of a day's slots that have places. */
export function valuesOf({ date, creneaux }: WireSlots): string[] {
  return creneaux
    .filter(({ complet }) => !complet)
    .map(({ idcreneau, heure, heure_fin }) => `${date}|${heure}-${heure_fin}|${idcreneau}`)
}

export async function book(
  visitor: Visitor,
  { idarticle, idreference }: Workshop,
  idvalue: string,
  quantite = 1,
): Promise<WireBooked> {
  const [date = '', hours = ''] = idvalue.split('|')
  const [heure = '', heure_fin = ''] = hours.split('-')
  const answer = await visitor.post(articleAddress, {
    action: 'reservation',
    idarticle,
    idreference,
    quantite,
    'params[date]': date,
    'params[heure]': heure,
    'params[heure_fin]': heure_fin,
    'params[idvalue]': idvalue,
  })
  return answer.json() as WireBooked
}

export async function move(
  visitor: Visitor,
  where: 'panier' | 'compte',
  fields: { idligne: string; idreference: string; idvalue: string; forceadm?: string },
): Promise<WireBooked> {
  const [date = ''] = fields.idvalue.split('|')
  const sent = { action: `changereservation${where}`, date_txt: date, ...fields }
  return (await visitor.post(articleAddress, sent)).json() as WireBooked
}
