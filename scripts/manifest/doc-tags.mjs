/** Tags of our doc blocks that the analyzer does not know, and the lists of the manifest they go into. */
const lists = {
  example: 'examples',
  server: 'server',
  hook: 'hooks',
  legacy: 'legacy',
  key: 'keys',
}
const plain = { noscript: 'withoutScript' }

const textOf = (ts, comment) => (ts.getTextOfJSDocComment(comment) ?? '').trim()

/** `POST ajax/x.php - Ce que l’appel fait.` → name and description; a text without ` - ` is a description alone. */
function nameAndDescription(text) {
  const [, name, description] = /^([\s\S]+?)\s+[-–]\s+([\s\S]+)$/.exec(text) ?? [undefined, undefined, text]
  return { ...(name && { name }), description: description.replace(/\s*\n\s*/g, ' ') }
}

/** Reads `@example`, `@server`, `@hook`, `@legacy`, `@key` and `@noscript` of an element's doc block. */
export function docTags() {
  return {
    name: 'flx-doc-tags',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isClassDeclaration(node)) return
      const declaration = moduleDoc.declarations.find(({ name }) => name === node.name?.getText())
      if (!declaration) return
      for (const tag of ts.getJSDocTags(node)) {
        const name = tag.tagName.text
        const text = textOf(ts, tag.comment)
        if (name in lists) {
          const entry = name === 'example' ? text : nameAndDescription(text)
          declaration[lists[name]] = [...(declaration[lists[name]] ?? []), entry]
        }
        if (name in plain) declaration[plain[name]] = text.replace(/\s*\n\s*/g, ' ')
      }
    },
  }
}
