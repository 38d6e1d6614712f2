import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** ASN.1 as DER writes it: a tag, a length, what it holds. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body])
  const length = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const hex = (digits: string) => Buffer.from(digits, 'hex')

const ecdsaWithSha256 = sequence(der(0x06, hex('2a8648ce3d040302')))
const commonName = der(0x06, hex('550403'))
const alternativeName = der(0x06, hex('551d11'))
const day = 24 * 60 * 60 * 1000

function utcTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replaceAll(/\D/g, '').slice(2, 14)
  return der(0x17, Buffer.from(`${digits}Z`))
}

/** A key and a certificate of its own for `localhost`, good for a day: HTTP/2, as a CDN speaks it, asks for one. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const host = Buffer.from('localhost')
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, host))))
  const body = sequence(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex('01'), randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(utcTime(Date.now() - day), utcTime(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(alternativeName, der(0x04, sequence(der(0x82, host)))))),
  )
  const signature = der(0x03, hex('00'), sign('sha256', body, privateKey))
  const lines =
    sequence(body, ecdsaWithSha256, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}
