import { authored, html } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { table } from '../parts/tables.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const head = `
  <link rel="stylesheet" href="/flx/flx-places.css">
  <script type="module" src="/flx/flx.js"></script>`

const hours = `
  <button type="button" data-flx-show="horaires">Nos horaires</button>
  <flx-modal id="horaires" label="Nos horaires" close-top>
    <p>Du mardi au samedi, de 10 h à 19 h.</p>
  </flx-modal>`

const theme = `
  :root {
    --flx-color-accent: #7a1f3d;
    --flx-color-on-accent: #fff;
    --flx-radius-md: 0;
  }`

const themed = `<label for="quantite">Quantité</label>
<flx-quantity><input id="quantite" type="number" name="quantite" value="2" min="1" max="9"></flx-quantity>
<p><button type="button" class="flx-button flx-button--primary">Ajouter au panier</button></p>`

const cart = `
  <flx-config base="/globalflexit/"></flx-config>
  <flx-cart></flx-cart>`

const page = `
  <!doctype html>
  <html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Ma page</title>
    <link rel="stylesheet" href="/flx/flx-places.css">
    <link rel="stylesheet" href="/site.css">
    <script type="module" src="/flx/flx.js"></script>
  </head>
  <body data-idpage="12" data-idparent="3" data-filariane="1,3,12">
    <flx-config session-hash="a1b2c3"></flx-config>

    <button id="flx-menu-button" type="button" data-configmenu="principal">Menu</button>
    <flx-mobile-menu dim="black">
      <nav aria-label="Principal">
        <ul>
          <li><a href="/">Accueil</a></li>
          <li><a href="/articles">Boutique</a></li>
        </ul>
      </nav>
    </flx-mobile-menu>

    <flx-cart-badge>
      <a href="/panier">Panier <span data-flx-cart-count>0</span></a>
    </flx-cart-badge>

    <flx-lightbox>
      <a href="/media/port.webp" rel="lightbox[voyage]"><img src="/media/port-s.webp" width="240" height="160" alt="Le port"></a>
      <a href="/media/phare.webp" rel="lightbox[voyage]"><img src="/media/phare-s.webp" width="240" height="160" alt="Le phare"></a>
    </flx-lightbox>

    <button type="button" data-flx-show="horaires">Nos horaires</button>
    <flx-modal id="horaires" label="Nos horaires" close-top>
      <p>Du mardi au samedi, de 10 h à 19 h.</p>
    </flx-modal>
  </body>
  </html>`

/** Common problems of beginners: the symptom, and its solution. */
const troubles: [seen: string, mend: string][] = [
  [
    'Rien ne s’affiche, et la console indique une erreur 404 sur `flx.js`.',
    'Le dossier `dist/` n’est pas à l’adresse de la balise `<script>`. Copiez-le entier, sous-dossier `chunks/` compris.',
  ],
  [
    'La console indique « Failed to load module script ».',
    'Le serveur doit envoyer `flx.js` avec le type `text/javascript`. Une page ouverte depuis le disque (`file://`) ne peut pas charger de module : utilisez `npx flx serve`.',
  ],
  [
    'La console indique un refus de la politique de sécurité.',
    'Ajoutez à la balise `<script>` le nonce de la page, et `strict-dynamic` à `script-src`. La page « CSP et CDN » donne la politique complète.',
  ],
  [
    'L’élément reste vide.',
    'Vérifiez son nom et ses attributs : ajoutez `?flx=diag` à l’adresse de la page pour ouvrir le diagnostic.',
  ],
  [
    'Le panier affiche une erreur.',
    'Le serveur ne répond pas à l’adresse attendue. `npx flx check` indique l’appel en cause et la réponse reçue.',
  ],
]

export const startTopic: Topic = {
  slug: 'demarrer',
  title: 'Démarrer',
  group: 'start',
  lead: 'Quatre étapes, de la balise <script> à la réponse de votre serveur. Chaque étape donne un résultat visible.',
  body: () => html`
<h2 id="script">1. Ajouter le script</h2>
<p>${prose('Lancez `npm run build` dans le dossier du projet, puis copiez `dist/` dans le dossier `flx/` de votre site. Ajoutez ces deux lignes dans le `<head>` de vos pages :')}</p>
${htmlCode(head, 'Dans le head')}
<p>${prose('`flx.js` charge le code de chaque élément au moment utile. `flx-places.css` réserve la place des éléments avant leur chargement. Si vous n’avez pas encore de site, `npx flx serve gabarits`, lancé dans le dossier du projet, sert un dossier de pages avec flx, sans rien copier.')}</p>
<p class="guide-result">${prose('**Résultat.** La page ne change pas d’aspect. Dans la console du navigateur, `flx.version` affiche le numéro de version.')}</p>
<h2 id="element">2. Placer un élément</h2>
<p>${prose('Écrivez un élément comme une balise HTML. Celui-ci est une fenêtre, qu’un bouton ouvre par son identifiant :')}</p>
${htmlCode(hours, 'Un bouton et une fenêtre')}
<p class="guide-result">${prose('**Résultat.** Essayez ce bouton :')}</p>
<div class="guide-live guide-live--alone">${authored(hours)}</div>
<h2 id="theme">3. Appliquer votre thème</h2>
<p>${prose('Les éléments reprennent la police de votre page. Réglez leurs couleurs et leurs angles par des variables CSS, dans la feuille de style de votre site :')}</p>
${plainCode(theme, 'site.css', 'css')}
<p class="guide-result">${prose('**Résultat.** Tous les éléments suivent ces valeurs :')}</p>
<div class="guide-live guide-live--alone guide-live--themed">${authored(themed)}</div>
<p>La page <a href="/guide/theme">Thème</a> permet de choisir ces valeurs à l’écran et contrôle les contrastes.</p>
<h2 id="serveur">4. Relier votre serveur</h2>
<p>${prose('Le panier, la connexion, les formulaires et les listes appellent votre serveur. Indiquez l’adresse de ses services, puis placez un élément qui les utilise :')}</p>
${htmlCode(cart, 'Le panier')}
<p>${prose('Pour commencer sans serveur, lancez `npx flx serve` : une boutique en mémoire répond à chaque appel. Quand votre serveur est prêt, vérifiez-le avec `npx flx check` :')}</p>
${plainCode('npx flx check https://recette.site.example/panier', 'Dans le terminal', 'sh')}
<p class="guide-result">${prose('**Résultat.** Le panier s’affiche, et la vérification signale chaque réponse qui n’est pas conforme.')}</p>
<p>Les principes sont à la page <a href="/guide/serveur">Serveur</a>, et chaque appel est décrit dans le
<a href="/guide/contrat">contrat</a>.</p>
<h2 id="page-complete">Une page complète</h2>
<p>${prose('Les attributs de `<body>` indiquent au menu la page courante. `session-hash` identifie la session du visiteur. Les deux sont facultatifs.')}</p>
${htmlCode(page, 'Une page complète')}
<h2 id="regles">Quatre règles à connaître</h2>
<ul>
<li>${prose('Un attribut booléen est vrai dès qu’il est présent : `close-top`, `close-top=""` et `close-top="non"` ont le même effet. Pour le rendre faux, retirez-le.')}</li>
<li>Le contenu que vous placez dans un élément y reste : les liens, les listes et les formulaires fonctionnent aussi sans JavaScript.</li>
<li>${prose('Un bouton avec `data-flx-show="horaires"` ouvre l’élément qui a cet identifiant ; `data-flx-hide` le ferme.')}</li>
<li>${prose('Un attribut mal écrit ne bloque pas la page : l’élément utilise la valeur par défaut. Les sélecteurs incorrects et les adresses `javascript:` sont ignorés, avec un avertissement dans la console.')}</li>
</ul>
<h2 id="decalages">Éviter les décalages au chargement</h2>
<p>${prose('Le code des éléments arrive après le premier affichage de la page. `flx-places.css` réserve donc leur place, et masque la liste que le menu reprendra ainsi que les boutons réservés aux pages sans JavaScript. Placez cette feuille avant celles de votre site, qui peuvent changer ces tailles.')}</p>
<ul>
<li>${prose('Les diapositives forment dès le premier affichage une rangée qui défile. Indiquez leur nombre par `--flx-slides-shown` dans votre feuille de style, avec une valeur par largeur d’écran. Donnez aussi `width` et `height` à leurs images.')}</li>
<li>Le panier, la réservation et la commande gagnent à être écrits dans la page par votre serveur : ils s’affichent aussitôt, sans appel supplémentaire.</li>
<li>${prose('Les fenêtres et les notifications (`flx-modal`, `flx-popup`, `flx-front-popup`, `flx-toast`) se placent à la fin de `<body>`.')}</li>
</ul>
<h2 id="evenements">Événements</h2>
<p>${prose('Les événements ont un nom en `flx-…` et remontent jusqu’au document. Certains précèdent une action et peuvent l’annuler par `preventDefault()`.')}</p>
${plainCode(
  `
  document.addEventListener('flx-cart-changed', ({ detail }) => {
    console.log(detail.summary.count, 'articles')
  })
  document.querySelector('#horaires').addEventListener('flx-modal-close', (event) => {
    if (!toutEstLu()) event.preventDefault()
  })`,
  'Écouter des événements',
  'js',
)}
<h2 id="api">API JavaScript</h2>
<p>${prose('L’objet `flx` est disponible dès que le script est chargé. Le code de chaque fonction est chargé à son premier appel, et chaque fonction renvoie une promesse.')}</p>
${plainCode(
  `
  if (await flx.confirm('Vider le panier ?')) await flx.invoke('flx-cart', 'perform', 'vider')
  flx.toast('Votre panier est vide.')

  // Ou, dans un module :
  import { confirm, toast } from '/flx/flx.js'`,
  'Appeler une fonction',
  'js',
)}
<h2 id="problemes">Problèmes courants</h2>
${table(
  'Problèmes courants',
  ['Vous constatez', 'Solution'],
  troubles.map(([seen, mend]) => [prose(seen), prose(mend)]),
)}`,
}
