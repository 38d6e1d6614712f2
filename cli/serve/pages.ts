import { readdir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

const hidden = /^\.(?!well-known$)/

/** The parts of an address, decoded once; undefined for one that would lead elsewhere than down, or that is not one. */
function partsOf(pathname: string): string[] | undefined {
  try {
    const parts = decodeURIComponent(pathname).split('/').filter(Boolean)
    return parts.some((part) => hidden.test(part) || /[\\\0]/.test(part) || part === 'node_modules') ? undefined : parts
  } catch {
    return undefined
  }
}

/** What lies in the author's folder, and nothing outside of it, whatever links lead there. */
export class Folder {
  private constructor(
    /** Its real path: what it holds is below. */
    readonly path: string,
  ) {}

  /** @throws the system's error where there is no such folder, or `ENOTDIR`. */
  static async open(given: string): Promise<Folder> {
    const path = await realpath(given)
    await readdir(path)
    return new Folder(path)
  }

  async #file(parts: string[]): Promise<string | undefined> {
    const path = await realpath(join(this.path, ...parts)).catch(() => undefined)
    if (!path?.startsWith(this.path.endsWith(sep) ? this.path : this.path + sep)) return undefined
    const found = await stat(path).catch(() => undefined)
    return found?.isFile() ? path : undefined
  }

  /** The file of an address: itself, with `.html`, or the index of the folder of this name. */
  async find(pathname: string): Promise<string | undefined> {
    const parts = partsOf(pathname)
    if (!parts) return undefined
    const [last = '', ...before] = parts.toReversed()
    const above = before.toReversed()
    const tried = pathname.endsWith('/')
      ? [[...parts, 'index.html']]
      : [parts, [...above, `${last}.html`], [...parts, 'index.html']]
    for (const each of tried) {
      const file = await this.#file(each)
      if (file) return file
    }
    return undefined
  }

  /** The addresses of the pages, in alphabetical order, of this folder and of those below it. */
  async pages(): Promise<string[]> {
    const found: string[] = []
    const look = async (parts: string[]): Promise<void> => {
      const entries = await readdir(join(this.path, ...parts), { withFileTypes: true })
      for (const entry of entries) {
        if (!partsOf(encodeURIComponent(entry.name))) continue
        if (entry.isDirectory() && parts.length < deepest) await look([...parts, entry.name])
        else if (/\.html?$/i.test(entry.name))
          found.push(`/${[...parts, entry.name].map(encodeURIComponent).join('/')}`)
      }
    }
    await look([])
    return found.sort((a, b) => a.localeCompare(b, 'fr')).slice(0, mostPages)
  }
}

const deepest = 4
const mostPages = 200
