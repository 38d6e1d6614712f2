/** The tags of our doc blocks that the analyzer does not know, with the lists of the manifest that contain them. */
const lists = {
  example: 'examples',
  server: 'server',
  hook: 'hooks',
  legacy: 'legacy',
  key: 'keys',
}

const textOf = (ts, comment) => (ts.getTextOfJSDocComment(comment) ?? '').trim()

/**
 * Splits `POST ajax/x.php - Ce que l’appel fait.` into a name and a description. A text without ` - ` is only a
 * description.
 */
function nameAndDescription(text) {
  const [, name, description] = /^([\s\S]+?)\s+[-–]\s+([\s\S]+)$/.exec(text) ?? [undefined, undefined, text]
  return { ...(name && { name }), description: description.replace(/\s*\n\s*/g, ' ') }
}

/**
 * An analyzer plugin that reads `@example`, `@server`, `@hook`, `@legacy`, `@key` and `@noscript` in an element's doc
 * block.
 */
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
        if (name === 'noscript') declaration.withoutScript = text.replace(/\s*\n\s*/g, ' ')
      }
    },
  }
}
