import { writeFile } from 'node:fs/promises'
import { openApi } from '../../src/contract/openapi.ts'

/** Writes the calls to a server and their possible answers as OpenAPI: `openapi.json`. */
export async function buildContract(version) {
  await writeFile('dist/openapi.json', JSON.stringify(openApi(version)))
}
