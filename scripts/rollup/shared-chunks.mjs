/**
 * Files that elements share. `core`: what every element needs. `react`: React, what ties it to elements, the controls
 * drawn by it and what lies above the page. `data`: the server's answers and the store. `view`: what draws these.
 * They import one way: view → react → core and view → data → core.
 */
export const sharedChunks = ['core', 'react', 'data', 'view']

const reactPackages = /\/node_modules\/(react|react-dom|scheduler|@r2wc)\/|commonjsHelpers/
const drawing = /\/src\/(ui|core\/overlay)\//
const data = /\/src\/core\/(http|cart|store|html\/(show-html|place|typed-fields))/
const dataPackages = /\/node_modules\/(ky|valibot|jotai)\//
const feature = /\/(elements|src\/(?!core|ui)[\w-]+)\//

/** Every module of a graph by its static imports, itself included. */
function staticGraph(id, { getModuleInfo }, found = new Set()) {
  if (found.has(id)) return found
  found.add(id)
  for (const next of getModuleInfo(id).importedIds) staticGraph(next, { getModuleInfo }, found)
  return found
}

/** Elements, and parts that elements fetch later, that have each module in their static graph; elements that need React. */
function findUsers(graph) {
  const elements = new Map()
  const parts = new Map()
  for (const root of graph.getModuleIds()) {
    const [, element] = /[\\/]elements[\\/]([\w-]+)\.ts$/.exec(root) ?? []
    if (!element && graph.getModuleInfo(root).dynamicImporters.length === 0) continue
    const users = element ? elements : parts
    for (const id of staticGraph(root, graph)) users.set(id, [...(users.get(id) ?? []), element ?? root])
  }
  const drawn = new Set(
    [...elements].filter(([id]) => reactPackages.test(id.replaceAll('\\', '/'))).flatMap(([, by]) => by),
  )
  return { elements, parts, drawn }
}

/** What fewer elements than these share of the calls to the server goes with those calls. */
const few = 4

/** Which shared file suits a module of the ground, by what it imports and by who needs it. */
function suits(id, graph, users) {
  const paths = [...staticGraph(id, graph)].map((each) => each.replaceAll('\\', '/'))
  const path = id.replaceAll('\\', '/')
  const elements = users.elements.get(id)
  const needs = (packages) => paths.some((each) => packages.test(each))
  if (needs(dataPackages)) return needs(reactPackages) ? 'view' : 'data'
  if (needs(reactPackages)) return 'react'
  if (drawing.test(path) && elements.every((element) => users.drawn.has(element))) return 'react'
  const isForAll = elements.length >= few || elements.every((element) => users.drawn.has(element))
  return data.test(path) && !isForAll ? 'data' : 'core'
}

/**
 * Cuts by what elements need, not by who happens to use it: what one element alone needs at once is its own file, what
 * several share is in a few. The first element costs its own file and two or three of these, the next one often its own
 * alone; an element that does without React never fetches it.
 */
export function chunkOf() {
  let users
  return (id, graph) => {
    users ??= findUsers(graph)
    const path = id.replaceAll('\\', '/')
    if (reactPackages.test(path)) return 'react'
    const elements = users.elements.get(id)
    if (!elements) return undefined
    if (feature.test(path)) return elements.length === 1 ? elements[0] : undefined
    const isShared = elements.length + (users.parts.get(id)?.length ?? 0) > 1
    return isShared || dataPackages.test(path) ? suits(id, graph, users) : undefined
  }
}
