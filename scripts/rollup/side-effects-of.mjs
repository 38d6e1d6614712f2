import { resolve } from 'node:path'

/** An entry that runs a module and exports nothing: a classic script must leave no name of its own behind. */
export function sideEffectsOf(entry, module) {
  return {
    name: 'side-effects-of',
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load: (id) => (id === `\0${entry}` ? `import ${JSON.stringify(resolve(module))}` : null),
  }
}
