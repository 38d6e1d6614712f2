import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'

async function hashOf(file) {
  return `sha384-${createHash('sha384')
    .update(await readFile(`dist/${file}`))
    .digest('base64')}`
}

/**
 * The folder of the chunks, its name written in another way: a second address for each, which a browser asks for anew
 * where the first one hangs (SAFE-07).
 */
const secondFolder = '%63hunks'

function snippet(version, files) {
  const { 'flx.all.js': all, ...modules } = files
  const addresses = Object.entries(modules).flatMap(([file, hash]) =>
    [...new Set([file, file.replace(/^chunks/, secondFolder)])].map((address) => [`ADRESSE/${address}`, hash]),
  )
  const map = { imports: { 'flx-chunks/': `ADRESSE/${secondFolder}/` }, integrity: Object.fromEntries(addresses) }
  return `<!--
  flx ${version} : contrôle d’intégrité de chaque fichier.
  Remplacez partout ADRESSE par l’adresse où les fichiers sont servis (https://cdn.exemple.fr/flx/${version})
  et NONCE par le nonce de la page ; sans politique de sécurité à nonce, retirez l’attribut.
  La table vient avant tout autre script de module. Chaque morceau y a une seconde adresse, qui est le même fichier
  (%63 se lit c) : flx la demande quand la première reste sans réponse.
-->
<script type="importmap" nonce="NONCE">
${JSON.stringify(map, null, 2)}
</script>
<script type="module" nonce="NONCE" crossorigin src="ADRESSE/flx.js" integrity="${modules['flx.js']}"></script>

<!-- Ou, pour une page qui ne peut pas employer de module, ce seul fichier :
<script defer nonce="NONCE" crossorigin src="ADRESSE/flx.all.js" integrity="${all}"></script>
-->
`
}

/** Writes the hashes of what a page loads, and the import map that makes it check them. */
export async function buildIntegrity(version) {
  const names = await Array.fromAsync(glob(['flx{,.all}.js', 'chunks/*.js'], { cwd: 'dist' }))
  const files = {}
  for (const name of names.sort()) files[name.replaceAll('\\', '/')] = await hashOf(name)
  await writeFile('dist/integrity.json', `${JSON.stringify({ version, files }, null, 2)}\n`)
  await writeFile('dist/importmap.html', snippet(version, files))
}
