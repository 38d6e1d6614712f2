import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The library ships as one file, in which a comment says where each of its own sources begins and ends. */
const whole = fileURLToPath(import.meta.resolve('valibot'))
const region = /^\/\/#region (\S+)\n([\s\S]*?)^\/\/#endregion$/gm
const exported = /^export \{([^}]*)\};$/m

const ours = /[\\/](?:src|elements)[\\/][^\0]*\.tsx?$/
const namespaceImport = /^import \* as v from 'valibot';$/m
const namedImport = /^import \{([^}]*)\} from 'valibot';$/m

function* nodesOf(node, parent) {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each, parent)
  else if (node && typeof node.type === 'string') {
    yield [node, parent]
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* nodesOf(value, node)
  }
}

/** Whether an identifier is the name of a member, and no variable. */
const isMember = (node, { type, computed, shorthand, property, key }) =>
  !computed && ((type === 'MemberExpression' && property === node) || (!shorthand && key === node))

const declaredBy = ({ id, declarations = [] }) => (id ? [id.name] : declarations.map((each) => each.id.name))
const pairs = (list) => [...list.matchAll(/([\w$]+)(?: as ([\w$]+))?/g)].map(([, name, as = name]) => [name, as])

/** @returns by its name, the code of each of the library's sources, with the imports that it had; and where each export is. */
function cut(code, parse) {
  const parts = new Map([...code.matchAll(region)].map(([, name, text]) => [name, { text, body: parse(text).body }]))
  const home = new Map([...parts].flatMap(([name, { body }]) => body.flatMap(declaredBy).map((each) => [each, name])))
  const texts = new Map()
  for (const [name, { text, body }] of parts) {
    const used = new Set()
    for (const [node, parent] of nodesOf(body)) {
      if (node.type === 'Identifier' && !isMember(node, parent ?? {}) && home.has(node.name)) used.add(node.name)
    }
    const imports = [...used].filter((each) => home.get(each) !== name)
    const lines = imports.map((each) => `import { ${each} } from 'valibot?${home.get(each)}';`)
    texts.set(name, `${text}\nexport { ${body.flatMap(declaredBy).join(', ')} };\n${lines.join('\n')}`)
  }
  const exports = new Map(
    pairs(exported.exec(code)[1]).map(([local, name]) => [name, { local, part: home.get(local) }]),
  )
  return { texts, exports }
}

/**
 * What of the library one element alone needs goes where that element goes: its sources are modules again, as any other.
 * Our own import each function from where it stands.
 */
export function valibotParts() {
  let library
  const importOf = (name, as) => {
    const { local, part } = library.exports.get(name) ?? {}
    if (!part) throw new Error(`valibot has no ${name}`)
    return `import { ${local} as ${as} } from 'valibot?${part}';`
  }
  return {
    name: 'valibot-parts',
    buildStart() {
      library = cut(readFileSync(whole, 'utf8'), (text) => this.parse(text))
    },
    resolveId: (name) =>
      name.startsWith('valibot?') ? { id: name.replace('valibot', whole), moduleSideEffects: false } : null,
    load: (id) =>
      id.startsWith(`${whole}?`) ? { code: library.texts.get(id.slice(whole.length + 1)), map: null } : null,
    /** Names keep their length, and imports their line: the map of the module holds. */
    transform(source, id) {
      if (!ours.test(id)) return null
      const names = new Set()
      const code = source
        .replace(namedImport, (_, list) =>
          pairs(list)
            .map(([name, as]) => importOf(name, as))
            .join(' '),
        )
        .replace(/\bv\.(\w+)/g, (written, name) => {
          if (!namespaceImport.test(source)) return written
          names.add(name)
          return `v_${name}`
        })
        .replace(namespaceImport, () => [...names].map((name) => importOf(name, `v_${name}`)).join(' '))
      if (/from ['"]valibot['"]/.test(code)) this.error(`${id} imports valibot in a way that is not known here`)
      return code === source ? null : { code, map: null }
    },
  }
}
