import { euros } from '../../cart/money.ts'
import { dayOf } from '../../format.ts'
import { passDueDays, type Subscription, subscriptionsOf } from '../subscriptions.ts'
import { askedPage, type MakeList, pageSize, pagesOf } from './list-call.ts'

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

const events: Record<Subscription['events'][number]['kind'], string> = {
  started: 'Début',
  due: 'Échéance prélevée',
  stopped: 'Arrêt',
  payment: 'Changement de moyen de paiement',
}

/** Events that a row shows, the latest first. */
const mostShown = 24

function actionsOf({ id, status, name, nextOn }: Subscription) {
  const champs = { idabo: id }
  if (status === 'stopped') return [{ libelle: 'Reprendre', action: 'startRecur', champs, important: true }]
  const until = nextOn
    ? ` La prochaine échéance, du ${longDay.format(new Date(`${nextOn}T12:00:00Z`))}, ne sera pas prélevée.`
    : ''
  return [
    { libelle: 'Changer le moyen de paiement', action: 'majPaiement', champs },
    { libelle: 'Arrêter', action: 'stopRecur', champs, confirmation: `Arrêter l’abonnement « ${name} » ?${until}` },
  ]
}

const everyOf = (months: number): string => (months === 1 ? 'Chaque mois' : `Tous les ${months} mois`)

/** `liste_abonnements`: what a customer gets every so often (ACC-03). */
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
      etat:
        each.status === 'active'
          ? { libelle: 'En cours', sens: 'success' as const }
          : { libelle: 'Arrêté', sens: 'info' as const },
      textes: [
        `${everyOf(each.months)}, par ${each.payment.toLowerCase()}`,
        ...(each.nextOn ? [`Prochaine échéance : ${longDay.format(new Date(`${each.nextOn}T12:00:00Z`))}`] : []),
      ],
      historique: each.events
        .slice(0, mostShown)
        .map(({ kind, happenedAt }) => `${longDay.format(happenedAt)} : ${events[kind].toLowerCase()}`),
      actions: actionsOf(each),
    })),
    vide: `Aucun abonnement au ${longDay.format(new Date(`${dayOf(now())}T12:00:00Z`))}.`,
  }
}
