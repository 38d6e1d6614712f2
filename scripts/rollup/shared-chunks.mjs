/**
 * Files that elements share, each of which imports from those before it alone. `late`: what any page fetches anyway.
 * `base`: what a page needs before it is touched. `core`: what any element needs besides, without React. `more`: what
 * some need besides. `store`: what widgets meet through. `data`: the server's answers. `react`: React, and what ties it
 * to elements. `drawn`: controls, and what lies above the page. `view`: what draws the server's answers.
 */
export const sharedChunks = ['late', 'base', 'core', 'more', 'store', 'data', 'react', 'drawn', 'view']
const [late, base, core, more, store, data, react, drawn, view] = sharedChunks.keys()

/** What a page fetches a moment after it has started. */
const first = /[\\/]elements[\\/]late\.ts$/
/** An element that needs little: what it shares with others is what any element needs. */
const plainest = /[\\/]elements[\\/]modal\.ts$/

/** Elements that wake with every page that holds one. */
const awake = /[\\/]elements[\\/](page|clickable|sticky|toggle)\.ts$/

const shareable = /\/src\/(core|domain|ui)\/|\/node_modules\/|commonjsHelpers/
/** Drawn by two or three elements, and large: a file of its own for each, that no other element fetches. */
const ofFew = /\/src\/ui\/(map|relay)\//
const ofData = /\/node_modules\/(ky|valibot)\/|\/src\/(domain\/cart|core\/(http|html\/(show-html|place|typed-fields)))/
const ofStore = /\/node_modules\/jotai\/|\/src\/core\/store\./
const ofDrawn = /\/src\/(ui|core\/overlay)\//
const ofReact =
  /\/node_modules\/(react|react-dom|scheduler|@r2wc)\/|\/src\/core\/(use-observable|element\/(bridge|host\.|host-state|react-element))|commonjsHelpers/

/** Every module of a graph by its static imports, itself included. */
function staticGraph(id, { getModuleInfo }, found = new Set()) {
  if (found.has(id)) return found
  found.add(id)
  for (const next of getModuleInfo(id).importedIds) staticGraph(next, { getModuleInfo }, found)
  return found
}

const drawsWithReact = (graph) => [...graph].some((id) => ofReact.test(id.replaceAll('\\', '/')))

/** Elements, and parts fetched later, that have each module in their static graph; `plain`: what some of them need without React. */
function findUsers(graph) {
  const elements = new Map()
  const parts = new Map()
  const plain = new Set()
  for (const root of graph.getModuleIds()) {
    const [, element] = /[\\/]elements[\\/]([\w-]+)\.ts$/.exec(root) ?? []
    const { isEntry, dynamicImporters } = graph.getModuleInfo(root)
    if (!isEntry && dynamicImporters.length === 0) continue
    const users = element ? elements : parts
    const needs = staticGraph(root, graph)
    for (const id of needs) users.set(id, [...(users.get(id) ?? []), element ?? root])
    if (!drawsWithReact(needs)) for (const id of needs) plain.add(id)
  }
  return { elements, parts, plain }
}

/** Cuts by what elements need, not by who happens to use it. */
class Cut {
  #graph
  #first
  #users
  #ground
  #base = new Set()
  #shared = new Map()

  constructor(graph) {
    this.#graph = graph
    this.#users = findUsers(graph)
    this.#first = this.#graphOf(first)
    this.#ground = this.#graphOf(plainest)
    for (const id of graph.getModuleIds()) if (awake.test(id)) staticGraph(id, graph, this.#base)
  }

  #graphOf(entry) {
    const root = [...this.#graph.getModuleIds()].find((id) => entry.test(id))
    return root ? staticGraph(root, this.#graph) : new Set()
  }

  chunkOf(id) {
    const elements = this.#users.elements.get(id)
    if (!elements) return undefined
    const [, few] = ofFew.exec(id.replaceAll('\\', '/')) ?? []
    if (few && this.#isShared(id)) return `${few}-view`
    if (this.#isShared(id)) return sharedChunks[this.#placeOf(id)]
    if (elements.length > 1) return undefined
    return /\/(elements|src\/(?!core|domain|ui)[\w-]+)\//.test(id.replaceAll('\\', '/')) ? elements[0] : undefined
  }

  /** What draws the server's answers is apart from what draws without them. */
  #placeOf(id) {
    const places = [...staticGraph(id, this.#graph)].map(this.#groundOf)
    const place = Math.max(...places)
    return place === drawn && places.includes(data) && !this.#ground.has(id) ? view : place
  }

  /** Shared by several elements, or needed by what is: then no shared file ever imports an element's. */
  #isShared(id) {
    if (!this.#shared.has(id)) {
      this.#shared.set(id, false)
      this.#shared.set(id, shareable.test(id.replaceAll('\\', '/')) && this.#hasSeveralUsers(id))
    }
    return this.#shared.get(id)
  }

  #hasSeveralUsers(id) {
    const { elements, parts } = this.#users
    if ((elements.get(id)?.length ?? 0) + (parts.get(id)?.length ?? 0) > 1) return true
    return this.#graph
      .getModuleInfo(id)
      .importers.some((importer) => elements.has(importer) && this.#isShared(importer))
  }

  /** Place in `sharedChunks` that a module asks for by itself; what it imports may ask for a later one. */
  #groundOf = (id) => {
    const path = id.replaceAll('\\', '/')
    if (this.#first.has(id)) return late
    if (ofReact.test(path)) return react
    if (ofStore.test(path)) return store
    if (this.#base.has(id)) return base
    if (this.#ground.has(id) && this.#users.plain.has(id)) return core
    if (ofDrawn.test(path) || drawsWithReact(staticGraph(id, this.#graph))) return drawn
    return ofData.test(path) ? data : more
  }
}

export function chunkOf() {
  let cut
  return (id, graph) => {
    cut ??= new Cut(graph)
    return cut.chunkOf(id)
  }
}
