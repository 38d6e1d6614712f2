import { readFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'

/** What figures depend on. */
export interface Machine {
  processor: string
  cores: number
  /** In GiB. */
  memory: number
  system: string
  chromium: string
  node: string
  /** Version of each peer, by its package. */
  peers: Record<string, string>
  flx: string
}

interface Package {
  version: string
  devDependencies: Record<string, string>
}

const read = (...path: string[]): Package =>
  JSON.parse(readFileSync(join(import.meta.dirname, ...path, 'package.json'), 'utf8'))

/** What flx is measured beside: neither types nor what puts a server under load. */
function installed(): Record<string, string> {
  const names = Object.keys(read().devDependencies).filter((name) => !/^(@types\/.*|autocannon)$/.test(name))
  return Object.fromEntries(names.map((name) => [name, read('node_modules', name).version]))
}

function systemName(): string {
  try {
    const name = /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
    if (name) return `${name}, ${type()} ${release()}`
  } catch {
    // Only Linux has the file.
  }
  return `${type()} ${release()}`
}

/** This machine, and what runs on it. */
export function machine(chromium: string): Machine {
  return {
    processor: cpus()[0]?.model ?? 'inconnu',
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    system: systemName(),
    chromium,
    node: process.version.slice(1),
    peers: installed(),
    flx: read('../..').version,
  }
}
