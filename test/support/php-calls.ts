import assert from 'node:assert/strict'
import type { ContractCheck } from './contract-check.ts'
import type { PhpVisitor } from './php-visitor.ts'

/** Posts to a service, and sees that the answer is what the description says. @returns the answer, as JSON */
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

/** The references of an article, as its page offers them. */
export async function offered(visitor: PhpVisitor, slug: string): Promise<{ idarticle: string; idreference: string }> {
  const html = await (await visitor.fetch(`/article/${slug}`)).text()
  const found = (name: string): string => new RegExp(`name="${name}" value="(\\d+)"`).exec(html)?.[1] ?? ''
  return { idarticle: found('idarticle'), idreference: found('idreference') }
}
