import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')

function propertiesOf(object: ts.ObjectLiteralExpression): [string, string][] {
  return object.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
    assert.ok(ts.isIdentifier(name) || ts.isStringLiteral(name), name.getText())
    assert.ok(ts.isStringLiteralLike(initializer), initializer.getText())
    return [name.text, initializer.text]
  })
}

/** Returns the texts in a call: those that `messages()` declares, and the nouns passed to `countOf` and `plural`. */
function textsOf(call: ts.CallExpression): [string, string][] {
  const called = ts.isIdentifier(call.expression) ? call.expression.text : ''
  const [first, second, third] = call.arguments
  if (called === 'messages' && first && ts.isStringLiteral(first) && second) {
    assert.ok(ts.isObjectLiteralExpression(second), second.getText())
    return propertiesOf(second).map(([key, text]) => [`${first.text}.${key}`, text])
  }
  if (!['countOf', 'plural'].includes(called) || !second || !ts.isStringLiteral(second)) return []
  const many = third && ts.isStringLiteral(third) ? third.text : `${second.text}s`
  return [second.text, many].map((word) => [`words.${word}`, word])
}

/**
 * Returns the French texts that visitors read, by `namespace.key`. The texts of the diagnosis, which only authors read,
 * are left out.
 */
export function frenchTexts(): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (ts.isCallExpression(node)) for (const [name, text] of textsOf(node)) found.set(name, text)
  }
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    if (file.replaceAll('\\', '/').startsWith('src/page/diag/')) continue
    visit(ts.createSourceFile(file, readFileSync(resolve(root, file), 'utf8'), ts.ScriptTarget.Latest, true))
  }
  return found
}
