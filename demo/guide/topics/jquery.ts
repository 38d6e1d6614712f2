import { html, type Markup } from '../markup.ts'
import { table } from '../parts/tables.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

/** What a page wrote, what it writes now, and what changes with it. */
type Change = readonly [before: string, now: string, note?: string]

interface Library {
  name: string
  changes: Change[]
}

/** What has an element of ours today. */
export const replaced: Library[] = [
  {
    name: 'Fancybox, Lightbox2, Magnific Popup',
    changes: [
      [
        '<a data-fancybox="voyage" data-caption="Le port" href="…">',
        '<a rel="lightbox[voyage]" data-caption="Le port" href="…">',
      ],
      [
        '<a class="fancybox" href="photo.jpg"><img …></a>',
        '<flx-lightbox for=".contenu"></flx-lightbox>',
        'Les liens restent comme ils sont : ceux vers une image s’ouvrent.',
      ],
      [
        "$('[data-fancybox]').fancybox({ … })",
        '<flx-lightbox></flx-lightbox>',
        'Une fois par page. `Fancybox.bind` de même.',
      ],
      [
        'data-type="iframe"',
        '<a class="squeezebox" rel="{handler: \'iframe\', size: {x: 800, y: 500}}" href="…">',
        'Une page dans un cadre est un popup : `<flx-popup></flx-popup>` une fois par page.',
      ],
      ["$.fancybox.open([{ src: '1.jpg' }])", "flx.lightbox(['1.jpg'])"],
      ['$.fancybox.close()', "flx.invoke('flx-lightbox', 'hide')"],
      ['slideShow: { autoStart: true, speed: 2500 }', '<flx-lightbox autoplay interval="2500"></flx-lightbox>'],
      ['thumbs: false, hash: false', '<flx-lightbox no-thumbnails no-history></flx-lightbox>'],
    ],
  },
  {
    name: 'mmenu',
    changes: [
      [
        "$('#menu').mmenu({ … })",
        '<flx-mobile-menu nav="#menu" for="#bouton"></flx-mobile-menu>',
        'La liste reste à sa place, et visible sur grand écran si le site la montre.',
      ],
      [
        "extensions: ['position-right', 'position-front']",
        '<flx-mobile-menu position="right" depth="front"></flx-mobile-menu>',
      ],
      ["extensions: ['pagedim-black']", '<flx-mobile-menu dim="black"></flx-mobile-menu>'],
      ['searchfield: true', '', 'La recherche est là ; `no-search` l’enlève.'],
      [
        "navbars: [{ position: 'top', content: [ … ] }]",
        '<flx-mobile-menu><script type="application/json">{ "header": [ … ] }</script></flx-mobile-menu>',
      ],
      ['class="Divider", class="Spacer"', '<li role="separator"></li>'],
      ["$('#menu').data('mmenu').open()", "flx.invoke('flx-mobile-menu', 'show')", '`close()` devient `hide`.'],
      ["api.bind('open:finish', …)", "document.addEventListener('flx-mobile-menu-open', …)"],
    ],
  },
  {
    name: 'Modal de Bootstrap, dialog de jQuery UI',
    changes: [
      [
        '<div class="modal" id="guide"> … </div>',
        '<flx-modal id="guide" label="Guide des tailles"><p>…</p></flx-modal>',
      ],
      [
        'data-toggle="modal" data-target="#guide"',
        '<button type="button" data-flx-show="guide">Guide</button>',
        '`data-bs-toggle` de même ; `data-dismiss` devient `data-flx-hide="guide"`.',
      ],
      ["$('#guide').modal('show')", "flx.invoke('#guide', 'show')", '`hide` de même.'],
      [
        "$('#guide').on('hide.bs.modal', …)",
        "guide.addEventListener('flx-modal-close', …)",
        'Annulable. Une fois fermée : `flx-modal-closed`.',
      ],
      ["$('#guide').dialog({ title, buttons })", "flx.modal({ title: 'Guide', content: '…' })"],
      ['alert(…), confirm(…)', "await flx.confirm('Supprimer ?')", '`flx.alert` de même.'],
    ],
  },
  {
    name: 'Squeezebox',
    changes: [
      [
        '<a class="squeezebox" rel="{handler: \'iframe\', size: {x: 600, y: 400}}" href="…">',
        '<flx-popup></flx-popup>',
        'Les liens restent comme ils sont, `rel` compris.',
      ],
      ["SqueezeBox.open('/page', { handler: 'iframe' })", "flx.popup('/page', { handler: 'iframe' })"],
      ['SqueezeBox.close()', 'flx.popup.close()'],
    ],
  },
  {
    name: 'Collapse, accordion, sticky, toasts, carrousels',
    changes: [
      [
        'data-toggle="collapse" data-target="#filtres"',
        '<flx-toggle><button type="button">Filtres</button><div hidden>…</div></flx-toggle>',
      ],
      ["$('header').sticky(), Headroom", '<flx-sticky for="header"></flx-sticky>'],
      ["toastr.success('…')", "flx.toast('…')"],
      [
        "$('.slider').slick({ slidesToShow: 3, slidesToScroll: 3, dots: true })",
        '<flx-carousel shown="1 768:3" step="1 768:3" dots><ul>…</ul></flx-carousel>',
      ],
      ["$('.owl-carousel').owlCarousel({ autoplay: true, autoplayTimeout: 5000 })", '<flx-slideshow>…</flx-slideshow>'],
      ['jScroll, Infinite Scroll', '<flx-list items=".articles" auto></flx-list>'],
    ],
  },
]

/** What is still to come: said as it is. */
const toCome: [library: string, use: string, meanwhile: string][] = [
  [
    'DataTables',
    'Tableau trié, filtré, paginé',
    'Gardez-le, ou laissez le serveur trier : `flx-list` suit les liens de tri et de pages d’un tableau qu’il dessine.',
  ],
  ['Datepicker de jQuery UI, Flatpickr', 'Date', 'Gardez-le, ou `<input type="date">`, que tous les navigateurs ont.'],
  [
    'Inputmask, jQuery Mask',
    'Masque de saisie',
    'Gardez-le. `inputmode="numeric"` et `autocomplete` rendent déjà beaucoup de masques inutiles.',
  ],
  ['Autocomplete de jQuery UI, Select2', 'Suggestions', 'Gardez-le, ou `<datalist>` pour une liste courte.'],
  [
    'jQuery Validation',
    'Formulaires',
    'Gardez-le, ou les contrôles du navigateur : `required`, `type="email"`, `pattern`.',
  ],
]

const code = (text: string): Markup | string => text && html`<code>${text}</code>`

export const jqueryTopic: Topic = {
  slug: 'depuis-jquery',
  title: 'Depuis jQuery',
  lead: 'L’ancien appel, l’attribut ou la classe à gauche ; ce qui le remplace à droite.',
  body: () => html`
<p>${prose('flx ne demande pas jQuery, et ne s’en occupe pas s’il est là : les deux vivent dans la même page, et l’on passe de l’un à l’autre un élément à la fois.')}</p>
${replaced.map(
  ({ name, changes }) => html`<h2>${name}</h2>
${table(
  name,
  ['Avant', 'Maintenant', 'À savoir'],
  changes.map(([before, now, note = '']) => [code(before), code(now), prose(note)]),
)}`,
)}
<h2>Ce qui n’a pas encore d’élément</h2>
<p>${prose('Carrousel, tableau, date, masque, suggestions et formulaires sont à venir. D’ici là :')}</p>
${table(
  'À venir',
  ['Bibliothèque', 'Pour', 'En attendant'],
  toCome.map(([name, use, meanwhile]) => [name, use, prose(meanwhile)]),
)}
<h2>Enlever jQuery</h2>
<ol>
<li>${prose('Ajoutez le script de flx et les éléments d’une famille, puis enlevez l’appel qu’ils remplacent : les deux répondraient au même clic.')}</li>
<li>${prose('Ouvrez la page avec `?flx=diag` : le diagnostic nomme ce qui manque.')}</li>
<li>${prose('Quand plus rien n’appelle `$`, enlevez jQuery.')}</li>
</ol>`,
}
