import { execFileSync } from 'node:child_process'
import { environment } from './setup.mjs'

/**
 * Downloads a package of the registry, and unpacks some of its files and folders into a folder. None of its code is
 * installed or run.
 * @param name - Its name with its version.
 * @throws if the registry does not answer within four minutes, or has no such package.
 */
export function unpackFromRegistry(name, files, folder) {
  const archive = execFileSync('npm', ['pack', '--silent', name], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 240_000,
  })
  execFileSync('tar', ['-xzf', archive.toString().trim(), ...files], { cwd: folder })
}
