import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { wordpressSnippets } from '../../demo/guide/topics/cms/wordpress.ts'
import { wordpressFolder } from '../../scripts/wordpress.mjs'
import { dist } from './dist.ts'
import { type PhpServer, servePhp } from './php-site.ts'

const root = resolve(import.meta.dirname, '../..')
const own = join(root, 'test/foreign/wordpress')
/** The address of the script in the plugin's folder. */
const script = '/wp-content/plugins/flx/dist/flx.js'

/** WordPress itself, with posts, a gallery and a menu. The plugin is in its folder, but not active yet. */
export interface WordPressSite extends PhpServer {
  /** Runs PHP in it as an administrator. @returns its output */
  run(php: string): string
  /** Returns the errors that WordPress has logged, one line each. */
  faults(): string[]
}

/**
 * Writes the classic theme of `test/foreign`, with the guide's snippets at the given places, and nothing at the others.
 */
function writeTheme(folder: string, name: string, snippets: Record<string, string>): void {
  cpSync(join(own, 'theme'), folder, { recursive: true })
  for (const file of readdirSync(folder)) {
    if (!/\.(?:php|css)$/.test(file)) continue
    const written = readFileSync(join(folder, file), 'utf8')
      .replace('Theme Name: Phare', `Theme Name: ${name}`)
      .replace(/<!-- guide: (\w+) -->/g, (_, place: string) => snippets[place] ?? '')
    writeFileSync(join(folder, file), written.replace('https://cdn.exemple.fr/flx/flx.js', script))
  }
}

/**
 * Opens a WordPress site, in a folder and with a database of its own. Its themes: `twentytwentyfour`, which WordPress
 * contains; `phare`, which follows the guide for themes without the plugin; `phare-extension`, which leaves that to the
 * plugin.
 */
export async function openWordPress(): Promise<WordPressSite> {
  const folder = mkdtempSync(join(tmpdir(), 'flx-wordpress-'))
  const content = join(folder, 'wp-content')
  cpSync(join(wordpressFolder, 'core'), folder, { recursive: true })
  // The package contains a database of its own.
  rmSync(join(content, 'database'), { recursive: true, force: true })
  const sqlite = join(content, 'plugins/sqlite-database-integration')
  cpSync(join(wordpressFolder, 'sqlite/sqlite-database-integration-main'), sqlite, { recursive: true })
  copyFileSync(join(sqlite, 'db.copy'), join(content, 'db.php'))
  copyFileSync(join(own, 'wp-config.php'), join(folder, 'wp-config.php'))
  writeTheme(join(content, 'themes/phare'), 'Phare', wordpressSnippets)
  writeTheme(join(content, 'themes/phare-extension'), 'Phare et extension', { list: wordpressSnippets.plugin })
  for (const [name, picture] of [
    ['phare', 'agapanthus-ecume-45'],
    ['port', 'basket-bois-26'],
  ]) {
    cpSync(join(root, `demo/media/objet/${picture}-480.webp`), join(content, `uploads/${name}.webp`))
  }
  const plugin = join(content, 'plugins/flx')
  cpSync(join(root, 'demo/wordpress'), plugin, { recursive: true })
  symlinkSync(dist, join(plugin, 'dist'))

  const run = (php: string, ...options: string[]): string =>
    execFileSync('php', [join(own, 'run.php'), folder, ...options], { input: php, encoding: 'utf8' })
  run('', 'install')
  run(readFileSync(join(own, 'fill.php'), 'utf8').replace('<?php', ''))
  const server = await servePhp({ root: folder, router: join(own, 'router.php'), page: '/', folder })
  const log = join(folder, 'debug.log')
  return {
    ...server,
    run: (php) => run(php),
    faults: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
  }
}
