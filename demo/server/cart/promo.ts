import { formatEuros } from '../format.ts'
import type { Promo } from './cart-state.ts'

/** Why a code cannot be used for articles worth `articlesTtc` cents on a day (`Y-m-d`); null when it can. */
export function refusal(promo: Promo, articlesTtc: number, day: string): string | null {
  if (promo.startsOn && day < promo.startsOn) return `Le code « ${promo.code} » n’est pas encore valable.`
  if (promo.endsOn && day > promo.endsOn) return `Le code « ${promo.code} » a expiré.`
  if (promo.maxUses !== null && promo.uses >= promo.maxUses)
    return `Le code « ${promo.code} » a déjà servi autant de fois qu’il le peut.`
  if (articlesTtc < promo.minimumTtc) {
    return `Le code « ${promo.code} » demande un minimum de ${formatEuros(promo.minimumTtc)} d’articles.`
  }
  return null
}
