import { glob, readdir, readFile, writeFile } from 'node:fs/promises'

/** The folder of a package, which may be inside that of another package that needs a version of its own. */
const packageFolder = /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

/** The licences that packages name in their licence file alone. */
const undeclared = { 'png-js': 'MIT' }

/** Returns the files of `dist` that have source maps, with the paths of the sources in each. */
async function mappedFiles() {
  const files = {}
  for await (const map of glob(['*.map', 'chunks/*.map'], { cwd: 'dist' })) {
    const file = map.replaceAll('\\', '/').replace(/\.map$/, '')
    files[file] = JSON.parse(await readFile(`dist/${map}`, 'utf8')).sources
  }
  return files
}

/** Returns the packages that these files are made of, by name and version, with the files that contain each. */
async function packagesIn(sourcesOf) {
  const packages = {}
  for (const [file, sources] of Object.entries(sourcesOf)) {
    for (const folder of new Set(sources.flatMap((source) => packageFolder.exec(source)?.[1] ?? []))) {
      const {
        name,
        version,
        license = undeclared[name],
        homepage,
      } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
      packages[`${name} ${version}`] ??= { folder, name, version, license, homepage, files: [] }
      packages[`${name} ${version}`].files.push(file)
    }
  }
  return Object.keys(packages)
    .sort()
    .map((key) => packages[key])
}

async function noticeOf({ folder, name, version, license }) {
  const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|notice)/i.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n')
}

/** Returns the hash of a package in hexadecimal, from the lock file. */
function hashOf(integrity = '') {
  const [, content] = /^sha512-(.+)$/.exec(integrity) ?? []
  return content && [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }]
}

function componentOf({ folder, name, version, license, homepage, files }, locked) {
  const reference = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': reference,
    name,
    version,
    purl: reference,
    licenses: [/\s/.test(license) ? { expression: license } : { license: { id: license } }],
    hashes: hashOf(locked[folder]?.integrity),
    externalReferences: homepage && [{ type: 'website', url: homepage }],
    properties: files.sort().map((file) => ({ name: 'flx:file', value: file })),
  }
}

/** Returns a bill of materials (CycloneDX 1.6): the packages in our files, with their versions and licences. */
async function billOf(packages) {
  const { packages: locked } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const { name, version, description } = JSON.parse(await readFile('package.json', 'utf8'))
  const components = packages.map((each) => componentOf(each, locked))
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
 *
 * @param shop the files of the shop, with the paths of the sources in each
 */
export async function buildNotices(shop) {
  const packages = await packagesIn({ ...(await mappedFiles()), ...shop })
  const notices = await Promise.all(packages.map(noticeOf))
  await writeFile('dist/licences.txt', `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
  await writeFile('dist/sbom.cdx.json', `${JSON.stringify(await billOf(packages), null, 2)}\n`)
}
