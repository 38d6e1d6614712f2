import { existsSync, readdirSync } from 'node:fs'
import { installPackages, isDebianRoot, onPath } from './browser.mjs'

const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec']

/**
 * Returns the path of WebKit's MiniBrowser, which is often beside its libraries:
 * `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`.
 */
function findMiniBrowser() {
  const named = onPath('MiniBrowser')
  if (named) return named
  const folders = libraries.filter(existsSync).flatMap((folder) => [
    folder,
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`),
  ])
  const versions = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
  return folders
    .flatMap((folder) => versions.map((version) => `${folder}/${version}/MiniBrowser`))
    .find((path) => existsSync(path))
}

/**
 * The engines that tests run in besides Chromium. `find` returns the paths needed to start one, or a falsy value;
 * `packages` are the Debian packages that contain it.
 */
const engines = {
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    find() {
      const firefox = ['firefox', 'firefox-esr'].map(onPath).find(Boolean)
      return firefox && { firefox }
    },
  },
  webkit: {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find() {
      const [driver, display, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), findMiniBrowser()]
      return driver && display && browser ? { driver, display, browser } : undefined
    },
  },
}

export const titleOf = (name) => engines[name].title

/** Returns the paths needed to start an engine of this machine, or `undefined`. @param name `firefox` or `webkit` */
export const findEngine = (name) => engines[name].find()

/**
 * Returns true if an engine is available. As root on a Debian family system, installs it first. A missing engine is no
 * failure: its tests are skipped.
 */
export function ensureEngine(name) {
  const { title, packages, find } = engines[name]
  if (find()) return true
  if (isDebianRoot()) {
    console.log(`${title} introuvable : installation de ${packages.join(' et ')}…`)
    try {
      installPackages(...packages)
    } catch {
      // The caller reports the missing engine.
    }
  }
  return find() !== undefined
}
