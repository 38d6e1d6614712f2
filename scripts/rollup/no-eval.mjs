/** The map's worker can run a plugin's text as code, which no map of ours asks for and no strict policy allows. */
export function noEval() {
  return {
    name: 'no-eval',
    transform(source, id) {
      if (!/maplibre-gl-worker\.mjs$/.test(id)) return null
      return { code: source.replaceAll('globalThis.eval(', 'await Promise.reject('), map: { mappings: '' } }
    },
  }
}
