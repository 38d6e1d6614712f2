import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const binaries = join(root, 'node_modules', '.bin')

/** Environment in which the project's own tools come first on the path, including its own Node. */
export const environment = { ...process.env, PATH: binaries + delimiter + process.env.PATH }

/** Runs a tool of the project in the foreground. @returns its exit code */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
    env: { ...environment, ...options.env },
  })
  if (error) throw error
  return status ?? 1
}

const stampOf = (folder) => join(folder, 'node_modules', '.flx-installed')

/** Returns a hash of the package-lock.json of a folder. */
const wantedIn = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')

/** Returns true if the packages of a folder's package-lock.json are installed. */
export function isInstalled(folder) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === wantedIn(folder)
}

/**
 * Installs the packages of a folder's package-lock.json, unless they are installed. It does not use `npm ci`, which
 * fails if a registry lacks the packages of other platforms.
 * @param options additional arguments of `npm`, and its timeout in milliseconds
 * @returns true if they had to be installed
 */
export function installDependencies(folder = root, { words = [], timeout } = {}) {
  if (isInstalled(folder)) return false
  console.log('Installation des dépendances…')
  const status = run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...words], {
    cwd: folder,
    timeout,
    env: { FLX_SKIP_PREPARE: '1' },
  })
  if (status !== 0) throw new Error('L’installation des dépendances a échoué : voyez le message de npm ci-dessus.')
  writeFileSync(stampOf(folder), wantedIn(folder))
  return true
}
