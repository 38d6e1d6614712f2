import type { Page } from '../server/page.ts'
import { bareKit } from './shop/bare-kit.ts'
import { type Kind, shopPage } from './shop/content.ts'
import { flxKit } from './shop/flx-kit.ts'
import { jqueryKit } from './shop/jquery-kit.ts'
import type { Kit } from './shop/kit.ts'
import { shoelaceKit } from './shop/shoelace-kit.ts'
import { twoModulesKit } from './shop/two-modules-kit.ts'

const kits: Record<string, Kit> = {
  bare: bareKit,
  modules: twoModulesKit,
  flx: flxKit,
  jquery: jqueryKit,
  shoelace: shoelaceKit,
}

/** `?with=flx&kind=accueil&size=50` */
export const page: Page = ({ query }) => {
  const kit = kits[query.get('with') ?? ''] ?? bareKit
  return shopPage(kit, (query.get('kind') ?? 'accueil') as Kind, Number(query.get('size') ?? 10))
}
