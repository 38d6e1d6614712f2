/**
 * A key that an addition to the cart is known by (`cle_ajout`): sent again with the same key, it is made once.
 * Without `randomUUID`, which only secure pages have.
 */
export function newAdditionKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('')
}
