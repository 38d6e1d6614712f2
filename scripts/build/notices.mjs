import { glob, readFile, writeFile } from 'node:fs/promises'

const packageInPath = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g

/** Packages whose code is in what we ship, read from the source maps. */
async function shippedPackages() {
  const names = new Set()
  for await (const map of glob(['*.map', 'chunks/*.map'], { cwd: 'dist' })) {
    const { sources } = JSON.parse(await readFile(`dist/${map}`, 'utf8'))
    for (const source of sources) {
      const last = [...source.matchAll(packageInPath)].at(-1)
      if (last) names.add(last[1])
    }
  }
  return [...names].sort()
}

async function noticeOf(name) {
  const folder = `node_modules/${name}`
  const { version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
  const [file] = await Array.fromAsync(glob('{LICENSE,LICENCE,license}*', { cwd: folder }))
  const text = file ? (await readFile(`${folder}/${file}`, 'utf8')).trim() : ''
  return `${name} ${version} (${license})\n\n${text}\n`
}

/** Writes the licences of the packages that our files contain: minifying takes their notices out. */
export async function buildNotices() {
  const notices = await Promise.all((await shippedPackages()).map(noticeOf))
  await writeFile('dist/licences.txt', notices.join(`\n${'-'.repeat(80)}\n\n`))
}
