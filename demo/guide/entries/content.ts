import { asc } from 'drizzle-orm'
import { cardsOf } from '../../server/catalogue/article-cards.ts'
import type { Services } from '../../server/context.ts'
import { articleImage } from '../../server/media-address.ts'
import { articles, categories } from '../../server/schema.ts'
import type { FamilyEntry } from '../entry.ts'
import { html } from '../markup.ts'
import { elementPath } from '../paths.ts'

const perPage = 6

/** Renders a few articles of the shop at a time. The guide's own address responds, like the list of any site. */
async function liveList({ db }: Services, query: URLSearchParams): Promise<string> {
  const path = elementPath('flx-list')
  const shelf = Number(query.get('rayon')) || 0
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const shelves = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
  const all = await db.select().from(articles).orderBy(asc(articles.name), asc(articles.id))
  const found = shelf ? all.filter(({ categoryId }) => categoryId === shelf) : all
  const shown = await cardsOf(db, found.slice((page - 1) * perPage, page * perPage))
  const used = shelves.filter(({ id }) => all.some(({ categoryId }) => categoryId === id))
  const next = new URLSearchParams({ ...(shelf && { rayon: String(shelf) }), page: String(page + 1) })
  return html`<flx-list id="liste-a-essayer">
<form data-flx-filters action="${path}"><label for="rayon-a-essayer">Rayon</label>
<select id="rayon-a-essayer" name="rayon"><option value="">Tous</option>
${used.map(({ id, name }) => html`<option value="${id}"${id === shelf && html` selected`}>${name}</option>`)}
</select> <button data-flx-no-script>Filtrer</button></form>
<p data-flx-count><span data-flx-shown>${Math.min(page * perPage, found.length)}</span> articles sur ${found.length}</p>
<ul data-flx-items>
${shown.map(
  ({ id, slug, name, shape, colours: [colour = ''] }) =>
    html`<li id="a-essayer-${id}"><a href="/article/${slug}"><img src="${articleImage(shape, colour, id, 240)}" width="48" height="48" alt="" loading="lazy">${name}</a></li>`,
)}
</ul>
<p data-flx-pages>${page * perPage < found.length && html`<a href="${path}?${next.toString()}" rel="next" data-flx-next>Articles suivants</a>`}</p>
</flx-list>`.html
}

export const contentEntries: FamilyEntry[] = [
  {
    tag: 'flx-agenda',
    title: 'Agenda du serveur',
    facts: [
      'Un lien marqué `data-flx-date` demande sa date en POST (`module`, `param`, `date`) ; le HTML de la réponse remplace le contenu.',
      'Seule la réponse à la dernière date demandée s’affiche.',
      'Si la réponse ne vient pas, le contenu reste en place avec un bouton « Réessayer ». Si la session a expiré, un bouton « Se connecter » apparaît, puis la requête est renvoyée.',
    ],
    withoutScript: 'L’agenda du serveur s’affiche ; ses liens rechargent la page.',
    live: `
    <flx-agenda url="/globalflexit/ajax/modules/agenda/utils.php" module="boutique" param="agenda">
      <p>Les rendez-vous de la boutique, mois par mois.</p>
      <p><a href="/page/horaires-et-acces?mois=2026-12" data-flx-date="2026-12-01">Décembre 2026</a></p>
    </flx-agenda>`,
  },
  {
    tag: 'flx-calendar',
    title: 'Calendrier d’un mois',
    facts: [
      'Le mois produit par votre serveur s’affiche en premier. Les autres mois arrivent en JSON, chacun une seule fois ; le suivant est chargé à l’avance.',
      'Un jour peut avoir plusieurs événements : un panneau affiche leur badge, leur titre, leur texte, leur pied et leur lien.',
      'Sous 576 px de large, le calendrier devient la liste des jours qui ont un événement.',
      'Les textes existent en allemand, anglais, espagnol, français, italien et néerlandais, selon le `lang` le plus proche. Les textes des événements sont nettoyés avant l’affichage.',
      'Si un mois ne se charge pas, le mois affiché reste en place avec un message. Si la session a expiré, un bouton « Se connecter » apparaît, puis la requête est renvoyée. Un lien vers un fichier `.ics` placé dans l’élément y reste.',
    ],
    withoutScript: 'Le mois produit par le serveur s’affiche avec ses liens.',
    keys: [
      ['Flèches', 'Avance ou recule d’un jour ou d’une semaine.'],
      ['Début, Fin', 'Va au premier ou au dernier jour de la semaine.'],
      ['Page préc., Page suiv.', 'Recule ou avance d’un mois ; avec Maj, d’un an.'],
      ['Entrée', 'Affiche les événements du jour.'],
      ['Échap', 'Ferme le panneau et ramène le focus au jour.'],
    ],
    live: `
    <flx-calendar url="/page/ateliers">
      <p>Les séances de l’atelier de poterie, <a href="/page/ateliers">sur leur page</a>.</p>
    </flx-calendar>`,
    samples: { month: '' },
  },
  {
    tag: 'flx-fragment',
    title: 'Bloc actualisé par le serveur',
    facts: [
      'Le bloc est celui de vos gabarits : le commentaire qu’ils écrivent contient son adresse et ses paramètres.',
      'Un événement de la page, un délai, un lien, un formulaire ou l’arrivée du bloc à l’écran déclenche l’actualisation.',
      'Le focus, le défilement et la saisie sont conservés. Une requête en cours n’est pas répétée ; vingt-quatre blocs au plus sont demandés à la fois.',
      'Si le bloc ne se charge pas, l’ancien reste en place avec un bouton « Réessayer ». Si la session a expiré, un bouton « Se connecter » apparaît, puis la requête est renvoyée.',
    ],
    withoutScript: 'Le bloc du serveur s’affiche ; ses liens et ses formulaires rechargent la page.',
    live: `
    <flx-fragment history>
      <!-- {"url": "/ateliers/places", "referer": "/page/ateliers", "identload": "places"} -->
      <p>Les prochaines séances de l’atelier de poterie, et ce qu’il y reste de places.</p>
      <p><button type="button" data-flx-refresh>Voir les places</button></p>
    </flx-fragment>`,
    calls: [{ method: 'refresh', label: 'Renouveler' }],
  },
  {
    tag: 'flx-list',
    title: 'Liste paginée et filtrée',
    facts: [
      'La suite se charge à l’approche de la fin de la liste, puis demande un clic toutes les quelques pages.',
      'La pagination d’un CMS fonctionne sans modification : `items` désigne les articles.',
      'Les boutons Précédent et Suivant du navigateur retrouvent les articles et la position.',
      'Si une page ne se charge pas, la liste reste en place avec un bouton « Réessayer ». Si la session a expiré, un bouton « Se connecter » apparaît, puis la requête est renvoyée.',
    ],
    withoutScript: 'Les liens de pages et le formulaire de filtres rechargent la page.',
    live: liveList,
    code: `
    <flx-list load-stop="2">
      <p data-flx-count><span data-flx-shown>24</span> articles sur 310</p>
      <ul data-flx-items><li id="article-1"><a href="/article/1">Bol</a></li></ul>
      <p data-flx-pages><a href="?page=2&amp;paginate=auto" rel="next">Articles suivants</a></p>
    </flx-list>`,
  },
  {
    tag: 'flx-map',
    title: 'Carte de lieux',
    facts: [
      'La liste contient toutes les informations de la carte, et la remplace si la carte ne peut pas s’afficher.',
      'Chaque repère est un bouton nommé, utilisable au clavier et au doigt. La liste et la carte se répondent.',
      'Le fond de carte par défaut n’utilise aucun service extérieur : ni tuile, ni clé, ni consentement.',
      'Les coordonnées acceptent un point ou une virgule. Deux lieux au même endroit s’affichent côte à côte.',
      'Des milliers de lieux se regroupent ; un groupe s’ouvre à la souris ou au clavier, et la liste peut se limiter aux lieux visibles.',
      'Si le fond de carte ne se charge pas, les repères restent affichés.',
    ],
    withoutScript: 'La liste des lieux s’affiche telle que vous l’avez écrite.',
    live: `<flx-map>
  <ul>
    <li data-lat="48,3904" data-lng="-4,4861"><strong>Atelier de Brest</strong><br>3 rue de Siam</li>
    <li data-lat="48.5775" data-lng="-3.8285"><strong>Boutique de Morlaix</strong><br>1 place des Otages</li>
    <li data-lat="47.996" data-lng="-4.1024"><strong>Boutique de Quimper</strong><br>Halles Saint-François</li>
    <li><strong>Sur les marchés</strong><br>Selon la saison</li>
  </ul>
</flx-map>`,
    keys: [
      ['← → ↑ ↓', 'Passe au lieu précédent ou suivant.'],
      ['Début, Fin', 'Va au premier ou au dernier lieu.'],
      ['Entrée', 'Affiche ou ferme les détails du lieu.'],
      ['Échap', 'Ferme les détails.'],
    ],
  },
  {
    tag: 'flx-share',
    title: 'Partager',
    facts: [
      'Aucun script ni cookie de réseau social n’est chargé avant le clic.',
      'Le partage s’ouvre dans une fenêtre de 700 × 500 ; si le navigateur la refuse, il s’ouvre dans l’onglet.',
      'Le partage par e-mail s’ouvre dans un cadre de 850 × 480, ou dans la messagerie du visiteur.',
      'Le partage de l’appareil est utilisé s’il existe ; sinon, le lien est copié et un message le confirme.',
      'Pour vos propres boutons, `data-share` contient le modèle de l’adresse, et `data-share-target` une autre page, en base64.',
    ],
    withoutScript: 'Les liens que vous écrivez avec `data-share` ouvrent leur adresse.',
    live: '<flx-share networks="facebook whatsapp email copy native"></flx-share>',
    code: `
    <flx-share networks="facebook whatsapp email copy native"></flx-share>

    <flx-share>
      <a data-share href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexemple.fr%2F">Facebook</a>
      <button type="button" data-share="https://wa.me/?text={title}%20{url}">WhatsApp</button>
      <button type="button" data-share="copy">Copier le lien</button>
    </flx-share>`,
    fixed: ['for'],
    samples: { networks: 'facebook whatsapp email copy native' },
  },
  {
    tag: 'flx-table',
    title: 'Tableau',
    facts: [
      'Les nombres, montants, dates, pourcentages, durées et codes postaux sont reconnus pour le tri.',
      'Les colonnes qui dépassent se déplient sous leur ligne. Vous choisissez les colonnes toujours visibles, ou le visiteur les choisit avec `choose-columns`.',
      'L’en-tête et la première colonne restent visibles pendant le défilement.',
      'Le tri de dix mille lignes ne bloque pas la page.',
    ],
    withoutScript: 'Un tableau ordinaire s’affiche, avec un défilement horizontal s’il est large.',
    keys: [
      ['Entrée ou Espace sur un en-tête', 'Trie par cette colonne, puis dans l’ordre inverse.'],
      ['Maj + Entrée ou Espace', 'Ajoute la colonne au tri.'],
      ['Flèches', 'Fait défiler le tableau qui a le focus.'],
      ['Échap', 'Quitte le plein écran.'],
    ],
    live: `
    <flx-table filter choose-columns fullscreen csv="ateliers">
      <table>
        <caption>Ateliers du samedi</caption>
        <thead>
          <tr><th>Atelier</th><th>Date</th><th>Durée</th><th>Prix</th><th data-flx-filter>Lieu</th><th>Remise</th></tr>
        </thead>
        <tbody>
          <tr><td><a href="/page/ateliers">Tournage</a></td><td>14 mars 2026</td><td>2 h 30</td><td>45,00 € TTC</td><td>Port-Lannec</td><td>5 %</td></tr>
          <tr><td><a href="/page/ateliers">Reliure</a></td><td>7 mars 2026</td><td>3 h</td><td>38,00 € TTC</td><td>Brest</td><td>—</td></tr>
          <tr><td><a href="/page/ateliers">Émail</a></td><td>4 avril 2026</td><td>1 h 45</td><td>52,50 € TTC</td><td>Brest</td><td>10 %</td></tr>
          <tr><td><a href="/page/ateliers">Nœuds marins</a></td><td>28 février 2026</td><td>90 min</td><td>Gratuit</td><td>Port-Lannec</td><td></td></tr>
        </tbody>
      </table>
    </flx-table>`,
    samples: { sort: '2', first: '1 4', types: 'text date duration amount text percent', 'page-size': '2' },
    fixed: ['mode-switch', 'header'],
    calls: [
      { method: 'toggleMode', label: 'Plein écran' },
      { method: 'search', label: 'Chercher « brest »', args: ['brest'] },
    ],
  },
]
