import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const binaries = join(root, 'node_modules', '.bin')

/** Environment in which the project's own tools come first, its own Node among them. */
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

/** Runs a tool of the project in the background. @returns its exit code and all that it wrote, once it has ended */
export function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    ...options,
    env: { ...environment, ...options.env },
  })
  const written = []
  child.stdout.on('data', (chunk) => written.push(chunk))
  child.stderr.on('data', (chunk) => written.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ status: status ?? 1, output: Buffer.concat(written).toString() }))
  })
}

const stampOf = (folder) => join(folder, 'node_modules', '.flx-installed')

/** Fingerprint of what the package-lock.json of a folder names. */
const wantedIn = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')

/** Whether what the package-lock.json of a folder names is there. */
export function isInstalled(folder) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === wantedIn(folder)
}

/**
 * Installs the dependencies that the package-lock.json of a folder names, unless they are there. `npm ci` would refuse
 * to where a registry does not hold the packages of other platforms.
 * @param options what `npm` is told besides, and after how many milliseconds it is given up
 * @returns whether they had to be installed
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
