/**
 * How an old template writes what moves, sorts and finds its place: tables without a head, tags in capitals left open,
 * Latin-1, a notice of PHP before each answer. Typed by hand; nothing of ours takes part in it.
 */

interface Show {
  name: string
  /** `Y-m-d` */
  day: string
  /** In cents. */
  price: number
  places: number
}

const shows: Show[] = [
  { name: 'Élégie', day: '2026-11-05', price: 1250, places: 4 },
  { name: 'Zouk', day: '2026-11-05', price: 900, places: 120 },
  { name: 'Ânerie', day: '2026-11-21', price: 123400, places: 0 },
  { name: 'Bal', day: '2026-12-03', price: 0, places: 37 },
  { name: 'Noëls', day: '2026-12-19', price: 2200, places: 8 },
]

const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`
const french = (day: string): string => day.split('-').reverse().join('/')
const ofMonth = (month: string): Show[] => shows.filter(({ day }) => day.startsWith(month))
const monthAfter = (day: string): string => (day.startsWith('2026-11') ? '2026-12-01' : '2026-11-01')

const oldRow = ({ name, day, price, places }: Show): string =>
  `<TR VALIGN=top><TD NOWRAP><FONT COLOR=navy>${name}</FONT><TD>${french(day)}<TD ALIGN=right>${price ? euros(price).replace('€', '&euro;') : 'Gratuit'}<TD>${places || 'complet'}`

/** What comes before each answer. */
export const notice =
  '<br />\n<b>Notice</b>:  Undefined index: mois in <b>/var/www/lib.php</b> on line <b>41</b><br />\n'

/** A page of this name. */
export const pageOf = (name: string): string =>
  ({
    bloc: `<CENTER><flx-fragment id="seances">${blockOf('')}</flx-fragment></CENTER>`,
    agenda: `<flx-agenda url="../services/agenda.php" module="salle" param="7" container="#zone">
        <form><label>Jour <input type="date" name="jour" data-flx-date></label></form></flx-agenda>
        <TABLE BORDER=0><TR><TD><div id="zone">${agendaOf('2026-11-01')}</div></TD></TR></TABLE>`,
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
  })[name] ?? ''

/** The block of shows: those of a month, or all. */
export const blockOf = (month: string): string => `<!-- url="../services/bloc.php" identload=12 -->
    <FORM METHOD=post ACTION="../services/bloc.php">Mois : <SELECT NAME=mois TITLE="Mois"><OPTION VALUE="">tous<OPTION VALUE="2026-11"${month === '2026-11' ? ' SELECTED' : ''}>novembre<OPTION VALUE="2026-12"${month === '2026-12' ? ' SELECTED' : ''}>décembre</SELECT>
    <INPUT TYPE=submit VALUE="Voir"></FORM><BR>
    <flx-table><TABLE BORDER=1 CELLPADDING=2><TR><TH>Spectacle<TH>Jour<TH>Prix<TH>Places${ofMonth(month).map(oldRow).join('')}</TABLE></flx-table>`

export const agendaOf = (day: string): string =>
  `<H2>Agenda du ${french(day)}</H2><UL>${ofMonth(day.slice(0, 7))
    .map(({ name }) => `<LI>${name}`)
    .join('')}</UL><A HREF="agenda?jour=${monthAfter(day)}" data-flx-date="${monthAfter(day)}">L'autre mois</A>`

export const monthOf = (month: string): string =>
  JSON.stringify(
    Object.fromEntries(
      ofMonth(month).map(({ name, day, places }, index) => [
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
  )
