import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { installDependencies, isInstalled, root } from './setup.mjs'

/**
 * Folder in which the sites of `test/package` are built. It is apart, because their frameworks are larger than the
 * project and only needed there.
 */
export const sitesFolder = join(root, '.cache', 'package-sites')

function copyList() {
  mkdirSync(sitesFolder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(join(root, 'test', 'package', name), join(sitesFolder, name))
  }
}

/** Returns why these sites are not built, in French; empty if their packages are installed. */
export function whyWithoutSites() {
  copyList()
  if (isInstalled(sitesFolder)) return ''
  return 'Vite, Next et Astro ne sont pas installés : le paquet n’y est pas essayé.'
}

/** Short retries and timeouts, so that the whole test run does not wait for an unreachable registry. */
const patience = {
  words: ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'],
  timeout: 240_000,
}

/** Installs the packages that build the sites, or logs a warning that they are not tested. */
export function ensureSites() {
  copyList()
  try {
    installDependencies(sitesFolder, patience)
  } catch {
    console.warn(whyWithoutSites())
  }
}
