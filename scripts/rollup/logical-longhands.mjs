import { generate, parse, walk } from 'css-tree'

const boxes = /^(margin|padding|inset|scroll-margin|scroll-padding)-(inline|block)$/
const borders = /^border-(inline|block)(-start|-end)?$/
const styles = new Set(['none', 'solid', 'dashed', 'dotted', 'double'])

const isSpace = ({ type }) => type === 'WhiteSpace'
const isColor = ({ type, name, children }) =>
  type === 'Function' && (name !== 'var' || /color/.test(generate(children.first)))

/** @returns pairs of a border's longhands and what they are. @throws where a part is none of the three */
function bordersOf([, axis, side], parts, text) {
  const kinds = parts.map((part) => {
    if (part.type === 'Identifier' && styles.has(part.name)) return 'style'
    if (isColor(part)) return 'color'
    if (part.type === 'Dimension') return 'width'
    throw new Error(`logical-longhands: which part of a border is ${generate(part)}?`)
  })
  const sides = side ? [side] : ['-start', '-end']
  return sides.flatMap((each) => parts.map((part, at) => [`border-${axis}${each}-${kinds[at]}`, text(part)]))
}

function longhandsOf(property, parts, text) {
  const box = boxes.exec(property)
  if (!box) return bordersOf(borders.exec(property), parts, text)
  return [
    [`${property}-start`, text(parts[0])],
    [`${property}-end`, text(parts.at(-1))],
  ]
}

/**
 * Writes shorthands of the logical axes that hold a `var()` out in full. WebKit loses them where another layer goes back
 * with `revert-layer`, as the shield does: the element would have neither its space nor its place.
 */
export function withLogicalLonghands(css) {
  const edits = []
  walk(parse(css, { positions: true }), (node) => {
    if (node.type !== 'Declaration' || !(boxes.test(node.property) || borders.test(node.property))) return
    const parts = node.value.children.toArray().filter((part) => !isSpace(part))
    const text = ({ loc }) => css.slice(loc.start.offset, loc.end.offset)
    if (!text(node.value).includes('var(')) return
    const longhands = longhandsOf(node.property, parts, text)
    edits.push([node.loc, longhands.map(([name, value]) => `${name}: ${value}${node.important ? ' !important' : ''}`)])
  })
  return edits.reduceRight(
    (out, [{ start, end }, lines]) => out.slice(0, start.offset) + lines.join('; ') + out.slice(end.offset),
    css,
  )
}
