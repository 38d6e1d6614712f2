import { entryNames, inputs } from './file-table.mjs'

/** Shared code by path: the first matching pattern names the file. */
const shared = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler|@r2wc)\/|^commonjsHelpers/],
  ['maplibre', /\/node_modules\/maplibre-gl\/|\/ui\/map\/maplibre\.ts$/],
  ['map', /\/ui\/map\/|\/shop\/relay-picker\/relay-map/],
  ['floating', /\/node_modules\/@floating-ui\/|\/(?:floating|use-placement|place-beside|use-popover-beside)\.ts$/],
  ['english', /\/core\/i18n\/english\//],
  ['access', /\/node_modules\/axe-core\/|\/page\/diag\/access\/|\/src\/conformity\//],
  ['diag', /\/page\/diag\//],
  ['lightbox', /\/node_modules\/photoswipe\//],
  ['core', /\/ui\/(?:choice|field)\.css$/],
  ['mobile-menu-later', /\/mobile-menu\/source\/server-/],
  ['relay', /\/ui\/relay\/|\/domain\/relay\//],
  ['view', /\/overlays\/session\/request-status\.ts$/],
  // The components with which React renders an answer, including the login after a session expired and fields that are
  // refused. Only the elements that send something load them.
  ['answer', /\/ui\/(?:invalid\/(?!when-)|log-in-again|server-view\/react-server-view)|\/overlays\/session\//],
  [
    'base',
    /\/core\/element\/(?:add-sheet|behaviour|codecs|ground|host-m|lend|regis|report-|shadowed|shield|styles|with-)/,
  ],
  [
    'base',
    /\/core\/(?:browser\/(?!change-field|reading-key|storage|scroll|use-)|i18n\/(?:wake|texts))|\/ui\/mask\/marked-fields/,
  ],
  ['core', /\/domain\/account\/account-actions/],
  [
    'base',
    /\/core\/(?:config|configure|shared|events|page-context|cancellation|random-key|watch|focus\/open-around)\.ts$/,
  ],
  [
    'base',
    /\/core\/(?:french\/no-breaks|html\/(?:nodes|text-of|untrusted)|loader\/(?:code-timeout|root))|\/page\/page\/fixed-header/,
  ],
  // Only patterns with alternatives or repetitions need it, when their field is first touched.
  ['inputmask', /\/node_modules\/inputmask\/|\/mask\/inputmask\.ts$/],
  ['masks', /\/ui\/mask\/.*\.ts$/],
  ['store', /\/node_modules\/jotai\/|\/core\/store\.ts$/],
  ['state', /\/src\/domain\/(?:cart\/|consent\/consent\.ts)/],
  // Elements without React need it too.
  ['view', /\/core\/html\/(?:morph|show-html)|\/ui\/server-view\/.*\.ts$/],
  ['http', /\/node_modules\/(?:ky|valibot)\/|\/core\/(?:http\/|wire-|browser\/storage)/],
  ['http', /\/core\/html\/(?:plain-text|run-code)|\/domain\/account\//],
  ['ui', /\/core\/(?:overlay\/(?!opener)|react-root|use-|browser\/use-|i18n\/use-|html\/sanitize)/],
  ['ui', /\/core\/element\/(?:react-element|draw-queue|late-root|bridge|mounts|use-[\w-]+)\./],
  ['ui', /\/src\/ui\/(?:author-content|beside|button|content|content-place|days|field|field-note)\.tsx?$/],
  ['ui', /\/src\/ui\/(?:form-message|mask\/mask-notes|message|month-grid|open-above|share|ui-messages)\.tsx?$/],
  ['ui', /\/src\/ui\/(?:use-[\w-]+|video-player)\.tsx?$/],
  // What scripts of a site call, besides elements.
  ['request', /\/core\/i18n\/translat/],
  // Too small for a file of its own.
  ['ui', /\/content\/video\/video-view/],
  ['on-demand', /\/core\/(?:browser\/scroll|loader\/)|\/src\/page\/page\/go-to|\/ui\/drag-order/],
  ['core', /\/src\/(?:core|ui|domain)\//],
]

/** Entries that contain their own lazily loaded code, because it is small. */
const joined = 'autocomplete login mask modal relay-picker'.split(' ')

/** The name of the entry of each path. */
const entryAt = new Map(Object.entries(inputs).map(([name, path]) => [path, name]))

/** Returns, for each module, the entries and the dynamically imported modules that need it as soon as they run. */
function rootsOf(getModuleIds, getModuleInfo) {
  const roots = new Map([...getModuleIds()].map((id) => [id, new Set()]))
  const mark = (id, root) => {
    if (roots.get(id).has(root)) return
    roots.get(id).add(root)
    for (const next of getModuleInfo(id).importedIds) mark(next, root)
  }
  for (const id of roots.keys()) if (entryAt.has(id) || getModuleInfo(id).dynamicImporters.length > 0) mark(id, id)
  return roots
}

/**
 * Returns a function that names the file of each module. Code that only one entry needs is in that entry's file, shared
 * code is in a file chosen by its path, and code that a feature loads later is in one file beside it.
 */
export function chunkOf() {
  let roots
  return (id, { getModuleIds, getModuleInfo }) => {
    roots ??= rootsOf(getModuleIds, getModuleInfo)
    const needing = [...roots.get(id)].map((root) => entryAt.get(root))
    if (needing.length === 1 && needing[0]) return needing[0]
    const path = id.replace(/^\0/, '')
    const known = shared.find(([, pattern]) => pattern.test(path))?.[0]
    if (known) return known
    const [, feature] = /\/src\/\w+\/([\w-]+)\//.exec(path) ?? []
    // The entry of the feature itself, or that of its group.
    const entry = entryNames.get(feature) ?? feature
    return entry && (joined.includes(entry) || needing.includes(entry) ? entry : `${entry}-later`)
  }
}
