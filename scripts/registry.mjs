import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { environment } from './setup.mjs'

/** Returns the path of a package fetched by `fetchPackages`: `@scope/name@1.2.3` becomes `scope-name-1.2.3.tgz`. */
export const archiveOf = (name, folder) => join(folder, `${name.replace(/^@/, '').replace(/[/@]/g, '-')}.tgz`)

/**
 * Downloads packages of the registry into a folder, as archives. None of their code is installed or run.
 * @param names - The names, each with its version.
 * @throws if the registry does not answer within four minutes, or has no such package.
 */
export function fetchPackages(names, folder) {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, ...names], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 240_000,
  })
}
