import { spawn, spawnSync } from 'node:child_process'
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

const hasGroups = process.platform !== 'win32'

/**
 * Runs a tool of the project in the background. Processes that it leaves behind are killed when it ends.
 * @param options - Those of `spawn`; `isShown`: true to show its output at once.
 * @returns its exit code and its whole output, once it has ended
 */
export function runInBackground(command, args, { isShown = false, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !hasGroups,
    detached: hasGroups,
    ...options,
    env: { ...environment, ...options.env },
  })
  const end = () => {
    try {
      process.kill(hasGroups ? -child.pid : child.pid, 'SIGKILL')
    } catch {
      // All its processes have already ended.
    }
  }
  const stop = () => process.exit(1)
  const leave = { exit: end, SIGINT: stop, SIGTERM: stop }
  for (const [event, act] of Object.entries(leave)) process.on(event, act)
  const written = []
  const hear = (chunk) => {
    written.push(chunk)
    if (isShown) process.stdout.write(chunk)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  // Processes that it left behind would keep the pipes open.
  child.once('exit', end)
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ status: status ?? 1, output: Buffer.concat(written).toString() }))
  })
  return ended.finally(() => {
    for (const [event, act] of Object.entries(leave)) process.off(event, act)
  })
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
