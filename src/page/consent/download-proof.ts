import { readProofs } from '../../domain/consent/consent.ts'

/** Downloads all choices made in this browser, as a JSON file. */
export function downloadProof(): void {
  const proof = { site: location.host, choix: readProofs() }
  const address = URL.createObjectURL(new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `consentement-${location.hostname}.json`
  link.click()
  URL.revokeObjectURL(address)
}
