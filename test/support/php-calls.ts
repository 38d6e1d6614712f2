import assert from 'node:assert/strict'
import type { ContractCheck } from './contract-check.ts'
import type { PhpVisitor } from './php-visitor.ts'

/** Posts to a service, and checks that the answer matches the contract. @returns the answer, as JSON */
export async function postChecked<Answer>(
  check: ContractCheck,
  visitor: PhpVisitor,
  path: string,
  fields: Record<string, string>,
): Promise<Answer> {
  const response = await visitor.post(path, fields)
  assert.equal(response.status, 200, `${JSON.stringify(fields)}: ${response.status}`)
  const data = (await response.json()) as Answer
  assert.equal(check.faults('post', path, data), '', JSON.stringify(fields))
  return data
}

/** The service that creates accounts and logs in. */
export const login = '/globalflexit/ajax/modules/extranet_v2/traitement.php'

/** Creates an account. The visitor is then logged in to it. */
export async function openAccount(
  check: ContractCheck,
  visitor: PhpVisitor,
  email: string,
  password: string,
): Promise<void> {
  const fields = { action: 'new_compte', prenom: 'Yann', nom: 'Kerbrat', email, password }
  const { status } = await postChecked<{ status: string }>(check, visitor, login, fields)
  assert.equal(status, 'ok')
}

/** Returns the ids that an article's page sends. */
export async function offered(visitor: PhpVisitor, slug: string): Promise<{ idarticle: string; idreference: string }> {
  const html = await (await visitor.fetch(`/article/${slug}`)).text()
  const found = (name: string): string => new RegExp(`name="${name}" value="(\\d+)"`).exec(html)?.[1] ?? ''
  return { idarticle: found('idarticle'), idreference: found('idreference') }
}
