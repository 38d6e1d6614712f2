import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startServer } from '../../demo/server/testing.ts'
import { forSuite } from '../support/for-suite.ts'
import { Visitor } from './support/visitor.ts'

/** Returns the addresses of this site to which the links of a page lead. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]* href="(\/[^"#]*)/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
}

describe('links of the guide', () => {
  const server = forSuite(startServer)

  it('expectation: all lead to a page, those of the examples too', async () => {
    const visitor = new Visitor(server.url)
    const paths = new Set(['/guide'])
    const dead: string[] = []
    // What is added on the way is walked, too.
    for (const path of paths) {
      const { status, text } = await visitor.get(path)
      if (status >= 400) dead.push(`${status} ${path}`)
      if (path.startsWith('/guide')) for (const link of linksOf(text)) paths.add(link)
    }
    assert.ok(paths.size > 150, String(paths.size))
    assert.deepEqual(dead, [])
  })
})
