/**
 * flatpickr writes HTML as text, which a page under Trusted Types refuses, and hangs itself onto the prototypes of the
 * page. What it writes so is small: it is made of nodes here, and the page's prototypes are left alone.
 */
const rewrites = [
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

export function trustedFlatpickr() {
  return {
    name: 'trusted-flatpickr',
    transform(source, id) {
      if (!/[\\/]flatpickr[\\/]dist[\\/]esm[\\/]index\.js$/.test(id)) return null
      let code = source
      for (const [pattern, replacement] of rewrites) {
        if (!pattern.test(code)) this.error(`flatpickr has changed: it has no ${pattern}`)
        code = code.replace(pattern, () => replacement)
      }
      if (/innerHTML|insertAdjacentHTML/.test(code)) this.error('flatpickr writes HTML where it did not')
      return { code, map: { mappings: '' } }
    },
  }
}
