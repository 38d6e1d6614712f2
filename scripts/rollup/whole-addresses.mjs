/**
 * The map library makes addresses whole by its own. It is always given whole ones, and a bundler that builds a site takes
 * such a place for a file that it must find: it has the page's instead.
 */
export function wholeAddresses() {
  return {
    name: 'whole-addresses',
    resolveImportMeta: (property, { moduleId }) =>
      property === 'url' && /[\\/]maplibre-gl\.mjs$/.test(moduleId) ? 'location.href' : null,
  }
}
