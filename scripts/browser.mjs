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

/** Returns true if packages can be installed on this machine. */
export const isDebianRoot = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** Installs packages of the Debian family. @throws if the installation fails */
export function installPackages(...packages) {
  execFileSync('apt-get', ['update'], { stdio: 'ignore', timeout: 120_000 })
  execFileSync('apt-get', ['install', '-y', ...packages], { stdio: 'ignore', timeout: 600_000 })
}

/**
 * Returns the path of a browser. As root on a Debian family system, installs one if needed. @throws with instructions
 * if there is none
 */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (isDebianRoot()) {
    console.log('Aucun navigateur trouvé : installation de chromium…')
    installPackages('chromium')
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error('Les tests demandent Chrome ou Chromium : installez-le, ou donnez son chemin par CHROME_PATH.')
}

/**
 * Installs the Chromium without windows if it is missing, as root on a Debian family system. Without it, the tests use
 * the other browser.
 */
export function ensureHeadlessShell() {
  if (process.env.HEADLESS_SHELL_PATH || onPath(shell) || !isDebianRoot()) return
  console.log(`${shell} introuvable : installation…`)
  try {
    installPackages(shell)
  } catch {
    console.log(`Elle a échoué : les parcours iront plus lentement, dans ${findBrowser()}.`)
  }
}
