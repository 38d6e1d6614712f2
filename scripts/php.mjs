import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { installPackages, isDebianRoot } from './browser.mjs'

/** What the demo shop in PHP needs: PHP 8.2, and the extensions that it uses. */
const isEnough =
  'exit(PHP_VERSION_ID >= 80200 && extension_loaded("pdo_sqlite") && extension_loaded("session") ? 0 : 1);'

/** Every suite that runs PHP is named so. */
const e2e = resolve(import.meta.dirname, '../test/e2e')

function hasPhp() {
  return spawnSync('php', ['-r', isEnough], { stdio: 'ignore' }).status === 0
}

/** Why the tests that run PHP are skipped, in French; empty where PHP is there. */
export function whyWithoutPhp() {
  if (hasPhp()) return ''
  const suites = readdirSync(e2e)
    .filter((file) => /^php-.*\.all\.test\.ts$/.test(file))
    .map((file) => `e2e/${file.replace('.all.test.ts', '')}`)
  return `PHP 8.2 et pdo_sqlite manquent sur cette machine (php-cli, php-sqlite3) : ne sont pas essayés ${suites.sort().join(', ')}.`
}

/** Finds PHP or, as root on a Debian family system, installs it; otherwise says what is not tried. */
export function ensurePhp() {
  if (hasPhp()) return
  if (isDebianRoot()) {
    console.log('PHP manque : installation de php-cli et php-sqlite3…')
    try {
      installPackages('php-cli', 'php-sqlite3')
    } catch {
      // Without a network: what is missing is said below.
    }
  }
  const missing = whyWithoutPhp()
  if (missing) console.warn(missing)
}
