import { useLayoutEffect, useState } from 'react'
import { sharedAtom, store } from '../../../core/store.ts'

/** The prefixes of the carts that are in the page. */
const prefixesAtom = sharedAtom<readonly string[]>('cartPrefixes', [])

/**
 * The prefix of the ids that a cart writes. The first cart of the page writes those that the server's view has; a second
 * one shares none with it.
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
