import { resolve } from 'node:path'

/**
 * What three libraries do beyond what is asked of them is taken out as they are bundled. flatpickr writes HTML as text,
 * which a page under Trusted Types refuses, and hangs itself onto the prototypes of the page: what it writes is small,
 * and made of nodes here. Inputmask hangs itself onto the window. MapLibre parses the words about who made a map, which
 * the same page refuses: they pass our gate.
 */
const flatpickr = [
  // Helpers of a compiler of then, which look for themselves on a `this` that a module has not.
  [/\(this && this\.__assign\) \|\| /, ''],
  [/\(this && this\.__spreadArrays\) \|\| /, ''],
  [/self\.monthsDropdownContainer\.innerHTML = "";/, 'self.monthsDropdownContainer.replaceChildren();'],
  [/self\.prevMonthNav\.innerHTML = self\.config\.prevArrow;/, ''],
  [/self\.nextMonthNav\.innerHTML = self\.config\.nextArrow;/, ''],
  [
    /self\.weekdayContainer\.children\[i\]\.innerHTML = [^;]+;/,
    'self.weekdayContainer.children[i].replaceChildren(...weekdays.map(function (name) { return createElement("span", "flatpickr-weekday", name); }));',
  ],
  [/self\.weekNumbers\.insertAdjacentHTML\([^;]+;/, ''],
  [/if \(typeof HTMLElement !== "undefined" &&[\s\S]*?\n\}\n(?=\/\*|var flatpickr)/, ''],
  [/if \(typeof jQuery !== "undefined"[\s\S]*?\n\}\n/, ''],
  [/Date\.prototype\.fp_incr = [\s\S]*?\n\};\n/, ''],
  [/if \(typeof window !== "undefined"\) \{\n\s+window\.flatpickr = flatpickr;\n\}\n/, ''],
]

const inputmask = [[/window\.Inputmask = Inputmask;/, '']]

const gate = JSON.stringify(resolve('src/core/html/gate.ts'))
const maplibre = [
  [/new DOMParser\(\)\.parseFromString\((\w+),[`'"]text\/html[`'"]\)/, 'flxParse($1)'],
  [/^/, `import { parseDocument as flxParse } from ${gate};`],
  // Of a class that nothing here uses.
  [/\.innerHTML=/, '.textContent='],
]

const libraries = [
  { name: 'flatpickr', file: /[\\/]flatpickr[\\/]dist[\\/]esm[\\/]index\.js$/, rewrites: flatpickr },
  { name: 'inputmask', file: /[\\/]inputmask[\\/]lib[\\/]inputmask\.js$/, rewrites: inputmask },
  { name: 'maplibre-gl', file: /[\\/]maplibre-gl[\\/]dist[\\/]maplibre-gl\.mjs$/, rewrites: maplibre },
]

export function tameLibraries() {
  return {
    name: 'tame-libraries',
    transform(source, id) {
      const library = libraries.find(({ file }) => file.test(id))
      if (!library) return null
      let code = source
      for (const [pattern, replacement] of library.rewrites) {
        if (!pattern.test(code)) this.error(`${library.name} has changed: it has no ${pattern}`)
        code = code.replace(pattern, (_, first) => replacement.replace('$1', first))
      }
      if (/innerHTML|insertAdjacentHTML|parseFromString/.test(code))
        this.error(`${library.name} writes HTML where it did not`)
      // What ships of a library is told by the sources of the map.
      return { code, map: null }
    },
  }
}
