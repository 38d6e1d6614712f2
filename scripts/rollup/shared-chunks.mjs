/**
 * Files that elements share. `core`: what every element needs, without React. `react`: React, and what ties it to
 * elements. `ui`: controls, and what lies above the page. `data`: the server's answers and the store, without React.
 */
export const sharedChunks = ['core', 'react', 'ui', 'data']

const react = /\/node_modules\/(react|react-dom|scheduler|@r2wc)\/|commonjsHelpers/
const ui = /\/src\/(ui|core\/overlay)\//
const data =
  /\/node_modules\/(ky|valibot|jotai)\/|\/src\/core\/(http|cart|browser|store|html\/(show-html|place|typed-fields))/
const core = /\/src\/core\//
const lent = /\/src\/core\/http\/session\./

function sharedChunkOf(path, needsReact, users) {
  if (react.test(path)) return 'react'
  if (data.test(path) && !needsReact && !lent.test(path)) return 'data'
  if (users < 2) return undefined
  if (ui.test(path)) return 'ui'
  if (core.test(path)) return needsReact ? 'react' : 'core'
  return undefined
}

/** Every module of a graph by its static imports, itself included. */
function staticGraph(id, { getModuleInfo }, found = new Set()) {
  if (found.has(id)) return found
  found.add(id)
  for (const next of getModuleInfo(id).importedIds) staticGraph(next, { getModuleInfo }, found)
  return found
}

/** Elements, and parts that elements fetch later, that have each module in their static graph. */
function findUsers(graph) {
  const elements = new Map()
  const parts = new Map()
  for (const root of graph.getModuleIds()) {
    const [, element] = /[\\/]elements[\\/]([\w-]+)\.ts$/.exec(root) ?? []
    if (!element && graph.getModuleInfo(root).dynamicImporters.length === 0) continue
    const users = element ? elements : parts
    for (const id of staticGraph(root, graph)) users.set(id, [...(users.get(id) ?? []), element ?? root])
  }
  return { elements, parts }
}

/**
 * Cuts by what elements need, not by who happens to use it: what one element alone needs at once is its own file, what
 * several share is in a few. The first element costs its own file and two to four of these, the next one often its own
 * alone; an element that does without React never fetches it.
 */
export function chunkOf() {
  let users
  return (id, graph) => {
    users ??= findUsers(graph)
    const elements = users.elements.get(id)
    if (!elements) return undefined
    const path = id.replaceAll('\\', '/')
    const needsReact = [...staticGraph(id, graph)].some((each) => /\/node_modules\/react\//.test(each))
    const shared = sharedChunkOf(path, needsReact, elements.length + (users.parts.get(id)?.length ?? 0))
    if (shared || elements.length > 1) return shared
    return /\/(elements|src\/(?!core|ui)[\w-]+)\//.test(path) ? elements[0] : undefined
  }
}
