import { callGroups, pathOf } from '../../../src/contract/calls.ts'
import { html } from '../markup.ts'
import { htmlCode } from '../parts/code.ts'
import { table } from '../parts/tables.ts'
import { callPath } from '../paths.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const elsewhere = `
  <video data-flx-keep src="/media/tournage.mp4" controls></video>

  <form data-flx-login method="post" action="/connexion">
    <input name="email"> <input type="password" name="pass"> <button>Se connecter</button>
  </form>

  <p data-flx-refresh><a href="/articles?tri=prix">Par prix</a></p>`

export const contractTopic = {
  slug: 'contrat',
  title: 'Contrat',
  group: 'server',
  lead: 'La référence de chaque appel au serveur, avec la requête et la réponse, en JSON et en HTML.',
  body: () => html`
<p>${prose('Chaque appel a sa page. Cette référence, le fichier `openapi.json` livré avec la bibliothèque (OpenAPI 3.1) et la vérification des réponses utilisent les mêmes schémas. Un champ supplémentaire dans une réponse est toujours accepté.')}</p>
${callGroups.map(
  ({ slug, title, calls }) => html`<h2 id="${slug}">${title}</h2>
${table(
  title,
  ['Appel', 'Adresse', 'Action'],
  calls.map((call) => [
    html`<a href="${callPath(call.id)}">${call.title}</a>`,
    html`<code>${call.method.toUpperCase()} ${pathOf(call)}</code>`,
    html`<code>${call.id}</code>`,
  ]),
)}`,
)}
<h2 id="requetes">Règles communes aux requêtes</h2>
<p>${prose('Les adresses commencent par la base des services, `/globalflexit/` par défaut. Une adresse entre accolades est indiquée par la page. Les requêtes sont envoyées comme un formulaire, avec les cookies du site et `Accept: application/json, text/html;q=0.9`. Le serveur répond en JSON ou en HTML et l’indique dans `Content-Type`.')}</p>
<h2 id="reponses-reconnues">Réponses autorisées</h2>
<p>${prose('Une réponse en HTML indique sa nature par un attribut ou une classe : `data-flx-view` pour un panier (au minimum `data-flx-line`, ou un bouton avec `data-flx-action`), `data-flx-order` pour une commande passée, `alert-danger` pour un refus, `alert-success` pour une réussite. Toute autre réponse (texte de maintenance, formulaire de connexion, « OK », avertissement de PHP, page entière, réponse vide) est un échec : un message s’affiche, la console indique la réponse attendue et la réponse reçue, la page reste inchangée et aucun achat n’est mesuré.')}</p>
<p>${prose('Le contenu autour de la vue (cadre, titre, texte) est ignoré, sauf les messages et les scripts. L’attribut `id` est facultatif sur les lignes. Un avertissement de PHP placé avant la réponse est ignoré et signalé dans la console. Une erreur fatale de PHP, même au milieu, fait échouer la réponse.')}</p>
<p>${prose('Dans toute réponse, `data-flx-keep` marque un contenu que la page conserve. `data-flx-login` indique un formulaire de connexion : la session a expiré. `data-flx-refresh`, autour des liens d’une liste, les suit sans quitter la page.')}</p>
${htmlCode(elsewhere, 'Contenu conservé, connexion, liens suivis sur place')}
<h2 id="erreurs">Erreurs</h2>
${table(
  'Erreurs',
  ['Réponse', 'Traitement'],
  [
    ['Statut 200 avec un refus', 'La phrase du serveur s’affiche près de l’élément concerné. La saisie est conservée.'],
    [
      'Statut 401, ou page de connexion',
      'La session a expiré : le visiteur se reconnecte sur place, puis l’appel est renvoyé.',
    ],
    [
      'Autre statut 4xx',
      'La phrase du serveur s’affiche si le corps est une réponse valable ; sinon, une phrase de flx.',
    ],
    [
      'Statut 5xx, délai dépassé, réseau coupé',
      'Une phrase et un bouton « Réessayer » s’affichent. Les modifications du panier attendent le retour du réseau.',
    ],
    [
      'Réponse non conforme',
      'Une phrase s’affiche. La console indique l’adresse, la réponse attendue et la réponse reçue.',
    ],
  ].map(([answer = '', treatment = '']) => [answer, prose(treatment)]),
)}`,
} satisfies Topic
