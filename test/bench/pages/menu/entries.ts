export interface Entry {
  id: number
  parent: number
  name: string
  children: Entry[]
}

export type Shape = 'flat' | 'tree'

/** `count` entries in one list, or in a tree of which each branch holds `√count` leaves at most. */
export function entries(count: number, shape: Shape): Entry[] {
  const entry = (id: number, parent: number): Entry => ({ id, parent, name: `Page numéro ${id}`, children: [] })
  if (shape === 'flat') return Array.from({ length: count }, (_, index) => entry(index + 1, 0))
  const side = Math.round(Math.sqrt(count))
  const branches = Array.from({ length: side }, (_, index) => entry(index * side + 1, 0))
  for (const branch of branches) {
    for (let leaf = 1; leaf < side; leaf++) branch.children.push(entry(branch.id + leaf, branch.id))
  }
  return branches
}
