/** Moves a node and keeps its state in browsers that can (`moveBefore`): frames stay loaded, focus stays. */
export function moveBefore(parent: Node, node: Node, before: Node | null): void {
  const able = parent as Node & { moveBefore?(node: Node, before: Node | null): void }
  if (able.moveBefore && parent.isConnected && node.isConnected) able.moveBefore(node, before)
  else parent.insertBefore(node, before)
}
