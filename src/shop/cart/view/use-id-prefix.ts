import { useLayoutEffect, useState } from 'react'
import { sharedAtom, store } from '../../../core/store.ts'

/** The id prefixes of the carts in the page. */
const prefixesAtom = sharedAtom<readonly string[]>('cartPrefixes', [])

/**
 * Returns the prefix of a cart's ids. The first cart of the page uses the ids of the server's view; each further cart
 * gets a prefix of its own.
 */
export function useIdPrefix(): string {
  const [prefix, setPrefix] = useState('flx-cart')
  useLayoutEffect(() => {
    const taken = store.get(prefixesAtom)
    let own = 'flx-cart'
    for (let rank = 2; taken.includes(own); rank++) own = `flx-cart-${rank}`
    store.set(prefixesAtom, [...taken, own])
    setPrefix(own)
    return () => store.set(prefixesAtom, (prefixes) => prefixes.filter((each) => each !== own))
  }, [])
  return prefix
}
