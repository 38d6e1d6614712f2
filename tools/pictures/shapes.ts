import type { Draw } from './brush.ts'
import { ceramic } from './shapes/ceramic.ts'
import { glassware } from './shapes/glassware.ts'
import { home } from './shapes/home.ts'
import { pantry } from './shapes/pantry.ts'
import { plants } from './shapes/plants.ts'
import { prints } from './shapes/prints.ts'
import { stationery } from './shapes/stationery.ts'
import { tableware } from './shapes/tableware.ts'
import { textile } from './shapes/textile.ts'
import { tools } from './shapes/tools.ts'

const drawings = {
  ...ceramic,
  ...glassware,
  ...home,
  ...pantry,
  ...plants,
  ...prints,
  ...stationery,
  ...tableware,
  ...textile,
  ...tools,
}

/** Kinds of things that can be drawn. */
export type ShapeName = keyof typeof drawings

export const shapes: Record<ShapeName, Draw> = drawings

/** Whether a name is one of a thing that can be drawn. */
export function isShape(name: string): name is ShapeName {
  return Object.hasOwn(shapes, name)
}
