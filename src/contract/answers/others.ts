import type { AnswerExample } from '../call.ts'

export const otherAnswers: AnswerExample[] = [
  {
    slug: 'liste',
    title: 'La suite d’une liste',
    tag: 'flx-list',
    about:
      'La réponse est la page entière, qui contient la même liste (`data-flx-list` la marque hors de `<flx-list>`), ou un fragment. `data-flx-items` entoure les articles ; `id` ou `data-flx-id` évite les doublons ; `data-flx-pages` et `data-flx-next` indiquent la suite. Il n’existe pas de réponse en JSON.',
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
      'La racine porte `data-flx-view` et `data-flx-date` (le jour). Si des places sont retenues, `data-flx-held` contient la ligne du panier et `data-flx-expires` le nombre de secondes restantes.',
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
      'Pour une réservation ou un déplacement, `alert-success` ou `data-flx-expires` indique une réussite, `alert-danger` un refus. Sans vue, le jour est redemandé.',
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
    about: 'La réponse, toujours en JSON, contient un état par `idreference`.',
    json: `
{
  "12": { "aff_btn_add_panier": "no_msg", "stock": 4 },
  "13": { "aff_btn_add_panier": "aff_msg", "message": "Épuisé", "stock": 0 }
}`,
  },
  {
    slug: 'alerte',
    title: 'Alerte de retour en stock',
    tag: 'flx-stock',
    about: 'L’appel envoie `action=alerte_stock`, `idreference` et `email`.',
    html: `<p class="alert alert-success">Nous vous écrirons dès son retour.</p>`,
    json: `
{ "result": 1, "msg": "Nous vous écrirons dès son retour." }`,
  },
  {
    slug: 'compte-liste',
    title: 'Une liste du compte',
    tag: 'flx-account',
    about:
      'La réponse de `compte/?p=boutique-compte:liste_cmd` s’affiche dans `data-flx-list="liste_cmd"`. En HTML, la liste est affichée telle quelle : ses filtres et ses pages la redemandent, et ses formulaires sont envoyés sur place, selon leur champ `action`.',
    html: `
<table>
  <tr><th scope="col">Commande</th><th scope="col">État</th><th scope="col">Montant</th><th scope="col">À faire</th></tr>
  <tr>
    <td><a href="/commande/C-12">C-12, du 2 novembre 2026</a></td>
    <td>Expédiée</td>
    <td>24,90 €</td>
    <td>
      <form method="post" action="/globalflexit/ajax/modules/boutique/compte/traitement.php">
        <input type="hidden" name="action" value="recommande">
        <input type="hidden" name="id" value="12">
        <button>Commander à nouveau</button>
      </form>
    </td>
  </tr>
</table>
<p><a href="?annee=2025">Les commandes de 2025</a></p>`,
    json: `
{
  "total": 1, "page": 1, "pages": 1,
  "lignes": [{
    "id": "12", "titre": "C-12", "adresse": "/commande/C-12", "date": "2026-11-02",
    "etat": { "libelle": "Expédiée", "sens": "success" }, "montant": 24.90,
    "actions": [{ "libelle": "Commander à nouveau", "action": "recommande", "champs": { "id": "12" } }]
  }],
  "filtres": [{ "libelle": "Année", "choix": [{ "libelle": "Les commandes de 2025", "adresse": "?annee=2025", "actif": false }] }]
}`,
  },
  {
    slug: 'compte-action',
    title: 'Une action du compte',
    tag: 'flx-account',
    about: 'La réponse à un formulaire de la liste s’affiche sur place, puis la liste est redemandée.',
    html: `<p class="alert alert-success">Les articles de C-12 sont dans votre panier.</p>`,
    json: `
{ "status": "ok", "info_msg": "Les articles de C-12 sont dans votre panier." }`,
  },
]
