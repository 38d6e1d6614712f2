import { entryNames, inputs } from './file-table.mjs'

/** Shared code by path: the first pattern that matches names the file. */
const shared = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler|@r2wc)\/|^commonjsHelpers/],
  ['maplibre', /\/node_modules\/maplibre-gl\/|\/ui\/map\/maplibre\.ts$/],
  ['map-ground', /\/ui\/map\/(?:coast|outline|plain-style|street-style)\.ts$/],
  ['maps', /\/ui\/map\//],
  [
    'floating',
    /\/node_modules\/@floating-ui\/|\/core\/overlay\/(?:floating|use-placement)\.ts$|\/(?:place-beside|panel-place)\.ts$/,
  ],
  ['swiper', /\/node_modules\/swiper\/|\/ui\/slides\/(?!slides|by-width|draw-part)/],
  ['slides', /\/ui\/slides\//],
  ['english', /\/core\/i18n\/english\//],
  ['translations', /\/core\/i18n\/(?:translat|read-in|follow-language)/],
  ['invalid', /\/ui\/(?:invalid\/(?!when-invalid)|beside-field)/],
  ['form-later', /\/forms\/upload\/file-order|\/ui\/(?:status-line-nodes|drag-order)/],
  ['diag', /\/page\/diag\/|-rgaa\.ts$|\/src\/conformity\/|\/node_modules\/dom-accessibility-api\//],
  ['lightbox', /\/node_modules\/photoswipe\//],
  ['core', /\/ui\/(?:choice|field)\.css$/],
  // What a cart that its server draws needs in its steps: nothing of React.
  [
    'checkout',
    /\/shop\/cart\/(?!json-code|view\/load-view|api\/read|contract\/).*\.(?:ts|css)$|\/ui\/relay\/relay\.css$/,
  ],
  ['relay', /\/ui\/relay\/|\/domain\/relay\//],
  ['maps-later', /\/shop\/relay-picker\/results\/relay-map/],
  ['request', /\/core\/http\/request\.ts$/],
  ['session-later', /\/ui\/log-in-again\.tsx$/],
  [
    'base',
    /\/ui\/mask\/marked-fields|\/core\/french\/no-breaks|\/page\/page\/fixed-header|\/core\/browser\/(?!passkeys|storage|scroll|set-attributes)|\/core\/html\/untrusted|\/core\/i18n\/(?:language|wake|texts)|\/core\/loader\/patience|\/core\/element\/(?:add-sheet|behaviour|address|child-json|codecs|ground|host-methods|register|report|selector|shadowed|shield|styles|with-prop)|\/core\/(?:config|configure|shared|deferred|events|observable|page-context|wishes|watch)\.ts$/,
  ],
  ['fields', /\/ui\/mask\//],
  ['store', /\/node_modules\/jotai\/|\/core\/store\.ts$/],
  ['state', /\/src\/domain\/(?:cart\/|consent\/consent(?:-record)?\.ts)/],
  ['view', /\/core\/html\/(?:morph|same-element|longest|show-html|together|has-markup)|\/ui\/server-view\/.*\.ts$/],
  [
    'http',
    /\/node_modules\/(?:ky|valibot)\/|\/core\/(?:http\/|wire-|browser\/storage|html\/(?:html-scan|plain-text|run-code)|browser\/passkeys)|\/domain\/account\/|\/ui\/(?:sent-form|declared-form)/,
  ],
  [
    'ui',
    /\/core\/(?:overlay\/(?!opener)|react-root|use-|i18n\/use-|element\/(?:react-element|bridge|host|host-state|mounts|when-near|use-[\w-]+)\.|html\/(?:translated-texts|empty-content|sanitize))|\/src\/ui\/(?:author-content|beside|button|choice|close-button|content|copy-field|failure|field|field-note|message|share-sheet|sign|status-line|ui-messages|open-above|use-[\w-]+|content-place)\.tsx?$/,
  ],
  [
    'later',
    /\/core\/(?:browser\/(?:scroll|set-attributes)|loader\/|slices|french\/collator|i18n\/new-)|\/src\/page\/page\/go-to/,
  ],
  ['core', /\/src\/(?:core|ui|domain)\//],
]

/** What one entry alone may need before it runs, and others fetch later. */
const fetchedByOthers =
  /\/node_modules\/(?:react|@floating-ui\/)|\/core\/overlay\/(?:floating|use-placement)\.ts$|\/src\/ui\/(?:relay\/|[^/]*\.css$)/

/** What these fetch later is so little that it comes with them. */
const joined = ['autocomplete', 'consent', 'dialogs', 'lightbox', 'login', 'relay-picker', 'upload']

/** Entry of a feature: its own, or that of its group. */
const entryOf = (feature) => entryNames.get(feature) ?? feature

/** A module and all that it imports statically. */
function closure(id, getModuleInfo, found = new Set()) {
  if (found.has(id)) return found
  found.add(id)
  for (const next of getModuleInfo(id)?.importedIds ?? []) closure(next, getModuleInfo, found)
  return found
}

/** Names of the entries that need each module before they run. */
function ownersOf(getModuleInfo) {
  const owners = new Map()
  for (const [name, entry] of Object.entries(inputs))
    for (const id of closure(entry, getModuleInfo)) owners.set(id, [...(owners.get(id) ?? []), name])
  return owners
}

/**
 * Names the file of each module: shared code by where it lies; what one entry alone needs goes with that entry; what a
 * feature fetches later is one file beside it.
 */
export function chunkOf() {
  let owners
  return (id, { getModuleInfo }) => {
    const path = id.replace(/^\0/, '')
    owners ??= ownersOf(getModuleInfo)
    const [owner, ...others] = owners.get(id) ?? []
    if (owner && others.length === 0 && !fetchedByOthers.test(path)) return owner
    const known = shared.find(([, pattern]) => pattern.test(path))?.[0]
    if (known) return known
    const [, feature] = /\/src\/\w+\/([\w-]+)\//.exec(path) ?? []
    const entry = feature && entryOf(feature)
    return entry && (joined.includes(entry) || owners.get(id)?.includes(entry) ? entry : `${entry}-later`)
  }
}
