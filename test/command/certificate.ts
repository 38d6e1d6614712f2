import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509'

const day = 86_400_000

/** A certificate for `127.0.0.1` that signed itself, and where it lies for Node to be told of it. */
export async function ownCertificate(): Promise<{ certificate: string; key: string; file: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const made = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: 'CN=127.0.0.1',
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + day),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }])],
  })
  const exported = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  const certificate = made.toString('pem')
  const file = join(await mkdtemp(join(tmpdir(), 'flx-certificate-')), 'site.pem')
  await writeFile(file, certificate)
  return { certificate, key: `-----BEGIN PRIVATE KEY-----\n${exported}\n-----END PRIVATE KEY-----\n`, file }
}
