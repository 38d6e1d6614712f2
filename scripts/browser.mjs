import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']
const fixedPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags that keep a test browser quiet and offline, and let it render WebGL without a graphics card. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
]

/** Returns the path of a program on this machine, or `undefined`. */
export function onPath(name) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.split('\n')[0].trim() : undefined
}

/** Returns the path of Chrome or Chromium on this machine: `CHROME_PATH`, then the usual names and places. */
export function findBrowser() {
  const asked = process.env.CHROME_PATH
  if (asked && existsSync(asked)) return asked
  for (const name of names) {
    const path = onPath(name)
    if (path) return path
  }
  return fixedPaths.find((path) => existsSync(path))
}

const shell = 'chromium-headless-shell'

/**
 * Returns the path of a Chromium without windows, in which a page costs a third as much: `HEADLESS_SHELL_PATH`, then
 * its usual name. Falls back to any other browser.
 */
export function findHeadlessShell() {
  return process.env.HEADLESS_SHELL_PATH ?? onPath(shell) ?? findBrowser()
}

/**
 * Installs packages of the Debian family, if this process may. Callers then look again for what they need: there may be
 * no network.
 */
export function tryInstall(...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  console.log(`Installation de ${packages.join(' et ')}…`)
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore', timeout: 120_000 })
    execFileSync('apt-get', ['install', '-y', ...packages], { stdio: 'ignore', timeout: 600_000 })
  } catch {
    console.log('Elle a échoué.')
  }
}

/** Returns the path of a browser, which it installs if needed. @throws with instructions if there is none */
export function ensureBrowser() {
  if (!findBrowser()) tryInstall('chromium')
  const found = findBrowser()
  if (!found)
    throw new Error('Les tests demandent Chrome ou Chromium : installez-le, ou donnez son chemin par CHROME_PATH.')
  return found
}

/** Installs the Chromium without windows if it is missing. Without it, the tests use the other browser. */
export function ensureHeadlessShell() {
  if (!process.env.HEADLESS_SHELL_PATH && !onPath(shell)) tryInstall(shell)
}
