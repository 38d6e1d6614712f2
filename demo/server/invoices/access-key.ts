import { createHash, randomBytes } from 'node:crypto'

/** What the database knows a key by. */
export const accessHash = (key: string): string => createHash('sha256').update(`invoice:${key}`).digest('base64url')

/** A key that opens one document without an account: 192 bits, fit for an address, of which only the hash is kept. */
export const makeAccessKey = (): string => randomBytes(24).toString('base64url')
