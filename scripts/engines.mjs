import { globSync } from 'node:fs'
import { onPath, tryInstall } from './browser.mjs'

/**
 * Returns the path of WebKit's MiniBrowser, which is often beside its libraries:
 * `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`.
 */
const findMiniBrowser = () =>
  onPath('MiniBrowser') ?? globSync('/usr/{lib,lib64,libexec}/{,*/}webkit{,2}gtk-*/MiniBrowser').sort().at(-1)

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

/** Returns true if an engine is available, or could be installed. Without it, its tests are skipped. */
export function ensureEngine(name) {
  const { packages, find } = engines[name]
  if (!find()) tryInstall(...packages)
  return find() !== undefined
}
