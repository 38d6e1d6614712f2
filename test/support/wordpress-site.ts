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
/** Where the plugin's folder serves the script from. */
const script = '/wp-content/plugins/flx/dist/flx.js'

/** WordPress itself, with posts, a gallery and a menu; the plugin is in its folder, and not yet active. */
export interface WordPressSite extends PhpServer {
  /** Runs PHP in it as an administrator. @returns what that prints */
  run(php: string): string
  /** What WordPress has written about faults in code, a line each. */
  faults(): string[]
}

/** The classic theme of `test/foreign`, with what the guide has its author write at these places, and nothing at others. */
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
 * A site of one's own, in a folder and with a database of its own. Its themes: `twentytwentyfour`, which WordPress brings;
 * `phare`, which has what the guide says of a theme without the plugin; `phare-extension`, which leaves that to the plugin.
 */
export async function openWordPress(): Promise<WordPressSite> {
  const folder = mkdtempSync(join(tmpdir(), 'flx-wordpress-'))
  const content = join(folder, 'wp-content')
  cpSync(join(wordpressFolder, 'core'), folder, { recursive: true })
  // The package brings a database of its own making.
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
