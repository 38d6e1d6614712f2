import type { CallDescription } from './call.ts'
import { accountCalls } from './calls/account.ts'
import { articleCalls } from './calls/article.ts'
import { cartCalls } from './calls/cart.ts'
import { formCalls } from './calls/forms.ts'
import { pageCalls } from './calls/page.ts'

/** Every call that the library makes of a server, by what it is about. */
export const callGroups: { slug: string; title: string; calls: CallDescription[] }[] = [
  { slug: 'le-panier', title: 'Le panier et la commande', calls: cartCalls },
  { slug: 'l-article', title: 'L’article', calls: articleCalls },
  { slug: 'le-compte', title: 'Le compte', calls: accountCalls },
  { slug: 'les-formulaires', title: 'Les formulaires', calls: formCalls },
  { slug: 'la-page', title: 'La page', calls: pageCalls },
]

export const calls: CallDescription[] = callGroups.flatMap((group) => group.calls)

/** Where a path is below: `ajax/…` is a service of the site, `/…` starts at its root, `{…}` is an address of the author's. */
export function pathOf({ path }: CallDescription): string {
  return /^[/{]/.test(path) ? path : `/globalflexit/${path}`
}

/** The first call that has the same answer in JSON: the call itself where no other has. */
export function ownerOf(call: CallDescription): CallDescription {
  const { json } = call
  const same = calls.find((each) => each.json && each.json.schema === json?.schema && each.json.about === json.about)
  return same ?? call
}
