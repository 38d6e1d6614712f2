import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const hash = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** What CBOR needs for a passkey. */
export function cbor(value: unknown): Buffer {
  const head = (kind: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  const pairs = [...(value as Map<unknown, unknown>)].flat()
  return Buffer.concat([head(5, pairs.length / 2), ...pairs.map(cbor)])
}

/** What a passkey says of one signature; what is not said is as it should be. */
export interface Saying {
  challenge: string
  origin: string
  rpId: string
  type?: string
  counter?: number
  /** 1: somebody is there, 4: it is the owner. */
  flags?: number
  crossOrigin?: boolean
}

/** A passkey whose every byte a test decides: what no browser would send. */
export class MadePasskey {
  readonly id = randomBytes(32)
  readonly #private: KeyObject
  readonly #cose: Buffer

  constructor(algorithm: 'ES256' | 'RS256' = 'ES256', bits = 2048) {
    const pair =
      algorithm === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('rsa', { modulusLength: bits })
    this.#private = pair.privateKey
    const jwk = pair.publicKey.export({ format: 'jwk' })
    const bytes = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url')
    const parts: [number, unknown][] =
      algorithm === 'ES256'
        ? [
            [1, 2],
            [3, -7],
            [-1, 1],
            [-2, bytes(jwk.x)],
            [-3, bytes(jwk.y)],
          ]
        : [
            [1, 3],
            [3, -257],
            [-1, bytes(jwk.n)],
            [-2, bytes(jwk.e)],
          ]
    this.#cose = cbor(new Map(parts))
  }

  #client({ challenge, origin, crossOrigin = false }: Saying, type: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
  }

  #data({ rpId, counter = 0, flags = 5 }: Saying, more = Buffer.alloc(0), added = 0): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(rpId), Buffer.from([flags | added]), count, more])
  }

  #credential(response: Record<string, Buffer>): string {
    const id = this.id.toString('base64url')
    const written = Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])
    const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
    return JSON.stringify({ ...credential, response: Object.fromEntries(written) })
  }

  /** @param attestation - What is sent in its place: none is read, but what is no CBOR is refused. */
  created(said: Saying, attestation?: Buffer): string {
    const length = Buffer.from([0, this.id.length])
    const authData = this.#data(said, Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose]), 64)
    const made = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    const clientDataJSON = this.#client(said, said.type ?? 'webauthn.create')
    return this.#credential({ clientDataJSON, attestationObject: attestation ?? cbor(made) })
  }

  asserted(said: Saying): string {
    const clientDataJSON = this.#client(said, said.type ?? 'webauthn.get')
    const authenticatorData = this.#data(said)
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientDataJSON)]), this.#private)
    return this.#credential({ clientDataJSON, authenticatorData, signature })
  }
}
