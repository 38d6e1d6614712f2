import { writeFile } from 'node:fs/promises'
import { openApi } from '../../src/contract/openapi.ts'

/** Writes what a server is asked, and what it may answer, as OpenAPI: `openapi.json`. */
export async function buildContract(version) {
  await writeFile('dist/openapi.json', JSON.stringify(openApi(version)))
}
