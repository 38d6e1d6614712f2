import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../pictures')
const read = new Map<string, Promise<Buffer>>()

/** A picture that differs from the others: `12-1600.webp` is the twelfth, 1,600 pixels wide, in 3:2. */
export function picture(name: string): Promise<Buffer> {
  const picture = read.get(name) ?? readFile(join(folder, name))
  read.set(name, picture)
  return picture
}
