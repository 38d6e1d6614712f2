import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { installDependencies, isInstalled, root } from './setup.mjs'

/** Where the sites of `test/package` are built: frameworks weigh more than the project, which needs none of them. */
export const sitesFolder = join(root, '.cache', 'package-sites')

function copyList() {
  mkdirSync(sitesFolder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(join(root, 'test', 'package', name), join(sitesFolder, name))
  }
}

/** Why these sites are not built, in French; empty where what builds them is there. */
export function whyWithoutSites() {
  copyList()
  if (isInstalled(sitesFolder)) return ''
  return 'Vite, Next et Astro ne sont pas installés : le paquet n’y est pas essayé.'
}

/** The whole run does not wait for a registry that is not there. */
const patience = {
  words: ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'],
  timeout: 240_000,
}

/** Installs what builds them, or says what is not tried. */
export function ensureSites() {
  copyList()
  try {
    installDependencies(sitesFolder, patience)
  } catch {
    console.warn(whyWithoutSites())
  }
}
