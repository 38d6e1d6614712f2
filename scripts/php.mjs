import { spawnSync } from 'node:child_process'
import { tryInstall } from './browser.mjs'

/** PHP code that checks the requirements of the demo shop: PHP 8.2 and the extensions that it uses. */
const isEnough =
  'exit(PHP_VERSION_ID >= 80200 && extension_loaded("pdo_sqlite") && extension_loaded("session") ? 0 : 1);'

/** Returns why the tests that run PHP are skipped, in French; empty if PHP is available. */
export function whyWithoutPhp() {
  if (spawnSync('php', ['-r', isEnough], { stdio: 'ignore' }).status === 0) return ''
  return 'PHP 8.2 et pdo_sqlite manquent sur cette machine (php-cli, php-sqlite3) : la boutique en PHP n’est pas essayée.'
}

/** Installs PHP if it is missing. Without it, its tests say that they are skipped. */
export function ensurePhp() {
  if (whyWithoutPhp()) tryInstall('php-cli', 'php-sqlite3')
}
