import { bundled } from '../server/bundled.ts'
import type { Page } from '../server/page.ts'

const peers = '/peers'
const flx = '<script type="module" src="/dist/flx.js"></script>'
const script = (path: string): string => `<script src="${peers}/${path}"></script>`
const style = (path: string): string => `<link rel="stylesheet" href="${peers}/${path}">`
const own = (name: string): string => `<script type="module" src="/files/content/${name}.js"></script>`

const rowCount = 10_000
const words = ['Assiette', 'Bol', 'Coupe', 'Cruche', 'Dessous', 'Gobelet', 'Jatte', 'Pichet', 'Plat', 'Soupière']
const cents = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Ten thousand rows in no order: a number is met once in each column. `attributes` gives a cell what its peer sorts by. */
function rows(attributes: (name: string, amount: number) => [name: string, amount: string]): string {
  return Array.from({ length: rowCount }, (_, index) => {
    const mixed = (index * 7919) % rowCount
    const name = `${words[mixed % words.length]} ${String(mixed).padStart(5, '0')}`
    const amount = (((index * 6007) % rowCount) * 37) / 100
    const [ofName, ofAmount] = attributes(name, amount)
    return `<tr><td${ofName}>${name}</td><td${ofAmount}>${cents.format(amount)}</td><td>${index}</td></tr>`
  }).join('')
}

const head = '<thead><tr><th>Article</th><th>Prix</th><th>Numéro</th></tr></thead>'
const plainTable = `<table id="table">${head}<tbody>${rows(() => ['', ''])}</tbody></table>`
const tableForDataTables = `<table id="table">${head}<tbody>${rows((_, amount) => ['', ` data-order="${amount}"`])}</tbody></table>`
const tableForListJs = `<div id="list"><table id="table">
<thead><tr><th><button class="sort" data-sort="name">Article</button></th><th><button class="sort" data-sort="amount">Prix</button></th><th>Numéro</th></tr></thead>
<tbody class="list">${rows((_, amount) => [' class="name"', ` class="amount" data-amount="${amount}"`])}</tbody></table><ul class="pagination"></ul></div>`

const slideCount = 8
const slide = (index: number, attributes: string): string =>
  `<li${attributes}><img src="/pictures/${index}-240.webp" width="240" height="160" loading="lazy" alt="Vue ${index + 1}"></li>`
const slides = (attributes = ''): string =>
  Array.from({ length: slideCount }, (_, index) => slide(index, attributes)).join('')
/** A slider three screens below: what one pays before it is seen, and once it is. */
const belowTheFold = (slider: string): string =>
  `<h1>Accueil</h1><div style="height: 2400px"></div><main id="place">${slider}</main>`
const row = '<style>#place ul { display: flex; overflow: auto; margin: 0; padding: 0; list-style: none }</style>'

/** Entries of a month, three a week: as the server of a site has them. */
function entriesOf(year: number, month: number): { date: string; title: string }[] {
  const days = new Date(year, month, 0).getDate()
  return Array.from({ length: days }, (_, index) => index + 1)
    .filter((day) => day % 7 < 3)
    .map((day) => ({
      date: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      title: `Atelier ${year}-${month}-${day}`,
    }))
}

const blockCount = 1000
const blockAddress = (id: number, subject: string): string => `/pages/content/block?id=${id}&subject=${subject}`
/** How often a block was asked for: what an answer says tells it from the one before. */
const asked = new Map<string, number>()

function block(id: string, subject: string): string {
  const times = (asked.get(id) ?? 0) + 1
  asked.set(id, times)
  const content = `<p class="news">Bloc ${id}, réponse ${times}</p><label>Quantité <input name="q" value="1"></label>`
  return subject === 'turbo' ? `<turbo-frame id="block-${id}">${content}</turbo-frame>` : content
}

/** As many blocks as a long page has, each with its address. */
const blocks = (write: (id: number, content: string) => string): string =>
  Array.from({ length: blockCount }, (_, id) => write(id, `<p class="news">Bloc ${id}</p>`)).join('\n')

const placeCount = 5000
const places = Array.from({ length: placeCount }, (_, index) => ({
  name: `Lieu ${index}`,
  latitude: 43 + ((index * 7919) % placeCount) * 0.0014,
  longitude: -1 + ((index * 6007) % placeCount) * 0.0016,
}))
const listOfPlaces = `<ul>${places
  .map(({ name, latitude, longitude }) => `<li data-lat="${latitude}" data-lng="${longitude}"><b>${name}</b></li>`)
  .join('')}</ul>`
const leaflet = `${style('leaflet/dist/leaflet.css')}${script('leaflet/dist/leaflet.js')}`
const dataOfPlaces = `<script type="application/json" id="data">${JSON.stringify(places)}</script>`

type Content = [head: string, body: string]

/** By what is measured and by whom: head and body. Made when it is asked for. */
const contents: Record<string, Record<string, () => Content>> = {
  table: {
    flx: () => [flx, `<flx-table load="now" page-size="100">${plainTable}</flx-table>`],
    datatables: () => [
      `${script('jquery/dist/jquery.min.js')}${script('datatables.net/js/dataTables.min.js')}`,
      `${tableForDataTables}${own('table-datatables')}`,
    ],
    listjs: () => [script('list.js/dist/list.min.js'), `${tableForListJs}${own('table-listjs')}`],
  },
  slides: {
    flx: () => [`${flx}${row}`, belowTheFold(`<flx-carousel label="Vues"><ul>${slides()}</ul></flx-carousel>`)],
    embla: () => [
      `${script('embla-carousel/embla-carousel.umd.js')}${row}`,
      belowTheFold(`<div id="slider"><ul>${slides()}</ul></div>${own('slides-embla')}`),
    ],
    splide: () => [
      `${style('@splidejs/splide/dist/css/splide-core.min.css')}${script('@splidejs/splide/dist/js/splide.min.js')}`,
      belowTheFold(
        `<div id="slider" class="splide" aria-label="Vues"><div class="splide__track"><ul class="splide__list">${slides(' class="splide__slide"')}</ul></div></div>${own('slides-splide')}`,
      ),
    ],
  },
  month: {
    flx: () => [flx, '<flx-calendar load="now" url="/pages/content/days" month="2026-01"></flx-calendar>'],
    fullcalendar: () => [
      `${style('fullcalendar/skeleton.css')}${style('fullcalendar/themes/classic/theme.css')}${style('fullcalendar/themes/classic/palette.css')}`,
      '<div id="calendar"></div><script type="module" src="/pages/content/month-fullcalendar.js"></script>',
    ],
  },
  fragments: {
    flx: () => [
      `${flx}${own('fragments-flx')}`,
      blocks(
        (id, content) =>
          `<flx-fragment load="now" on="news"><!-- {"url": "${blockAddress(id, 'flx')}"} -->${content}</flx-fragment>`,
      ),
    ],
    htmx: () => [
      own('fragments-htmx'),
      `<div hx-ext="morph">${blocks(
        (id, content) =>
          `<div hx-post="${blockAddress(id, 'htmx')}" hx-trigger="news from:body" hx-swap="morph:innerHTML">${content}</div>`,
      )}</div>`,
    ],
    turbo: () => [
      own('fragments-turbo'),
      blocks(
        (id, content) =>
          `<turbo-frame id="block-${id}" refresh="morph" src="${blockAddress(id, 'turbo')}" complete>${content}</turbo-frame>`,
      ),
    ],
  },
  map: {
    flx: () => [
      `${flx}${own('map-flx')}`,
      // A map of one place has the code fetched before.
      `<flx-map load="now"><ul><li data-lat="47" data-lng="3"><b>Ici</b></li></ul></flx-map><template id="list">${listOfPlaces}</template><main id="place"></main>`,
    ],
    leaflet: () => [
      `${leaflet}${style('leaflet.markercluster/dist/MarkerCluster.css')}${script('leaflet.markercluster/dist/leaflet.markercluster.js')}${own('map-leaflet')}`,
      `${dataOfPlaces}<main id="place" data-clustered></main>`,
    ],
    plain: () => [`${leaflet}${own('map-leaflet')}`, `${dataOfPlaces}<main id="place"></main>`],
  },
  upload: {
    flx: () => [
      flx,
      '<form><flx-upload load="now" src="/sink/parts" sizelimit="2000"><label>Fichier <input id="file" type="file" name="fichier"></label></flx-upload></form>',
    ],
    uppy: () => [
      '',
      '<label>Fichier <input id="file" type="file"></label><script type="module" src="/pages/content/upload-uppy.js"></script>',
    ],
  },
}

/**
 * `/pages/content?what=table&subject=flx`. Below it: `days` answers the entries of a
 * month, `block` that of a fragment and a `.js` the code of a peer.
 */
export const page: Page = ({ path, query }) => {
  if (path.endsWith('.js')) return bundled(`content/${path}`)
  if (path === 'days') {
    const entries = entriesOf(Number(query.get('year')), Number(query.get('month')))
    return { type: 'application/json', body: JSON.stringify(entries) }
  }
  if (path === 'block') return block(query.get('id') ?? '', query.get('subject') ?? '')
  const [head, body] = contents[query.get('what') ?? '']?.[query.get('subject') ?? '']?.() ?? ['', '']
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>Contenu</title>
${head}
<script type="module" src="/files/content/driver.js"></script>
${body}
</html>`
}
