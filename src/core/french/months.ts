const months = [
  /^jan/,
  /^fe[vb]/,
  /^mar(?!di)/,
  /^a[vp]r/,
  /^ma[iy]/,
  /^juin|^jun/,
  /^jui?l/,
  /^ao|^aug/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
]

/** Returns the month, from 1, of a French or English name in folded form, also a short one: `janv`; 0 for no month. */
export const monthNamed = (name: string): number => months.findIndex((each) => each.test(name)) + 1
