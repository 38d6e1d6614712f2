/**
 * The parent of a node, which a form may hide: asked itself, it answers with a field that bears the name of the member
 * (`<input name="parentNode">`), of which it is the parent, and who climbs would go to and fro for ever. The build has all
 * code ask here (`scripts/rollup/past-content.mjs`).
 */
export const parentNodeOf = (node: Node | null | undefined): ParentNode | null | undefined =>
  node && Reflect.get(Node.prototype, 'parentNode', node)

export const parentElementOf = (node: Node | null | undefined): HTMLElement | null | undefined =>
  node && Reflect.get(Node.prototype, 'parentElement', node)
