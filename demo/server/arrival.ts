import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { StartFailure } from './failure.ts'

/** How requests reach the site. */
export interface Arrival {
  /** Origin of the site as visitors know it; undefined on a developer's machine, where the request tells it. */
  publicUrl?: string | undefined
  /** Host name that the server listens on. */
  host?: string | undefined
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  proxies: BlockList
}

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Reads the trusted proxies.
 * @param given addresses, or networks as `10.0.0.0/8`.
 * @throws StartFailure for one that is neither.
 */
export function readProxies(given: string[]): BlockList {
  const list = new BlockList()
  for (const one of given) {
    const [address = '', bits] = one.split('/')
    const most = isIPv6(address) ? 128 : 32
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new StartFailure(`TRUSTED_PROXIES : « ${one} » n’est ni une adresse IP ni un réseau comme 10.0.0.0/8.`)
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

/** Turns an IPv4 address mapped into IPv6 into plain IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * Returns the visitor's address. Each proxy appends the address it received the request from, so the list is read from
 * its end: beyond the first address that is not a trusted proxy, the visitor may have written anything.
 */
function clientAddress(incoming: IncomingMessage, proxies: BlockList): string {
  let address = plain(incoming.socket.remoteAddress ?? '')
  const heard = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse()
  for (const each of heard) {
    const hop = plain(each.trim())
    if (isIP(address) === 0 || isIP(hop) === 0 || !proxies.check(address, family(address))) break
    address = hop
  }
  return address
}

/**
 * Returns the unit that rate limits count: an IPv4 address, or the /64 network of an IPv6 one, since one subscriber has
 * all 2⁶⁴ addresses of it.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after === undefined ? [] : after.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/**
 * Returns true when a request names this server by a host name that is its own. Another site can point its own host
 * name here (DNS rebinding) and then counts as the same origin; it cannot do so with an IP address.
 */
function isOwnName(host: string, { host: listensOn }: Arrival): boolean {
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : ''
  return name === 'localhost' || name === listensOn || isIP(name) !== 0
}

/**
 * Returns false for an address that cannot be decoded, or contains a NUL, which no database keeps and no visitor types.
 */
function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(new URL(url).pathname).includes('\0') && !/%00/.test(new URL(url).search)
  } catch {
    return false
  }
}

/**
 * Sets the client address and the site's origin for each request, and rejects unreadable addresses and unknown host
 * names.
 */
export function arrive(arrival: Arrival): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { incoming } = c.env as HttpBindings
    const { publicUrl, proxies } = arrival
    if (!isReadable(c.req.url)) return c.text('Cette adresse n’est pas lisible.', 400)
    if (!publicUrl && !isOwnName(incoming.headers.host ?? '', arrival))
      return c.text('Ce serveur ne répond pas sous ce nom : donnez-lui le sien par PUBLIC_URL.', 400)
    const { origin, pathname, search } = new URL(c.req.url)
    const peer = plain(incoming.socket.remoteAddress ?? '')
    const isFromProxy = isIP(peer) !== 0 && proxies.check(peer, family(peer))
    if (publicUrl?.startsWith('https:') && isFromProxy && incoming.headers['x-forwarded-proto'] === 'http')
      return c.redirect(publicUrl + pathname + search, 308)
    c.set('origin', publicUrl ?? origin)
    c.set('client', clientAddress(incoming, proxies))
    await next()
  }
}
