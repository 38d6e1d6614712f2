import { entryNames, inputs } from './file-table.mjs'

/** Shared code by path: the first matching pattern names the file. */
const shared = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler|@r2wc)\/|^commonjsHelpers/],
  ['maplibre', /\/node_modules\/maplibre-gl\/|\/ui\/map\/maplibre\.ts$/],
  ['base-map', /\/ui\/map\/(?:coast|plain-style|street-style)\.ts$/],
  ['map', /\/ui\/map\//],
  ['floating', /\/node_modules\/@floating-ui\/|\/core\/overlay\/(?:floating|use-placement)\.ts$/],
  ['floating', /\/(?:place-beside|use-popover-beside)\.ts$/],
  ['english', /\/core\/i18n\/english\//],
  ['invalid', /\/ui\/invalid\/(?!when-invalid)/],
  ['access', /\/node_modules\/axe-core\/|\/page\/diag\/access\/|\/src\/conformity\//],
  ['diag', /\/page\/diag\//],
  ['lightbox', /\/node_modules\/photoswipe\//],
  ['core', /\/ui\/(?:choice|field)\.css$/],
  ['mobile-menu-later', /\/mobile-menu\/source\/server-/],
  ['relay', /\/ui\/relay\/|\/domain\/relay\//],
  ['map-later', /\/shop\/relay-picker\/relay-map/],
  ['request', /\/core\/http\/request\.ts$/],
  ['view', /\/overlays\/session\/request-status\.ts$/],
  // The components with which React renders an answer, including the login after a session expired. Only the elements
  // that send requests load them.
  ['answer', /\/ui\/(?:log-in-again|server-view\/react-server-view)\.tsx$|\/overlays\/session\//],
  ['base', /\/core\/element\/(?:add-sheet|behaviour|codecs|ground|host-methods|register)/],
  ['base', /\/core\/element\/(?:report|shadowed|shield|styles|with-prop)|\/ui\/mask\/marked-fields/],
  ['base', /\/core\/(?:browser\/(?!reading-key|storage|scroll|use-)|i18n\/(?:wake|texts))/],
  ['core', /\/domain\/account\/account-actions/],
  ['base', /\/core\/(?:config|configure|shared|events|page-context|cancellation|watch)\.ts$/],
  ['base', /\/core\/(?:french\/no-breaks|html\/untrusted|loader\/(?:code-timeout|root))|\/page\/page\/fixed-header/],
  // Only patterns with alternatives or repetitions need it, when their field is first touched.
  ['inputmask', /\/node_modules\/inputmask\/|\/mask\/inputmask\.ts$/],
  ['masks', /\/ui\/mask\/.*\.ts$/],
  ['store', /\/node_modules\/jotai\/|\/core\/store\.ts$/],
  ['state', /\/src\/domain\/(?:cart\/|consent\/consent\.ts)/],
  // Elements without React need it too.
  ['view', /\/core\/html\/(?:morph|show-html)|\/ui\/server-view\/.*\.ts$/],
  ['http', /\/node_modules\/(?:ky|valibot)\/|\/core\/(?:http\/|wire-|browser\/storage)/],
  ['http', /\/core\/html\/(?:plain-text|run-code)|\/domain\/account\//],
  ['ui', /\/core\/(?:overlay\/(?!opener)|react-root|use-|browser\/use-|i18n\/use-)/],
  ['ui', /\/core\/html\/sanitize/],
  ['ui', /\/core\/element\/(?:react-element|draw-queue|late-root|bridge|mounts|use-[\w-]+)\./],
  ['ui', /\/src\/ui\/(?:author-content|beside|button|content|content-place|days|field|field-note)\.tsx?$/],
  ['ui', /\/src\/ui\/(?:form-message|mask\/mask-notes|message|month-grid|open-above|share|ui-messages)\.tsx?$/],
  ['ui', /\/src\/ui\/(?:use-[\w-]+|video-player)\.tsx?$/],
  // Too small for a file of its own.
  ['ui', /\/content\/video\/video-view/],
  ['later', /\/core\/(?:browser\/scroll|loader\/)|\/src\/page\/page\/go-to|\/ui\/drag-order/],
  ['later', /\/core\/i18n\/translat/],
  ['core', /\/src\/(?:core|ui|domain)\//],
]

/** Entries that contain their own lazily loaded code, because it is small. */
const joined = 'autocomplete modal login mask relay-picker'.split(' ')

/** Returns a module and all that it imports statically. */
function closure(id, getModuleInfo, found = new Set()) {
  if (found.has(id)) return found
  found.add(id)
  for (const next of getModuleInfo(id)?.importedIds ?? []) closure(next, getModuleInfo, found)
  return found
}

/** The name of the entry of each path. */
const entryAt = new Map(Object.entries(inputs).map(([name, path]) => [path, name]))

/**
 * Returns, for each module, the roots that need it as soon as they run: entries of the loader, and modules that are
 * imported dynamically.
 */
function rootsOf(getModuleIds, getModuleInfo) {
  const later = [...getModuleIds()].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const roots = new Map()
  for (const root of new Set([...entryAt.keys(), ...later]))
    for (const id of closure(root, getModuleInfo)) roots.set(id, [...(roots.get(id) ?? []), root])
  return roots
}

/**
 * Returns a function that names the file of each module. Code that only one entry needs is in that entry's file, shared
 * code is in a file chosen by its path, and code that a feature loads later is in one file beside it.
 */
export function chunkOf() {
  let roots
  return (id, { getModuleIds, getModuleInfo }) => {
    const path = id.replace(/^\0/, '')
    roots ??= rootsOf(getModuleIds, getModuleInfo)
    const needing = (roots.get(id) ?? []).map((root) => entryAt.get(root))
    if (needing.length === 1 && needing[0]) return needing[0]
    const known = shared.find(([, pattern]) => pattern.test(path))?.[0]
    if (known) return known
    const [, feature] = /\/src\/\w+\/([\w-]+)\//.exec(path) ?? []
    // The entry of the feature itself, or that of its group.
    const entry = entryNames.get(feature) ?? feature
    return entry && (joined.includes(entry) || needing.includes(entry) ? entry : `${entry}-later`)
  }
}
