import type { AnswerExample } from '../answer.ts'

export const otherAnswers: AnswerExample[] = [
  {
    slug: 'liste',
    title: 'La suite d’une liste',
    tag: 'flx-list',
    about:
      'La page entière, où la liste est reprise (`data-flx-list` la marque hors de `<flx-list>`), ou ce fragment. `data-flx-items` entoure les articles ; `id` ou `data-flx-id` évite les doublons ; `data-flx-pages` et `data-flx-next` disent la suite. Il n’y a pas de réponse en JSON.',
    html: `
<ul data-flx-items>
  <li id="article-25">Tasse</li>
  <li data-flx-id="26">Assiette</li>
</ul>
<p data-flx-pages><a href="/articles?page=3" data-flx-next>Articles suivants</a></p>`,
  },
  {
    slug: 'creneaux',
    title: 'Les créneaux d’un jour',
    tag: 'flx-reservation',
    about:
      '`action=creneaux` avec `date`. La racine porte `data-flx-view` et dit le jour (`data-flx-date`) ; quand des places sont retenues, `data-flx-held` dit la ligne, `data-flx-expires` les secondes qui restent.',
    html: `
<div data-flx-view="reservation" data-flx-date="2026-11-21" data-flx-held="41" data-flx-expires="900">
  <p><a href="?date=2026-11-21" data-flx-action="creneaux" data-flx-value="2026-11-21" aria-current="date">Samedi 21</a>
     <a href="?date=2026-11-25" data-flx-action="creneaux" data-flx-value="2026-11-25">Mercredi 25</a></p>
  <form method="post" action="/globalflexit/ajax/modules/boutique/article/traitement.php">
    <input type="hidden" name="action" value="reservation">
    <input type="hidden" name="idarticle" value="7">
    <label><input type="radio" name="idvalue" value="2026-11-21|10:00-11:00|88"> 10 h</label>
    <button data-flx-action="reservation">Réserver</button>
  </form>
</div>`,
    json: `
{
  "date": "2026-11-21",
  "jours": [{ "date": "2026-11-21", "places": 5 }, { "date": "2026-11-25", "places": 8 }],
  "creneaux": [{ "idcreneau": "88", "heure": "10:00", "heure_fin": "11:00", "places": 3, "complet": false }],
  "retenue": {
    "idligne": "41", "date": "2026-11-21", "heure": "10:00", "heure_fin": "11:00",
    "idcreneau": "88", "places": 2, "expire_dans": 900
  }
}`,
  },
  {
    slug: 'reservation',
    title: 'Une réservation',
    tag: 'flx-reservation',
    about:
      '`action=reservation`, ou un déplacement. `alert-success` ou `data-flx-expires` dit qu’elle est faite, `alert-danger` qu’elle est refusée ; sans vue, le jour est relu.',
    html: `<p class="alert alert-success">Samedi 21 novembre, 10 h : votre place est retenue.</p>`,
    json: `
{
  "status": "ok", "result": 1, "msg": "Samedi 21 novembre, 10 h : votre place est retenue.",
  "ligne": "41", "expire_dans": 900,
  "panier": { "nb_articles": 2, "totaux": { "total_ttc": 24.00 } }
}`,
  },
  {
    slug: 'stock',
    title: 'Le stock',
    tag: 'flx-stock',
    about: '`action=stock` avec `idarticle` : par `idreference`, en JSON dans tous les cas.',
    json: `
{
  "12": { "aff_btn_add_panier": "no_msg", "stock": 4 },
  "13": { "aff_btn_add_panier": "aff_msg", "message": "Épuisé", "stock": 0 }
}`,
  },
  {
    slug: 'alerte',
    title: 'Être prévenu d’un retour',
    tag: 'flx-stock',
    about: '`action=alerte_stock` avec `idreference` et `email`.',
    html: `<p class="alert alert-success">Nous vous écrirons dès son retour.</p>`,
    json: `
{ "result": 1, "msg": "Nous vous écrirons dès son retour." }`,
  },
]
