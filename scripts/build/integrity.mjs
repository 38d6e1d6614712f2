import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'

async function hashOf(file) {
  return `sha256-${createHash('sha256')
    .update(await readFile(`dist/${file}`))
    .digest('base64')}`
}

/**
 * Returns the HTML to paste into a page, with one line per file, since every page contains it. Workers are left out,
 * because an import map does not check them.
 */
function snippet(version, { 'flx.js': loader, ...files }) {
  const lines = Object.entries(files)
    .filter(([file]) => file.startsWith('chunks/') && !file.includes('/maplibre-worker-'))
    .map(([file, hash]) => `"ADRESSE/${file}":"${hash}"`)
  return `<!-- flx ${version}, à placer avant tout script de module -->
<script type="importmap" nonce="NONCE">
{"integrity":{
${lines.join(',\n')}
}}
</script>
<script type="module" nonce="NONCE" crossorigin src="ADRESSE/flx.js" integrity="${loader}"></script>
`
}

/** Writes the hashes of the files that a page loads, and the import map that makes browsers check them. */
export async function buildIntegrity(version) {
  const names = await Array.fromAsync(glob(['flx{,.all}.js', 'chunks/*.js'], { cwd: 'dist' }))
  const files = {}
  for (const name of names.sort()) files[name.replaceAll('\\', '/')] = await hashOf(name)
  await writeFile('dist/integrity.json', `${JSON.stringify({ version, files }, null, 2)}\n`)
  await writeFile('dist/importmap.html', snippet(version, files))
}
