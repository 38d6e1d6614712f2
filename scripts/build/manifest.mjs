import { writeFile } from 'node:fs/promises'
import { getWebTypesData } from 'custom-element-jet-brains-integration'
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration'
import { globalAttributes } from '../manifest/common.mjs'
import { createManifest, forEditors } from '../manifest/create-manifest.mjs'

const labels = {
  slots: 'Contenu',
  events: 'Événements',
  cssProperties: 'Propriétés CSS',
  cssParts: 'Parties',
  methods: 'Méthodes',
}

const asObject = (data) => (typeof data === 'string' ? JSON.parse(data) : data)

/** Writes the manifest, and the files for editors that are made from it, into a folder. @returns the manifest. */
export async function buildManifest(folder = 'dist') {
  const manifest = await createManifest()
  const forEditor = forEditors(manifest)
  const html = asObject(getVsCodeHtmlCustomData(forEditor, { labels, hideLogs: true }))
  const files = {
    'custom-elements.json': manifest,
    'vscode.html-custom-data.json': { ...html, globalAttributes },
    'vscode.css-custom-data.json': asObject(getVsCodeCssCustomData(forEditor, { hideLogs: true })),
    'web-types.json': asObject(getWebTypesData(forEditor, { labels, hideLogs: true })),
  }
  await Promise.all(
    Object.entries(files).map(([name, content]) =>
      writeFile(`${folder}/${name}`, `${JSON.stringify(content, null, 1)}\n`),
    ),
  )
  return manifest
}
