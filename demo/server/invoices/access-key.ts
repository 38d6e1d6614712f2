import { createHash, randomBytes } from 'node:crypto'

/** Returns the hash under which the database keeps a key. */
export const accessHash = (key: string): string => createHash('sha256').update(`invoice:${key}`).digest('base64url')

/** Makes a key that opens one document without an account: 192 bits, fit for a URL. Only its hash is kept. */
export const makeAccessKey = (): string => randomBytes(24).toString('base64url')
