import { glob, readFile, writeFile } from 'node:fs/promises'

const packageInPath = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g

/** Returns the packages whose code is in our files, with the files that contain it, from the source maps. */
async function shippedPackages() {
  const files = new Map()
  for await (const map of glob(['*.map', 'chunks/*.map'], { cwd: 'dist' })) {
    const { sources } = JSON.parse(await readFile(`dist/${map}`, 'utf8'))
    const file = map.replaceAll('\\', '/').replace(/\.map$/, '')
    for (const source of sources) {
      const name = [...source.matchAll(packageInPath)].at(-1)?.[1]
      if (name) files.set(name, (files.get(name) ?? new Set()).add(file))
    }
  }
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, places]) => ({ name, files: [...places].sort() }))
}

const readPackage = async (name) => JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8'))

async function noticeOf({ name }) {
  const folder = `node_modules/${name}`
  const { version, license } = await readPackage(name)
  const [file] = await Array.fromAsync(glob('{LICENSE,LICENCE,license}*', { cwd: folder }))
  const text = file ? (await readFile(`${folder}/${file}`, 'utf8')).trim() : ''
  return `${name} ${version} (${license})\n\n${text}\n`
}

/** Returns the hash of a package in hexadecimal, from the lock file. */
function hashOf(integrity = '') {
  const [, content] = /^sha512-(.+)$/.exec(integrity) ?? []
  return content && [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }]
}

async function componentOf({ name, files }, locked) {
  const { version, license, homepage } = await readPackage(name)
  const reference = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': reference,
    name,
    version,
    purl: reference,
    licenses: [/\s/.test(license) ? { expression: license } : { license: { id: license } }],
    hashes: hashOf(locked[`node_modules/${name}`]?.integrity),
    externalReferences: homepage && [{ type: 'website', url: homepage }],
    properties: files.map((file) => ({ name: 'flx:file', value: file })),
  }
}

/** Returns a bill of materials (CycloneDX 1.6): the packages in our files, with their versions and licences. */
async function billOf(packages) {
  const { packages: locked } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const { name, version, description } = JSON.parse(await readFile('package.json', 'utf8'))
  const components = await Promise.all(packages.map((each) => componentOf(each, locked)))
  const own = { type: 'library', 'bom-ref': `pkg:npm/${name}@${version}`, name, version, description }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    components,
    dependencies: [{ ref: own['bom-ref'], dependsOn: components.map(({ purl }) => purl) }],
  }
}

/**
 * Writes the licences of the packages in our files, which minifying removes, and a bill of materials, which lets others
 * check them for known vulnerabilities.
 */
export async function buildNotices() {
  const packages = await shippedPackages()
  const notices = await Promise.all(packages.map(noticeOf))
  await writeFile('dist/licences.txt', notices.join(`\n${'-'.repeat(80)}\n\n`))
  await writeFile('dist/sbom.cdx.json', `${JSON.stringify(await billOf(packages), null, 2)}\n`)
}
