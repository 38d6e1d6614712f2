import type { CallDescription } from './call.ts'
import { accountCalls } from './calls/account.ts'
import { articleCalls } from './calls/article.ts'
import { cartCalls } from './calls/cart.ts'
import { checkoutCalls } from './calls/checkout.ts'
import { formCalls } from './calls/forms.ts'
import { loginCalls } from './calls/login.ts'
import { pageCalls } from './calls/page.ts'

/** All calls that the library makes to a server, by subject. */
export const callGroups: { slug: string; title: string; calls: CallDescription[] }[] = [
  { slug: 'le-panier', title: 'Le panier et la commande', calls: [...cartCalls, ...checkoutCalls] },
  { slug: 'l-article', title: 'L’article', calls: articleCalls },
  { slug: 'le-compte', title: 'Le compte', calls: [...loginCalls, ...accountCalls] },
  { slug: 'les-formulaires', title: 'Les formulaires', calls: formCalls },
  { slug: 'la-page', title: 'La page', calls: pageCalls },
]

export const calls: CallDescription[] = callGroups.flatMap((group) => group.calls)

/**
 * Returns the complete path of a call: `ajax/…` is below the base of the services, `/…` at the site's root, `{…}` is an
 * address that the author provides.
 */
export function pathOf({ path }: CallDescription): string {
  return /^[/{]/.test(path) ? path : `/globalflexit/${path}`
}

/** Returns the first call with the same answer in JSON, which may be the call itself. */
export function ownerOf(call: CallDescription): CallDescription {
  const { json } = call
  const same = calls.find((each) => each.json && each.json.schema === json?.schema && each.json.about === json.about)
  return same ?? call
}
