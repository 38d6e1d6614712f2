import { html } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { table } from '../parts/tables.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const refusal = `
  { "status": "ok", "message": "Merci, votre demande n° 12 est arrivée." }

  {
    "status": "ko",
    "message": "Votre message n’a pas été envoyé.",
    "errors": { "email": "Saisissez une adresse e-mail.", "articles[0][nom]": "Indiquez un article." }
  }`

const refusalHtml = `
  <div class="alert alert-danger" role="alert">
    <p>Votre message n’a pas été envoyé.</p>
    <ul>
      <li data-flx-field="email">Saisissez une adresse e-mail.</li>
      <li data-flx-field="articles[0][nom]">Indiquez un article.</li>
    </ul>
  </div>`

/** The first page of the contract to read, by subject. */
const subjects: [subject: string, href: string, title: string][] = [
  ['Afficher et modifier le panier', '/guide/contrat/panier', 'Lire le panier'],
  ['Passer une commande', '/guide/contrat/valide_panier', 'Commander'],
  ['Ajouter un article', '/guide/contrat/add_item', 'Ajouter au panier'],
  ['Réserver un créneau', '/guide/contrat/creneaux', 'Créneaux d’un jour'],
  ['Recevoir un formulaire', '/guide/contrat/formulaire', 'Envoyer un formulaire'],
  ['Connecter un client', '/guide/contrat/login', 'Se connecter'],
  ['Recevoir des fichiers', '/guide/contrat/upload', 'Envoyer un morceau de fichier'],
  ['Fournir un menu', '/guide/contrat/mobile-menu', 'Menu'],
]

export const serverTopic: Topic = {
  slug: 'serveur',
  title: 'Serveur',
  group: 'server',
  lead: 'Les principes des échanges avec votre serveur. Si celui-ci répond déjà à ces appels, vous n’avez rien à changer.',
  body: () => html`
<p>Cette page présente les principes. La référence de chaque appel est dans le <a href="/guide/contrat">contrat</a>.</p>
${table(
  'Par où commencer',
  ['Vous voulez', 'Page du contrat'],
  subjects.map(([subject, href, title]) => [subject, html`<a href="${href}">${title}</a>`]),
)}
<h2>Répondre en JSON ou en HTML</h2>
<p>${prose('Chaque requête envoie `Accept: application/json, text/html;q=0.9`. Le `Content-Type` de la réponse détermine le traitement : un HTML s’affiche sur place, un JSON est vérifié puis dessiné par l’élément. Les boutons portent les mêmes attributs dans les deux cas.')}</p>
${htmlCode(
  `<button name="action" value="supArt" data-flx-action="supArt" data-flx-value="41">Retirer</button>`,
  'Un bouton et ses attributs',
)}
<h2>Indiquer une réussite ou un refus</h2>
<p>${prose('En JSON, `status` vaut `ok` ou `ko`. En HTML, la classe `alert-success` indique une réussite et `alert-danger` un refus. Les scripts d’un fragment sont exécutés une fois, dans l’ordre, avec le nonce de la page.')}</p>
${plainCode(refusal, 'Une réussite et un refus, en JSON', 'json')}
${htmlCode(refusalHtml, 'Le même refus, en HTML')}
<h2>Traiter les erreurs</h2>
<p>${prose('Délai dépassé, absence de réseau, statut 4xx ou 5xx, HTML à la place d’un JSON, JSON tronqué, page de connexion à la place d’un fragment : dans chaque cas, le visiteur lit une phrase en français, la console indique l’adresse, et le contenu affiché reste en place.')}</p>
<h2>Sécuriser votre serveur</h2>
<p>Le serveur de démonstration applique ces règles, que vous pouvez reprendre :</p>
<dl class="guide-list">
<dt>Requêtes d’un autre site</dt><dd>${prose('Acceptez une écriture si `Sec-Fetch-Site` vaut `same-origin`, ou si `Origin` est celle du site. Un jeton lié à la session refuserait les appels renvoyés après une reconnexion sur place : si vous en avez besoin, liez-le au navigateur par un cookie dédié. Sinon, `flx-form` recharge la page après une reconnexion, un 403 ou un 419, récupère le jeton de son formulaire (champ caché dont le nom contient `token`, `jeton`, `csrf`, `xsrf` ou `wpnonce`) et renvoie la saisie une fois.')}</dd>
<dt><code>session-hash</code></dt><dd>${prose('Gardez la même valeur de la première page à la connexion, puis changez-la à chaque connexion et à chaque déconnexion. Si elle changeait au premier ajout au panier, les brouillons de `flx-form` seraient perdus. Si elle ne changeait pas à la déconnexion, la personne suivante les verrait.')}</dd>
<dt>Connexion et déconnexion</dt><dd>${prose('Changez le jeton de la session. Si une requête arrive avec l’ancien jeton, refusez-la par un 503 sans cookie : renvoyée, elle sera acceptée sans déconnecter le client. Envoyez `no-store` avec les pages personnelles, et `Clear-Site-Data: "cache"` à la déconnexion.')}</dd>
<dt>Liens des e-mails</dt><dd>${prose('Placez le secret à la fin du chemin, jamais dans la requête. La page l’enregistre dans la session et redirige vers la même adresse sans lui, avec `Referrer-Policy: no-referrer`. N’utilisez le secret que lors d’un POST, car certains programmes ouvrent les liens automatiquement.')}</dd>
<dt>Comptes</dt><dd>${prose('Donnez la même réponse pour une adresse connue ou inconnue. Un compte s’ouvre aussitôt et permet de commander. Le lien de l’e-mail confirme l’adresse, puis rattache au compte celui ou la carte qui l’utilisait déjà. Limitez les essais de mots de passe par adresse, par compte et au total, avec des limites distinctes pour un navigateur déjà connu.')}</dd>
<dt>Banque</dt><dd>${prose('Ne considérez pas le retour du navigateur comme un paiement. Seule une notification signée (HMAC-SHA256 de l’heure et du corps, comme chez Stripe) confirme le résultat et le montant. Enregistrez un paiement tardif ou d’un autre montant comme un état de la commande, visible et remboursable.')}</dd>
<dt>Arrêt</dt><dd>${prose('À la réception de `SIGTERM`, refusez les nouvelles requêtes, terminez celles en cours, puis arrêtez le serveur. Enregistrez une commande dans une transaction ; sa clé retrouve la même commande si la réponse s’est perdue. Écrivez les e-mails dans cette transaction et envoyez-les ensuite.')}</dd>
</dl>
<h2>Lire un serveur complet</h2>
<p>${prose('Le dossier `demo/server` contient un serveur qui répond à tous ces appels, avec une vraie base de données. Le dossier `demo/php` contient une petite boutique en PHP 8.2, avec ses gabarits et une base SQLite : menu, liste et filtres, panier et commande en JSON et en HTML, connexion, un formulaire, commandes et factures du compte. Elle se lit en une heure ; son `README.md` indique les premières adaptations à faire et les appels pris en charge.')}</p>
${plainCode(
  `
  npm run build
  php -S localhost:8000 -t demo/php/public demo/php/public/index.php`,
  'Lancer la boutique en PHP',
)}
<p>${prose('Si votre boutique répond en JSON, placez le panier de la page dans `<noscript>` : l’élément dessine le sien. Si elle répond en HTML, placez-le directement dans `<flx-cart>` : il s’affiche aussitôt, sans appel supplémentaire.')}</p>`,
}
