/**
 * What elements share is cut by who needs it, never by where it lies: moving a file changes nothing of what ships.
 *
 * The kind of an element is told by what is in its static graph: it draws with React, or only shows a view of the server
 * (and may draw later), or neither; and it talks with the server or not. What several elements need goes to the file of
 * the kinds that need it:
 *
 * - `base`: several of the elements that wake with their page, or one of them that needs little else of `core`;
 * - `core`: some that neither draw with React nor talk with the server, and others;
 * - `more`: both some that draw and some that talk, so nearly all;
 * - `data`: those that talk, of which some show a view;
 * - `view`: those alone that show or draw what the server answers, without React;
 * - `react`: all those that draw;
 * - `ui`: some of those that draw;
 * - `bare`: those alone that do neither;
 * - `submit`: those alone that talk and show no view: what is sent is a form, and what is answered is JSON;
 * - `fields`: those alone that draw what the server answers.
 *
 * What few elements need is last: it should not make the numbers longer by which the loader knows what the others import,
 * and the loader names no file beyond the last that it asks for.
 *
 * What a module imports is needed wherever it is: so each file imports from those before it alone (`bare` from `base` and
 * `core`).
 */
export const sharedChunks = ['base', 'core', 'more', 'data', 'view', 'react', 'ui', 'bare', 'submit', 'fields']

const drawing = /[\\/]node_modules[\\/]react-dom[\\/]/
const showing = /[\\/]ui[\\/]server-view[\\/]server-view\./
const talking = /[\\/]node_modules[\\/](ky|valibot)[\\/]/

/** Every module of a graph by its static imports, itself included. */
function staticGraph(id, graph, found = new Set()) {
  if (found.has(id)) return found
  found.add(id)
  for (const next of graph.getModuleInfo(id).importedIds) staticGraph(next, graph, found)
  return found
}

function kindOf(needs) {
  const has = (pattern) => [...needs].some((id) => pattern.test(id))
  const view = has(drawing) ? 'draws' : has(showing) ? 'shows' : ''
  return view + (has(talking) ? 'talks' : '') || 'plain'
}

/** Modules by the elements that need them, and by the parts, fetched later, that do. */
function findUsers(graph, { elements, start }) {
  const users = new Map()
  const note = (id, group, user) => {
    if (!users.has(id)) users.set(id, { elements: [], parts: [] })
    users.get(id)[group].push(user)
  }
  for (const id of graph.getModuleIds()) {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(id)
    const name = elements.get(id)
    if ((!name && !isEntry && dynamicImporters.length === 0) || id === start.path) continue
    const needs = staticGraph(id, graph)
    const kind = name && kindOf(needs)
    for (const needed of needs) note(needed, name ? 'elements' : 'parts', name ? { name, kind } : id)
  }
  return users
}

/** The elements that a part is fetched by, by name. */
function ownersOf(part, graph, users, found = new Map(), seen = new Set()) {
  if (seen.has(part)) return found
  seen.add(part)
  for (const importer of graph.getModuleInfo(part).dynamicImporters) {
    const { elements = [], parts = [] } = users.get(importer) ?? {}
    for (const element of elements) found.set(element.name, element)
    for (const other of parts) ownersOf(other, graph, users, found, seen)
  }
  return found
}

/** A share of a file that is not worth fetching the whole file for. */
const little = 0.2

class Cut {
  #graph
  #users
  #start
  #atStart
  #awake
  #drawn
  #little = new Set()

  constructor(graph, { elements, start, onDemand, awake }) {
    this.#graph = graph
    // No element, but cut as one: it may be all that a page fetches, which has nothing of what others share with it.
    const wholes = new Map([...elements, [onDemand.path, onDemand.name]])
    this.#users = findUsers(graph, { elements: wholes, start })
    this.#start = start
    this.#atStart = staticGraph(start.path, graph)
    this.#awake = awake
    const all = [...elements.keys()].flatMap((id) => this.#users.get(id)?.elements ?? [])
    this.#drawn = new Set(all.filter(({ kind }) => kind.startsWith('draws')).map(({ name }) => name))
    this.#findLittle()
  }

  /** The file of a module; nothing where the bundler finds it by itself. */
  chunkOf(id) {
    if (this.#atStart.has(id)) return this.#start.name
    const { elements, parts } = this.#users.get(id) ?? { elements: [], parts: [] }
    if (this.#little.has(id)) return 'base'
    if (elements.length > 1) return this.#sharedBy(id, elements)
    const [only] = elements
    // A file for each of a library's functions would be a request for each.
    if (!only) return talking.test(id) && parts.length > 1 ? 'submit' : undefined
    const others = parts.filter((part) => this.#needsLittle(part, only.name)).flatMap((part) => this.#ownersOf(part))
    return (others.length > 0 && this.#lastOf(id, this.#sharedBy(id, [only, ...others]))) || only.name
  }

  #ownersOf(part) {
    return [...ownersOf(part, this.#graph, this.#users).values()]
  }

  /** Whether a part of another element needs so little of one that it should not fetch all of it. */
  #needsLittle(part, name) {
    if (this.#ownersOf(part).every((owner) => owner.name === name)) return false
    const own = [...this.#users].filter(([, { elements }]) => elements.length === 1 && elements[0].name === name)
    return this.#sum(own.filter(([, { parts }]) => parts.includes(part))) < little * this.#sum(own)
  }

  /** A shared file, or the last of those that a module imports from; nothing where it imports from an element. */
  #lastOf(id, file) {
    const imports = [...staticGraph(id, this.#graph)].filter((needed) => needed !== id && !this.#atStart.has(needed))
    const places = imports.map((needed) => sharedChunks.indexOf(this.chunkOf(needed)))
    return places.includes(-1) ? undefined : sharedChunks[Math.max(sharedChunks.indexOf(file), ...places)]
  }

  #sum(modules) {
    return modules.reduce((total, [id]) => total + (this.#graph.getModuleInfo(id).code?.length ?? 0), 0)
  }

  #sharedBy(id, elements) {
    const kinds = new Set(elements.map(({ kind }) => kind))
    const names = new Set(elements.map(({ name }) => name))
    if ([...this.#awake].filter((name) => names.has(name)).length > 1) return 'base'
    if (kinds.has('plain')) return kinds.size > 1 ? 'core' : 'bare'
    if (kinds.has('talks') && kinds.has('draws')) return 'more'
    if (kinds.has('talks')) return kinds.has('showstalks') ? 'data' : 'submit'
    if (kinds.has('showstalks') && kinds.has('draws')) return 'more'
    if (!kinds.has('draws')) return this.#draws(id) ? 'fields' : 'view'
    return this.#drawn.isSubsetOf(names) ? 'react' : 'ui'
  }

  #draws(id) {
    return [...staticGraph(id, this.#graph)].some((needed) => /[\\/]node_modules[\\/]react[\\/]/.test(needed))
  }

  /** An element that wakes with its page takes the little that it needs of `core` or `bare` along in `base`. */
  #findLittle() {
    for (const file of ['core', 'bare']) {
      const whole = [...this.#users].filter(([id]) => this.chunkOf(id) === file)
      for (const name of this.#awake) {
        const needed = whole.filter(([, { elements }]) => elements.some((element) => element.name === name))
        if (this.#sum(needed) < little * this.#sum(whole)) for (const [id] of needed) this.#little.add(id)
      }
    }
  }
}

/**
 * Gives each module its file.
 *
 * @param roots.elements - Name of each element by the path of its module.
 * @param roots.start - Name and path of what every page fetches a moment after it has started.
 * @param roots.onDemand - Name and path of what a page fetches once its visitor, or another tab, does something.
 * @param roots.awake - Names of the elements that wake with their page.
 */
export function chunkOf(roots) {
  let cut
  return (id, graph) => {
    cut ??= new Cut(graph, roots)
    return cut.chunkOf(id)
  }
}
