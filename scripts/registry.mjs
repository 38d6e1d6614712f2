import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { environment } from './setup.mjs'

/** Where `fetchPackages` puts a package: `@scope/name@1.2.3` is `scope-name-1.2.3.tgz`. */
export const archiveOf = (name, folder) => join(folder, `${name.replace(/^@/, '').replace(/[/@]/g, '-')}.tgz`)

/**
 * Fetches packages of the registry into a folder, as archives: nothing of theirs is installed or run.
 * @param names - Each with its version.
 * @throws where the registry does not answer within four minutes, or has no such package.
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
