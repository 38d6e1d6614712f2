import { readdir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

const hidden = /^\.(?!well-known$)/

/** Returns the decoded parts of a path; undefined if it is malformed, hidden, or could lead outside the folder. */
function partsOf(pathname: string): string[] | undefined {
  try {
    const parts = decodeURIComponent(pathname).split('/').filter(Boolean)
    return parts.some((part) => hidden.test(part) || /[\\\0]/.test(part) || part === 'node_modules') ? undefined : parts
  } catch {
    return undefined
  }
}

/** The author's folder. It only gives access to files inside it, even if a link in it leads outside. */
export class Folder {
  private constructor(
    /** The folder's real path. */
    readonly path: string,
  ) {}

  /**
   * @throws the system's error if the folder does not exist or cannot be read, or if it is not a folder (`ENOTDIR`).
   */
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

  /**
   * Returns the file of a path: the file itself, the one with `.html`, or the `index.html` of the folder of that name.
   */
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

  /** Returns the addresses of the pages in this folder and its subfolders, in alphabetical order. */
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
