/** How two servers write what moves, sorts and finds its place. Typed by hand; nothing of ours takes part in it. */

export interface Show {
  name: string
  /** `Y-m-d` */
  day: string
  /** In cents. */
  price: number
  places: number
}

export const shows: Show[] = [
  { name: 'Élégie', day: '2026-11-05', price: 1250, places: 4 },
  { name: 'Zouk', day: '2026-11-05', price: 900, places: 120 },
  { name: 'Ânerie', day: '2026-11-21', price: 123400, places: 0 },
  { name: 'Bal', day: '2026-12-03', price: 0, places: 37 },
  { name: 'Noëls', day: '2026-12-19', price: 2200, places: 8 },
]

export interface ContentHand {
  name: string
  /** Of what its services answer. */
  type: string
  /** In what its answers are written. */
  charset: BufferEncoding
  /** What comes before each answer. */
  before: string
  /** A page of this name, as the server draws it. */
  page(name: string): string
  /** The block of shows: those of a month, or all. */
  block(month: string): string
  agenda(day: string): string
  month(of: Show[]): string
}

const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`
const french = (day: string): string => day.split('-').reverse().join('/')
const ofMonth = (month: string): Show[] => shows.filter(({ day }) => day.startsWith(month))
const monthAfter = (day: string): string => (day.startsWith('2026-11') ? '2026-12-01' : '2026-11-01')

const oldRow = ({ name, day, price, places }: Show): string =>
  `<TR VALIGN=top><TD NOWRAP><FONT COLOR=navy>${name}</FONT><TD>${french(day)}<TD ALIGN=right>${price ? euros(price).replace('€', '&euro;') : 'Gratuit'}<TD>${places || 'complet'}`

/** An old template: tables without a head, tags in capitals left open, Latin-1, a notice of PHP before each answer. */
const ancien: ContentHand = {
  name: 'ancien',
  type: 'text/html; charset=iso-8859-1',
  charset: 'latin1',
  before: '<br />\n<b>Notice</b>:  Undefined index: mois in <b>/var/www/lib.php</b> on line <b>41</b><br />\n',

  page: (name) =>
    ({
      bloc: `<CENTER><flx-fragment id="seances">${ancien.block('')}</flx-fragment></CENTER>`,
      agenda: `<flx-agenda url="../services/agenda.php" module="salle" param="7" container="#zone">
        <form><label>Jour <input type="date" name="jour" data-flx-date></label></form></flx-agenda>
        <TABLE BORDER=0><TR><TD><div id="zone">${ancien.agenda('2026-11-01')}</div></TD></TR></TABLE>`,
      mois: `<flx-calendar url="../services/mois.php"><TABLE data-flx-month="2026-11"><CAPTION>NOVEMBRE</CAPTION><TR>${ofMonth(
        '2026-11',
      )
        .map(({ name, day }) => `<TD data-flx-day="${day}"><A HREF="bloc" data-flx-entry>${name}</A></TD>`)
        .join('')}</TR></TABLE></flx-calendar>`,
      lieux: `<flx-map><TABLE><TR data-lat="48,3904" data-lng="-4,4861"><TD><B>Grande salle</B><TD>3 rue de Siam
        <TR data-lat="48.5775" data-lng="-3.8285"><TD><B>Petite salle</B><TD>Morlaix
        <TR data-lat="N/C" data-lng=""><TD><B>Itinérance</B><TD>Selon la saison</TABLE></flx-map>`,
      images: `<flx-carousel><!-- diaporama -->\n<A HREF="bloc"><IMG SRC="../images/1.svg" ALT="La salle vide" WIDTH=800 HEIGHT=400></A>
        <A HREF="agenda"><IMG SRC="../images/2.svg" ALT="La salle pleine" WIDTH=800 HEIGHT=400></A><BR CLEAR=all>
        <A HREF="mois"><IMG SRC="../images/manque.svg" ALT="Le bar"></A></flx-carousel>`,
    })[name] ?? '',

  block: (month) => `<!-- url="../services/bloc.php" identload=12 -->
    <FORM METHOD=post ACTION="../services/bloc.php">Mois : <SELECT NAME=mois TITLE="Mois"><OPTION VALUE="">tous<OPTION VALUE="2026-11"${month === '2026-11' ? ' SELECTED' : ''}>novembre<OPTION VALUE="2026-12"${month === '2026-12' ? ' SELECTED' : ''}>décembre</SELECT>
    <INPUT TYPE=submit VALUE="Voir"></FORM><BR>
    <flx-table><TABLE BORDER=1 CELLPADDING=2><TR><TH>Spectacle<TH>Jour<TH>Prix<TH>Places${ofMonth(month).map(oldRow).join('')}</TABLE></flx-table>`,

  agenda: (day) =>
    `<H2>Agenda du ${french(day)}</H2><UL>${ofMonth(day.slice(0, 7))
      .map(({ name }) => `<LI>${name}`)
      .join('')}</UL><A HREF="agenda?jour=${monthAfter(day)}" data-flx-date="${monthAfter(day)}">L'autre mois</A>`,

  month: (of) =>
    JSON.stringify(
      Object.fromEntries(
        of.map(({ name, day, places }, index) => [
          `${index * 3}`,
          // As PHP writes a day without its zeros, and what there is none of.
          {
            date: day.replace(/-0/g, '-'),
            title: `<b>${name}</b>`,
            badge: places,
            body: null,
            footer: '',
            link: 'bloc',
          },
        ]),
      ),
    ),
}

const card = ({ name, day, price, places }: Show): string =>
  `<tr><th scope="row">${name}<span class="sr-only"> (spectacle)</span></th><td><time datetime="${day}">le ${Number(day.slice(8))}</time></td><td><data value="${price / 100}">${price ? euros(price) : '—'}</data></td><td>${places} <i>places</i></td></tr>`

/** Blocks of a builder: many boxes, attributes rather than comments, whole pages and lists in JSON behind a mark. */
const blocs: ContentHand = {
  name: 'blocs',
  type: 'text/html; charset=utf-8',
  charset: 'utf8',
  before: '\uFEFF',

  page: (name) =>
    ({
      bloc: `<div class="row"><div class="col"><flx-fragment id="seances" src="../services/bloc.php" referer="bloc">${blocs.block('')}</flx-fragment></div></div>`,
      agenda: `<flx-agenda url="../services/agenda.php" module="salle" param="7"><section><div>${blocs.agenda('2026-11-01')}</div></section></flx-agenda>`,
      mois: `<flx-calendar url="../services/mois.php" month="2026-11"><p>Le programme, <a href="bloc">en tableau</a>.</p></flx-calendar>`,
      lieux: `<flx-map><div class="cards"><article id="g" data-lat="48.3904" data-lng="-4.4861"><h2>Grande salle</h2><p>3 rue de Siam</p><button type="button">Appeler</button></article>
        <article data-lat="48.5775" data-lng="-3.8285" data-name="Petite salle"><img src="../images/1.svg" alt="" width="40" height="20"><p>Morlaix</p></article>
        <article data-lat="948" data-lng="0"><h2>Itinérance</h2></article></div></flx-map>`,
      images: `<flx-carousel label="La salle"><figure><img src="../images/1.svg" alt="La salle vide" loading="lazy" width="800" height="400"><figcaption>Avant</figcaption></figure>
        <div><video muted width="320"></video><form action="bloc"><input name="q" aria-label="Chercher"><button>OK</button></form></div>
        <template></template><script type="text/template"><p>rien</p></script><section><h2>Le bar</h2><p>Ouvert.</p></section></flx-carousel>`,
    })[name] ?? '',

  block: (
    month,
  ) => `<form action="../services/bloc.php" method="post"><label>Mois <select name="mois"><option value="">tous</option>${[
    '2026-11',
    '2026-12',
  ]
    .map((each) => `<option${each === month ? ' selected' : ''}>${each}</option>`)
    .join('')}</select></label><button data-flx-refresh>Voir</button></form>
    <flx-table types="text"><div class="table-responsive"><table class="table"><thead class="dark"><tr><th>Spectacle</th><th>Jour</th><th>Prix</th><th>Places</th></tr></thead><tbody>${ofMonth(
      month,
    )
      .map(card)
      .join('')}</tbody></table></div></flx-table>`,

  agenda: (day) => `<h2>Agenda du ${french(day)}</h2><ol>${ofMonth(day.slice(0, 7))
    .map(({ name }) => `<li><p>${name}</p></li>`)
    .join('')}</ol><p><button type="button" data-flx-date="${monthAfter(day)}"><span>L'autre</span> mois</button>
    <label>Jour <input type="date" data-flx-date></label></p>`,

  month: (of) =>
    JSON.stringify(
      of.map(({ name, day, places }) => ({
        date: day,
        title: name,
        badge: `${places}`,
        body: `<p>${name}, à la salle.</p>`,
        link: '/ailleurs',
      })),
    ),
}

export const contentHands = [ancien, blocs]
