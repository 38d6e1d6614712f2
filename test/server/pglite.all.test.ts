import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { playOn } from './support/databases.ts'

const files = globSync(resolve(import.meta.dirname, '*.test.ts'))
  .filter((file) => readFileSync(file, 'utf8').includes('\nonEachDatabase('))
  .sort()
if (files.length === 0) throw new Error('no file calls onEachDatabase')

// What a change of database could fail, over the one that the demo has on a machine without PostgreSQL.
playOn('PGlite')
// A module of another address runs anew where the whole suite has run it already.
for (const file of files) await import(`${pathToFileURL(file)}?pglite`)
playOn('PostgreSQL')
