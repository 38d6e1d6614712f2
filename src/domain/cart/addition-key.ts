/**
 * Returns a key that identifies an addition to the cart (`cle_ajout`): a request repeated with the same key adds the
 * article once. It does not use `randomUUID`, which exists on secure pages only.
 */
export function newAdditionKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('')
}
