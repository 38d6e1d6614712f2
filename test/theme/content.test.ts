import { expect } from '@open-wc/testing'
import { importElement, sampleOf, tags } from '../support/samples.ts'
import { play, strike } from './scenes.ts'
import { sheets } from './sheets.ts'
import { dress, holdStill } from './stage.ts'

const content = `<header><h1>Titre</h1><nav><ul><li><a href="#un">Un</a></li><li><a href="#deux">Deux</a></li></ul></nav></header>
  <article><h2>Article</h2><p>Du <b>gras</b>, du <em>texte</em>, un <a href="#lien">lien</a>, <code>du code</code>.</p>
  <blockquote><p>Citation</p></blockquote><figure><svg width="20" height="20"><path d="M1 1h9" fill="none" stroke="red"/></svg></figure>
  <table><thead><tr><th>Nom</th></tr></thead><tbody><tr><td>Vase</td></tr></tbody></table><dl><dt>Mot</dt><dd>Sens</dd></dl></article>
  <form><fieldset><legend>Vous</legend><label>Nom <input value="Anne" placeholder="Nom"></label><select><option>Un</option></select>
  <textarea>Texte</textarea><input type="checkbox" checked><button>Envoyer</button></fieldset></form>
  <details open><summary>Plus</summary><p>Du texte</p></details><p hidden>Caché</p><div class="alert alert-danger">Refus</div>`

/** All that the browser computed of a node, and where it stands. */
function snapshot(root: Element): string[] {
  return [...root.querySelectorAll('*')].map((node) => {
    const style = getComputedStyle(node)
    const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`)
    const { x, y, width, height } = node.getBoundingClientRect()
    return [node.localName, x, y, width, height, ...values].join(';')
  })
}

/** What of two snapshots is not the same, a line a node. */
function changes(before: string[], after: string[]): string[] {
  return before.flatMap((was, index) => {
    const is = new Set((after[index] ?? '').split(';'))
    const gone = was.split(';').filter((part) => !is.has(part))
    return gone.length > 0 ? [`${was.split(';')[0]}: ${gone.join(' ')}`] : []
  })
}

describe('a page’s own content', () => {
  it('keeps every value and every box when all elements have been there, with any theme', async function () {
    this.timeout(60_000)
    const place = document.body.appendChild(document.createElement('div'))
    for (const tag of tags) {
      await importElement(tag)
      await play({ name: tag, markup: sampleOf(tag) }, place)
      await strike(place)
    }
    place.innerHTML = content
    const adopted = [...document.adoptedStyleSheets]
    expect(adopted.length).to.be.greaterThan(10)
    const found: string[] = []
    for (const sheet of sheets) {
      document.adoptedStyleSheets = []
      dress(await sheet.css())
      holdStill()
      const before = snapshot(place)
      document.adoptedStyleSheets.push(...adopted)
      for (const line of changes(before, snapshot(place))) found.push(`${sheet.name}: ${line}`)
    }
    expect(found).to.deep.equal([])
  })
})
