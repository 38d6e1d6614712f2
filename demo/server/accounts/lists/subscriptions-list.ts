import { euros } from '../../cart/money.ts'
import { contractNumber } from '../../contracts/end-notice.ts'
import { longDay } from '../../format.ts'
import { passDueDays, type Subscription, subscriptionsOf } from '../subscriptions.ts'
import { askedPage, type MakeList, pageSize, pagesOf } from './list-call.ts'

const events: Record<Subscription['events'][number]['kind'], string> = {
  started: 'Début',
  due: 'Échéance prélevée',
  stopped: 'Arrêt',
  payment: 'Changement de moyen de paiement',
  notified: 'Résiliation notifiée',
  ended: 'Fin du contrat, résilié',
}

/** Number of events that a row shows, the latest first. */
const mostShown = 24

function actionsOf({ id, status, name, nextOn, endsOn }: Subscription) {
  const champs = { idabo: id }
  if (status === 'active' && endsOn)
    return [{ libelle: 'Garder l’abonnement', action: 'startRecur', champs, important: true }]
  if (status === 'stopped') return [{ libelle: 'Reprendre', action: 'startRecur', champs, important: true }]
  const until = nextOn ? ` La prochaine échéance, du ${longDay(nextOn)}, ne sera pas prélevée.` : ''
  const end = `/resiliation?${new URLSearchParams({ reference: contractNumber(id) })}`
  return [
    { libelle: 'Changer le moyen de paiement', action: 'majPaiement', champs },
    { libelle: 'Arrêter', action: 'stopRecur', champs, confirmation: `Arrêter l’abonnement « ${name} » ?${until}` },
    { libelle: 'Résilier le contrat', adresse: end },
  ]
}

/** Returns the next dates of a subscription: its next payment when that comes before the end, and its end. */
function comingOf({ status, nextOn, endsOn }: Subscription): string[] {
  if (status === 'stopped') return endsOn ? [`Résilié : fin du contrat le ${longDay(endsOn)}`] : []
  const isDue = nextOn !== null && (endsOn === null || nextOn < endsOn)
  return [
    ...(isDue ? [`Prochaine échéance : ${longDay(nextOn)}`] : []),
    ...(endsOn ? [`Prend fin le ${longDay(endsOn)}${isDue ? '' : ', sans autre échéance'}`] : []),
  ]
}

/** Returns the state of a subscription as a short label. */
function stateOf({ status, endsOn }: Subscription) {
  if (status === 'active')
    return endsOn ? { libelle: 'Résilié', sens: 'warning' as const } : { libelle: 'En cours', sens: 'success' as const }
  return { libelle: endsOn ? 'Terminé' : 'Arrêté', sens: 'info' as const }
}

const everyOf = (months: number): string => (months === 1 ? 'Chaque mois' : `Tous les ${months} mois`)

/** `liste_abonnements`: the subscriptions of a customer (ACC-03). */
export const subscriptionsList: MakeList = async (call) => {
  const { db, now } = call.services
  await passDueDays(db, now())
  const all = await subscriptionsOf(db, call.customerId)
  const { offset } = askedPage(call, all.length)
  return {
    ...pagesOf(call, all.length),
    lignes: all.slice(offset, offset + pageSize).map((each) => ({
      id: each.id,
      titre: each.name,
      montant: euros(each.priceTtc),
      etat: stateOf(each),
      textes: [
        `${everyOf(each.months)}, par ${each.payment.toLowerCase()}`,
        `Contrat ${contractNumber(each.id)}`,
        ...comingOf(each),
      ],
      historique: each.events
        .slice(0, mostShown)
        .map(({ kind, happenedAt }) => `${longDay(happenedAt)} : ${events[kind].toLowerCase()}`),
      actions: actionsOf(each),
    })),
    vide: `Aucun abonnement au ${longDay(now())}.`,
  }
}
