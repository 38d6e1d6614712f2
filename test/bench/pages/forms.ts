import { bundled } from '../server/bundled.ts'
import type { Page } from '../server/page.ts'

const peers = '/peers'

const fieldCount = 500
const ruleCount = 100

/** Five hundred fields, a fifth of which stand on lines that show by another field. */
function longForm(): string {
  const lines = Array.from({ length: fieldCount }, (_, index) => {
    const field = `<label>Champ ${index} <input name="champ-${index}"></label>`
    const rule = index % (fieldCount / ruleCount) === 1 ? ` data-flx-if="champ-${index - 1} = oui et champ-0"` : ''
    return `<p${rule}>${field}</p>`
  })
  return `<form id="form" action="#">${lines.join('\n')}</form>`
}

const block = `<fieldset><legend>Ligne 1</legend>
  <label for="l-0-a">Article</label><input id="l-0-a" name="lignes[0][article]">
  <label for="l-0-q">Quantité</label><input id="l-0-q" name="lignes[0][quantite]" type="number">
  <label><input type="radio" name="lignes[0][sorte]" value="a"> A</label><label><input type="radio" name="lignes[0][sorte]" value="b"> B</label></fieldset>`

const flx = '<script type="module" src="/dist/flx.js"></script>'
const script = (path: string): string => `<script src="${peers}/${path}"></script>`
const style = (path: string): string => `<link rel="stylesheet" href="${peers}/${path}">`
const own = (name: string): string => `<script type="module" src="/pages/forms/${name}.js"></script>`

/** By what is measured and by whom: head and body. */
const contents: Record<string, Record<string, [head: string, body: string]>> = {
  typing: {
    flx: [flx, `<flx-form load="now" no-guard>${longForm()}</flx-form>`],
    bare: ['', longForm()],
  },
  repeat: {
    flx: [flx, `<form><flx-repeat load="now">${block}</flx-repeat></form>`],
    bare: [
      '',
      `<form><div id="blocks">${block}</div><button type="button" id="add">Ajouter</button></form>${own('bare-repeat')}`,
    ],
  },
  masks: {
    flx: [`${flx}<script type="module" src="/files/forms/masks-flx.js"></script>`, '<main id="place"></main>'],
    imask: [
      `${script('imask/dist/imask.min.js')}<script type="module" src="/files/forms/masks-imask.js"></script>`,
      '<main id="place"></main>',
    ],
    inputmask: [
      `${script('inputmask/dist/inputmask.min.js')}<script type="module" src="/files/forms/masks-inputmask.js"></script>`,
      '<main id="place"></main>',
    ],
  },
  calendar: {
    flx: [
      flx,
      '<flx-date-field load="now"><label for="jour">Jour</label> <input id="jour" name="jour" value="2026-11-22"></flx-date-field>',
    ],
    duet: [
      `<script type="module" src="${peers}/@duetds/date-picker/dist/duet/duet.esm.js"></script>${style('@duetds/date-picker/dist/duet/themes/default.css')}`,
      '<label for="jour">Jour</label> <duet-date-picker identifier="jour" value="2026-11-22"></duet-date-picker>',
    ],
    native: [
      '',
      '<label for="jour">Jour</label> <input id="jour" type="date" value="2026-11-22"><button id="open">Ouvrir</button>',
    ],
  },
  list: {
    flx: [
      flx,
      '<flx-autocomplete load="now" classname="Ville" methode="chercher" area="shop" src="/pages/forms/towns"><label>Ville <input id="field" name="ville"></label></flx-autocomplete>',
    ],
    accessible: [
      `${style('accessible-autocomplete/dist/accessible-autocomplete.min.css')}${script('accessible-autocomplete/dist/accessible-autocomplete.min.js')}`,
      `<label for="field">Ville</label><div id="place"></div><script type="module" src="/files/forms/list-accessible.js"></script>`,
    ],
    downshift: ['', `<div id="place"></div>${own('list-downshift')}`],
  },
}

const towns = (term: string): string[] => Array.from({ length: 50 }, (_, index) => `${term}ville-${index}`)

/** `/pages/forms?what=masks&subject=flx`; `/pages/forms/towns?term=b` answers towns, `/pages/forms/<name>.js` a file. */
export const page: Page = ({ path, query }) => {
  if (path === 'towns') {
    const found = towns(query.get('term') ?? '').map((label) => ({ label, value: label }))
    return { type: 'application/json', body: JSON.stringify(found) }
  }
  if (path.endsWith('.js')) return bundled(`forms/${path}`)
  const what = query.get('what') ?? ''
  const [head, body] = contents[what]?.[query.get('subject') ?? ''] ?? ['', '']
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>Formulaire</title>
${head}
<script type="module" src="/files/forms/driver.js"></script>
${body}
</html>`
}
