import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { installPackages, isDebianRoot } from './browser.mjs'

/** PHP code that checks the requirements of the demo shop: PHP 8.2 and the extensions that it uses. */
const isEnough =
  'exit(PHP_VERSION_ID >= 80200 && extension_loaded("pdo_sqlite") && extension_loaded("session") ? 0 : 1);'

/** Folder of the end-to-end tests. The names of those that run PHP begin with `php-`. */
const e2e = resolve(import.meta.dirname, '../test/e2e')

function hasPhp() {
  return spawnSync('php', ['-r', isEnough], { stdio: 'ignore' }).status === 0
}

/** Returns why the tests that run PHP are skipped, in French; empty if PHP is available. */
export function whyWithoutPhp() {
  if (hasPhp()) return ''
  const suites = readdirSync(e2e)
    .filter((file) => /^php-.*\.all\.test\.ts$/.test(file))
    .map((file) => `e2e/${file.replace('.all.test.ts', '')}`)
  return `PHP 8.2 et pdo_sqlite manquent sur cette machine (php-cli, php-sqlite3) : ne sont pas essayés ${suites.sort().join(', ')}.`
}

/**
 * Installs PHP if it is missing, as root on a Debian family system. Otherwise logs a warning with the tests that are
 * skipped.
 */
export function ensurePhp() {
  if (hasPhp()) return
  if (isDebianRoot()) {
    console.log('PHP manque : installation de php-cli et php-sqlite3…')
    try {
      installPackages('php-cli', 'php-sqlite3')
    } catch {
      // There may be no network. The missing PHP is reported below.
    }
  }
  const missing = whyWithoutPhp()
  if (missing) console.warn(missing)
}
