import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { drupalSnippets } from '../../demo/guide/topics/cms/drupal.ts'
import { prestashopSnippets } from '../../demo/guide/topics/cms/prestashop.ts'
import { spipSnippets } from '../../demo/guide/topics/cms/spip.ts'
import { wordpressSnippets } from '../../demo/guide/topics/cms/wordpress.ts'
import { frameworkSnippets } from '../../demo/guide/topics/frameworks.ts'
import { replaced } from '../../demo/guide/topics/jquery.ts'
import { lawSnippets } from '../../demo/guide/topics/law.ts'
import { type Declaration, manifestDeclarations } from '../support/dist.ts'

/** What the guide tells authors to write who come from elsewhere. */
const snippets = [
  ...replaced.flatMap(({ changes }) => changes.map(([, now]) => now)),
  ...[wordpressSnippets, prestashopSnippets, spipSnippets, drupalSnippets, lawSnippets].flatMap((each) =>
    Object.values(each),
  ),
]

/** Our tags in a snippet, with the names of their attributes; template code in a value is no attribute. */
function tagsIn(snippet: string): [tag: string, attributes: string[]][] {
  return [...snippet.matchAll(/<(flx-[a-z-]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/g)].map(
    ([, tag = '', attributes = '']) => [
      tag,
      [...attributes.matchAll(/\s([a-z-]+)(?:="[^"]*")?/g)].map(([, name = '']) => name),
    ],
  )
}

describe('the markup that the guide gives to who comes from jQuery or a content management system, or reads what the law wants', () => {
  const known = new Map(manifestDeclarations().map((each: Declaration) => [each.tagName, each]))

  it('is found in the snippets: every tag that is opened', () => {
    for (const snippet of snippets) {
      assert.equal(tagsIn(snippet).length, snippet.match(/<flx-/g)?.length ?? 0, snippet)
    }
    assert.ok(snippets.flatMap(tagsIn).length > 40)
  })

  it('names tags and attributes that exist', () => {
    const wrong = snippets.flatMap(tagsIn).flatMap(([tag, attributes]) => {
      const declared = known.get(tag)?.attributes.map(({ name }) => name)
      if (!declared) return [tag]
      return attributes.filter((name) => ![...declared, 'id', 'load'].includes(name)).map((name) => `${tag} ${name}`)
    })
    assert.deepEqual(wrong, [])
  })
})

describe('the hooks in the markup that the guide gives', () => {
  it('are read by the code', () => {
    const root = resolve(import.meta.dirname, '../../src')
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const code = files.map((file) => readFileSync(resolve(root, file), 'utf8')).join('\n')
    const hooks = [...new Set(snippets.flatMap((snippet) => snippet.match(/data-flx-[a-z-]+/g) ?? []))]
    const camel = (hook: string): string => hook.slice(5).replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
    assert.ok(hooks.length > 2, hooks.join())
    assert.deepEqual(
      hooks.filter((hook) => !code.includes(hook) && !code.includes(camel(hook))),
      [],
    )
  })
})

describe('the extension for WordPress', () => {
  const file = readFileSync(resolve(import.meta.dirname, '../../demo/wordpress/flx.php'), 'utf8')
  const php = file.replace(/<\?php echo [^?]*\?>/g, '')
  const known = new Map(manifestDeclarations().map((each: Declaration) => [each.tagName, each]))
  const declared = (tag: string): string[] => known.get(tag)?.attributes.map(({ name }) => name) ?? []

  /** What the code writes into a tag, from where it opens it to where it closes it. */
  const written = [...php.matchAll(/<(flx-[a-z-]+)([\s\S]*?)>(?=['"]|<\/|\n)/g)].map(([, tag = '', rest = '']) => {
    const named = [...rest.matchAll(/(?:^|\s|')([a-z-]+)=(?=")/g)].map(([, name = '']) => name)
    const alone = [...rest.matchAll(/\.= ' ([a-z-]+)';/g)].map(([, name = '']) => name)
    const listed = [...rest.matchAll(/foreach \(\[([^\]]+)\] as \$name\)/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
    )
    return { tag, attributes: [...named, ...alone, ...listed] }
  })

  it('is read whole: configuration, menu, list, and their attributes', () => {
    const found = Object.fromEntries(written.map(({ tag, attributes }) => [tag, attributes.toSorted()]))
    assert.deepEqual(found, {
      'flx-config': ['base', 'logo', 'translations'],
      'flx-mobile-menu': ['dim', 'home'],
      'flx-list': ['auto', 'items', 'load-stop'],
    })
  })

  it('writes tags and attributes that exist', () => {
    const wrong = written.flatMap(({ tag, attributes }) =>
      attributes.filter((name) => !declared(tag).includes(name)).map((name) => `${tag} ${name}`),
    )
    assert.deepEqual(wrong, [])
  })
})

describe('the code that the guide gives to who builds a site', () => {
  it('is that of the sites which our tests build', () => {
    const sites = resolve(import.meta.dirname, '../package/sites')
    const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/> | </g, (end) => end.trim())
    for (const { file, code } of Object.values(frameworkSnippets).flat()) {
      assert.ok(plain(readFileSync(resolve(sites, file), 'utf8')).includes(plain(code).trim()), file)
    }
  })
})
