import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../failure.ts'

/** scrypt's N as OWASP recommends it with r=8 and p=1 (Password Storage Cheat Sheet): 128 MiB per hash. */
export const safePasswordCost = 2 ** 17

const blocks = { r: 8, p: 1 }
const keyLength = 32

/**
 * Hashes computed at once: two of Node's four threads, so that files and names can still be looked up, and at most 256
 * MiB.
 */
const mostAtOnce = 2
/** Hashes that may wait for their turn: with more, a visitor would wait longer than a page does. */
const mostWaiting = 24

function derive(password: string, salt: Buffer, N: number, { r, p } = blocks): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** Returns `scrypt$N$r$p$salt$key`, with a random salt. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost, blocks.r, blocks.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Returns true when a password matches the hash. It takes as long without a hash, so that the time reveals nothing. */
async function isPassword(password: string, hash: string | null, cost: number): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash?.split('$') ?? []
  if (scheme !== 'scrypt' || !salt || !key) {
    await derive(password, Buffer.alloc(16), cost)
    return false
  }
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(N), { r: Number(r), p: Number(p) })
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export interface Passwords {
  /** @throws Refusal (503) when too many wait already. */
  hash(password: string): Promise<string>
  /** @throws Refusal (503) when too many wait already. */
  verify(password: string, hash: string | null): Promise<boolean>
  /** Returns true when a hash was made at a lower cost than today's. */
  isOutdated(hash: string): boolean
}

/**
 * Hashes and checks passwords at a cost (scrypt's N), a few at a time, so that this expensive work cannot stop the
 * shop.
 */
export function createPasswords(cost: number): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting)
        throw new Refusal(503, 'Le serveur est très demandé. Réessayez dans un instant.')
      await new Promise<void>((go) => waiting.push(go))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  return {
    hash: (password) => inTurn(() => hashPassword(password, cost)),
    verify: (password, hash) => inTurn(() => isPassword(password, hash, cost)),
    isOutdated: (hash) => Number(hash.split('$')[1]) < cost,
  }
}
