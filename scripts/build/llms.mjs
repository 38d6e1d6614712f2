import { writeFile } from 'node:fs/promises'
import { commonAttributes, globalAttributes } from '../manifest/common.mjs'
import { declarationsOf } from '../manifest/create-manifest.mjs'

const start = `# flx

> Éléments HTML prêts à l’emploi pour les pages d’un site géré et de sa boutique. Un script, des balises, du HTML ordinaire.

Règles pour écrire un gabarit :
- Un seul script par page : \`<script type="module" src="https://cdn.exemple.fr/flx/flx.js"></script>\`. Il charge le code de chaque élément au moment utile.
- Un attribut booléen vaut vrai par sa présence, quelle que soit sa valeur ; absent, il est faux.
- Le contenu placé dans un élément est conservé : les liens, les listes et les formulaires fonctionnent sans JavaScript.
- Les styles sont dans \`@layer flx\` ; les règles du site vont dans une couche déclarée après. Les variables \`--flx-*\` règlent les couleurs et les espaces.
- N’écrivez ni gestionnaire ni style en ligne : la politique de sécurité des pages est stricte.
- Les événements s’appellent \`flx-…\`, remontent le document et portent leurs données dans \`detail\`.
- Depuis un script : \`flx.modal()\`, \`flx.alert()\`, \`flx.confirm()\`, \`flx.toast()\`, \`flx.loader.show()\`, \`flx.request()\`, \`flx.cookies\`, \`flx.configure()\` ; chaque appel renvoie une promesse.
`

const oneLine = (text = '') => text.replace(/\s*\n\s*/g, ' ')
const list = (title, lines) => (lines.length > 0 ? `\n${title} :\n${lines.join('\n')}\n` : '')

function attributeLine({ name, type, default: fallback, description }) {
  const notes = [type?.text, fallback && `défaut ${fallback}`].filter(Boolean).join(', ')
  return `- \`${name}\`${notes && ` (${notes})`} : ${oneLine(description)}`
}

const namedLine = ({ name, description }) => `- ${name ? `\`${name}\` : ` : ''}${oneLine(description)}`

function section(declaration) {
  const {
    tagName,
    description,
    attributes,
    events = [],
    cssProperties = [],
    hooks = [],
    server = [],
    examples = [],
  } = declaration
  const methods = declaration.members.filter(({ kind }) => kind === 'method')
  return [
    `## <${tagName}>\n\n${oneLine(description)}\n`,
    ...examples.map((example) => `\n\`\`\`html\n${example}\n\`\`\`\n`),
    list('Attributs', attributes.map(attributeLine)),
    list('Événements', events.map(namedLine)),
    list('Méthodes', methods.map(namedLine)),
    list('Variables CSS', cssProperties.map(namedLine)),
    list('Appels au serveur', server.map(namedLine)),
    list('Attributs HTML reconnus', hooks.map(namedLine)),
  ].join('')
}

/** Writes `llms.txt`: the whole catalogue as plain text, for authors who write templates with a language model. */
export async function buildLlms(manifest) {
  const common = list('Attributs communs', commonAttributes.map(attributeLine))
  const page = list('Attributs de tout bouton de la page', globalAttributes.map(attributeLine))
  await writeFile('dist/llms.txt', [start + common + page, ...declarationsOf(manifest).map(section)].join('\n'))
}
