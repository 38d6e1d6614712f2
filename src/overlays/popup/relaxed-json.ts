const tokens = /'((?:[^'\\]|\\.)*)'|"(?:[^"\\]|\\.)*"|([A-Za-z_$][\w$]*)(?=\s*:)|,(?=\s*[}\]])/g

/**
 * Reads an object as pages write it in a `rel`: `{handler: 'iframe', size: {x: 570, y: 400}}`. Names need no quotes,
 * texts may have single ones; nothing is run. Anything else than an object is an empty one.
 */
export function parseRelaxed(text: string | null): Record<string, unknown> {
  const start = text?.indexOf('{') ?? -1
  const end = text?.lastIndexOf('}') ?? -1
  if (!text || start < 0 || end < start) return {}
  const json = text.slice(start, end + 1).replace(tokens, (token: string, single?: string, name?: string) => {
    if (name !== undefined) return `"${name}"`
    if (single !== undefined) return `"${single.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`
    return token === ',' ? '' : token
  })
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    console.warn(`flx : popup : ces options n’ont pas pu être lues : ${text}`)
    return {}
  }
}
