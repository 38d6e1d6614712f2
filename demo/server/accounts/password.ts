import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** What a shop on the internet needs today: scrypt's N. */
export const safePasswordCost = 2 ** 14

const blocks = { r: 8, p: 1 }
const keyLength = 32

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** `scrypt$N$r$p$salt$key`, with a salt of its own. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, { N: cost, ...blocks })
  return ['scrypt', cost, blocks.r, blocks.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether a password is the one of the hash. Takes as long without a hash: it tells nobody that there is none. */
export async function isPassword(password: string, hash: string | null, cost: number): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash?.split('$') ?? []
  if (scheme !== 'scrypt' || !salt || !key) {
    await derive(password, Buffer.alloc(16), { N: cost, ...blocks })
    return false
  }
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return given.length === expected.length && timingSafeEqual(given, expected)
}
