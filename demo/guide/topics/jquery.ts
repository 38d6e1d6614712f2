import { html, type Markup } from '../markup.ts'
import { table } from '../parts/tables.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

/** The former code of a page, the new code, and a note on the difference. */
type Change = readonly [before: string, now: string, note?: string]

interface Library {
  name: string
  changes: Change[]
}

/** The libraries that elements of flx replace. */
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
        'Les liens vers une image s’ouvrent sans modification.',
      ],
      [
        "$('[data-fancybox]').fancybox({ … })",
        '<flx-lightbox></flx-lightbox>',
        'Une fois par page. Remplace aussi `Fancybox.bind`.',
      ],
      [
        'data-type="iframe"',
        '<a class="squeezebox" rel="{handler: \'iframe\', size: {x: 800, y: 500}}" href="…">',
        'Ajoutez aussi `<flx-popup></flx-popup>` une fois par page.',
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
        'La liste garde sa place, visible sur grand écran selon votre CSS.',
      ],
      [
        "extensions: ['position-right', 'position-front']",
        '<flx-mobile-menu position="right" depth="front"></flx-mobile-menu>',
      ],
      ["extensions: ['pagedim-black']", '<flx-mobile-menu dim="black"></flx-mobile-menu>'],
      ['searchfield: true', '<flx-mobile-menu></flx-mobile-menu>', 'La recherche est incluse ; `no-search` la retire.'],
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
        'Remplace aussi `data-bs-toggle` ; `data-dismiss` devient `data-flx-hide="guide"`.',
      ],
      ["$('#guide').modal('show')", "flx.invoke('#guide', 'show')", 'La méthode `hide` existe aussi.'],
      [
        "$('#guide').on('hide.bs.modal', …)",
        "guide.addEventListener('flx-modal-close', …)",
        'Événement annulable. `flx-modal-closed` suit la fermeture.',
      ],
      ["$('#guide').dialog({ title, buttons })", "flx.modal({ title: 'Guide', content: '…' })"],
      ['alert(…), confirm(…)', "await flx.confirm('Supprimer ?')", '`flx.alert` existe aussi.'],
    ],
  },
  {
    name: 'Squeezebox',
    changes: [
      [
        '<a class="squeezebox" rel="{handler: \'iframe\', size: {x: 600, y: 400}}" href="…">',
        '<flx-popup></flx-popup>',
        'Les liens et leur `rel` ne changent pas.',
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
  {
    name: 'DataTables',
    changes: [
      [
        "$('#tarifs').DataTable({ pageLength: 25 })",
        '<flx-table filter page-size="25"><table>…</table></flx-table>',
        'Les lignes de la page sont conservées, champs et liens compris.',
      ],
      ["order: [[2, 'desc']]", '<flx-table sort="-3">…</flx-table>', 'La première colonne a le numéro 1.'],
      [
        "columnDefs: [{ type: 'num-fmt', targets: 1 }, { orderable: false, targets: 2 }]",
        '<flx-table types="text amount none">…</flx-table>',
        'Sans `types`, nombres, montants, dates et durées sont reconnus.',
      ],
      [
        'responsive: true, responsivePriority',
        '<flx-table first="1 4">…</flx-table>',
        'Les colonnes qui dépassent se déplient sous leur ligne ; `first` désigne les colonnes toujours visibles.',
      ],
      ["buttons: ['csv']", '<flx-table csv="tarifs">…</flx-table>'],
      ["table.search('brest').draw()", "flx.invoke('flx-table', 'search', 'brest')"],
    ],
  },
  {
    name: 'Datepicker de jQuery UI, Flatpickr',
    changes: [
      [
        "$('#jour').datepicker({ minDate: 0, dateFormat: 'dd/mm/yy' })",
        '<flx-date-field min="today"><input type="date" id="jour" name="jour"></flx-date-field>',
        'Le serveur reçoit `2026-11-30` ; `sent-date-format` change ce format.',
      ],
      [
        "flatpickr('#rdv', { enableTime: true, disable: [ … ] })",
        '<flx-date-field closed="dimanche 25/12"><input type="datetime-local" id="rdv" name="rdv"></flx-date-field>',
      ],
    ],
  },
  {
    name: 'Inputmask, jQuery Mask',
    changes: [
      [
        "$('#tel').inputmask('99 99 99 99 99')",
        '<flx-mask><input type="tel" id="tel" name="tel" data-flx-mask="phone"></flx-mask>',
        'Vous pouvez écrire votre propre motif : `data-flx-mask="aa-999-aa"`.',
      ],
      [
        '<input data-inputmask-alias="numeric">',
        '<flx-mask></flx-mask>',
        'Une fois par page. Les champs, `data-inputmask` et la classe `flexitdate` ne changent pas.',
      ],
      [
        "$('#montant').inputmask('unmaskedvalue')",
        "new FormData(formulaire).get('montant')",
        'Le formulaire envoie toujours la valeur brute.',
      ],
    ],
  },
  {
    name: 'Autocomplete de jQuery UI, Select2',
    changes: [
      [
        "$('#ville').autocomplete({ source: '/villes', minLength: 2, select: … })",
        '<flx-autocomplete src="/villes" classname="Ville" methode="chercher" min-length="2" cibles="code_postal=#code-postal"><label>Ville <input name="ville"></label></flx-autocomplete>',
        'Un choix peut remplir d’autres champs, sans code.',
      ],
      [
        'tags: true',
        '<flx-autocomplete classname="Ville" methode="chercher" saisielibre>…</flx-autocomplete>',
        'Accepte une saisie absente de la liste.',
      ],
    ],
  },
  {
    name: 'jQuery Form, jQuery Validation, jQuery File Upload',
    changes: [
      [
        "$('#contact').ajaxForm( … ), $('#contact').validate()",
        '<flx-form after="reset"><form method="post" action="…">…</form></flx-form>',
        'Les règles du champ (`required`, `type="email"`, `pattern`) et du serveur affichent une erreur en français à côté du champ.',
      ],
      ["rules: { pseudo: { remote: '/verif' } }", '<flx-form check check-src="/verif">…</flx-form>'],
      [
        "$('#sujet').on('change', …).toggle()",
        '<p data-flx-if="sujet = devis">…</p>',
        'Dans `flx-form`. Masquée, la ligne n’est pas envoyée.',
      ],
      [
        "$('.lignes').append(modele.clone())",
        '<flx-repeat max="6" add-label="Ajouter un article">…</flx-repeat>',
        'Les noms, les identifiants et les étiquettes sont renumérotés.',
      ],
      [
        "$('#photos').fileupload({ … }), Dropzone",
        '<flx-upload sizelimit="20" exts="jpg,png,pdf" multiple="6"><input type="file" name="photos" multiple></flx-upload>',
      ],
    ],
  },
  {
    name: '$.load, FullCalendar',
    changes: [
      [
        "$('#places').load('/places')",
        '<flx-fragment><!-- {"url": "/places"} -->…</flx-fragment>',
        'Un événement, un délai, un lien ou l’arrivée à l’écran actualise le bloc.',
      ],
      ["new FullCalendar.Calendar(el, { events: '/agenda' })", '<flx-calendar url="/agenda">…</flx-calendar>'],
    ],
  },
]

const code = (text: string): Markup | string => text && html`<code>${text}</code>`

export const jqueryTopic: Topic = {
  slug: 'depuis-jquery',
  title: 'Depuis jQuery',
  group: 'integrations',
  lead: 'Pour chaque bibliothèque jQuery courante, l’ancien code et l’élément qui le remplace.',
  body: () => html`
<p>${prose('flx fonctionne sans jQuery et dans la même page que lui. Vous pouvez donc remplacer un élément à la fois.')}</p>
${replaced.map(
  ({ name, changes }) => html`<h2>${name}</h2>
${table(
  name,
  ['Ancien code', 'Nouveau code', 'Remarque'],
  changes.map(([before, now, note = '']) => [code(before), code(now), prose(note)]),
)}`,
)}
<h2>Retirer jQuery</h2>
<ol>
<li>${prose('Ajoutez le script de flx et les éléments d’une famille, puis retirez l’appel qu’ils remplacent : sinon, les deux répondent au même clic.')}</li>
<li>${prose('Ouvrez la page avec `?flx=diag` : le diagnostic signale les erreurs.')}</li>
<li>${prose('Quand aucun script n’utilise plus `$`, retirez jQuery.')}</li>
</ol>`,
}
