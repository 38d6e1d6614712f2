import { html } from '../markup.ts'
import { browsers } from '../parts/browsers.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const policy = `
  Content-Security-Policy:
    default-src 'self';
    script-src 'nonce-…' 'strict-dynamic';
    style-src 'self';
    img-src 'self' data: blob:;
    worker-src 'self' blob:;
    frame-src 'self' https://www.youtube-nocookie.com;
    object-src 'none';
    base-uri 'none';
    require-trusted-types-for 'script';
    trusted-types flx`

const integrity = `
  <script type="importmap" nonce="…">
  {
    "integrity": {
      "https://cdn.exemple.fr/flx/1.0.0/flx.js": "sha256-…",
      "https://cdn.exemple.fr/flx/1.0.0/chunks/core-XXXXXXX.js": "sha256-…"
    }
  }
  </script>
  <script type="module" nonce="…" crossorigin integrity="sha256-…"
    src="https://cdn.exemple.fr/flx/1.0.0/flx.js"></script>`

export const cspTopic: Topic = {
  slug: 'csp-et-cdn',
  title: 'CSP et CDN',
  group: 'reference',
  lead: 'Les fichiers à copier sur votre CDN et la politique de sécurité à utiliser.',
  body: () => html`
<h2>Copier les fichiers sur un CDN</h2>
<p>${prose('Copiez le dossier `dist/` tel quel, dans un dossier au numéro de sa version : `https://cdn.exemple.fr/flx/1.0.0/`. Les fichiers ne dépendent d’aucune adresse.')}</p>
<ul>
<li>${prose('`flx.js` est un module, et le seul fichier à indiquer dans la page.')}</li>
<li>${prose('`chunks/` contient les fichiers chargés à la demande. Chaque nom contient l’empreinte du fichier : gardez-les un an en cache (`Cache-Control: public, max-age=31536000, immutable`).')}</li>
<li>${prose('`flx.all.js` contient toute la bibliothèque en un script classique, pour une page qui ne peut pas utiliser de module.')}</li>
<li>${prose('`flx-places.css` réserve la place des éléments avant leur chargement.')}</li>
<li>${prose('`sbom.cdx.json` (CycloneDX) et `licences.txt` indiquent les licences et les dépendances, version par version.')}</li>
</ul>
<p>${prose('Conservez la version précédente après une mise à jour : une page ouverte la veille demande encore ses fichiers. Le serveur de référence garde ceux de la construction précédente (`dist-before/`).')}</p>
<p>${prose('Si le CDN a une autre origine que la page, configurez-le pour qu’il envoie `Access-Control-Allow-Origin: *` et le type `text/javascript` avec les fichiers `.js`.')}</p>
<h2>Politique de sécurité</h2>
<p>Le guide et la boutique de démonstration utilisent cette politique, exemples compris :</p>
${plainCode(policy, 'Politique de sécurité', 'http')}
<p>${prose('Les styles sont des feuilles construites par script, sans balise `<style>` ; la bibliothèque n’utilise ni `eval`, ni gestionnaire en ligne, ni attribut `style`. Avec `strict-dynamic`, le nonce de `flx.js` suffit pour tous ses fichiers. Indiquez dans `frame-src` les services vidéo de vos pages : YouTube dans cet exemple, `https://player.vimeo.com` pour Vimeo, `https://geo.dailymotion.com` pour Dailymotion.')}</p>
<h2>Trusted Types</h2>
<p>${prose("Avec `require-trusted-types-for 'script'`, le navigateur refuse tout texte transformé en HTML ou en script hors d’une politique déclarée. La politique de flx s’appelle `flx` et n’est accessible à aucun autre script. Pour passer `{ html }` à `flx.modal()`, utilisez une politique de votre page. Ajoutez `'allow-duplicates'` si la page contient deux copies du script.")}</p>
<h2>Réponses autorisées</h2>
<p>${prose('Une réponse n’est affichée que si elle vient de l’origine de la page, redirections comprises, avec le type `text/html`. Déclarez une autre origine par `flx.configure({ origins: [\'https://fragments.exemple.fr\'] })`. Les scripts d’une réponse ne sont exécutés que dans `flx-cart`, `flx-reservation`, `flx-form`, `flx-list`, `flx-fragment`, un fragment de `flx-popup`, et `flx.request()` avec `target`. `<flx-config scripts="off">` les désactive tous.')}</p>
<p>${prose('Les adresses du HTML ou d’une réponse doivent utiliser `http`, `https`, `mailto`, `tel`, `sms`, ou désigner un endroit de la page. Les autres sont ignorées, avec un avertissement dans la console. `<flx-config base>` n’accepte pas d’autre origine, contrairement à `flx.configure({ base })`.')}</p>
<h2>Contenus non fiables</h2>
<p>${prose('Entourez les commentaires, les avis et les contenus de visiteurs d’un élément `data-flx-untrusted`. À l’intérieur, les balises `flx-…`, les attributs `data-flx-…`, `class="squeezebox"`, `rel="lightbox"`, `data-share` et les liens de page suivante n’ont aucun effet. Ces marques sont aussi retirées des messages reçus en texte (réponse JSON, `flx.alert()`).')}</p>
${htmlCode(
  `<section data-flx-untrusted>
    <article>L’avis d’un visiteur, que votre serveur a nettoyé.</article>
  </section>`,
  'Une zone d’avis',
)}
<h2>Fonctions appelées depuis le HTML</h2>
<p>${prose('`confirm-close-fonction`, et `onClose` dans un `rel`, ne peuvent appeler que les fonctions déclarées par la page. Chaque fonction reçoit la fenêtre de la page affichée, ou `null` si cette page a une autre origine. Si votre page utilisait des fonctions globales, ajoutez cette ligne, dans le cadre ou dans la page qui le contient :')}</p>
${plainCode(
  `
  flx.configure({ functions: {
    estModifie,                                    // dans cette page
    perdu: (cadre) => cadre?.perdu(),              // dans la page affichée
  } })`,
  'Déclarer des fonctions',
  'js',
)}
<h2>Intégrité des fichiers</h2>
<p>${prose('Copiez `dist/importmap.html` dans vos pages après avoir remplacé l’adresse et le nonce ; sans nonce dans votre politique, retirez l’attribut. Le navigateur vérifie alors chaque fichier, y compris ceux chargés plus tard. `dist/integrity.json` fournit les mêmes empreintes à votre serveur, et celle de `flx.all.js`.')}</p>
${htmlCode(integrity, 'Table d’intégrité')}
<h2>Navigateurs pris en charge</h2>
<p>La bibliothèque fonctionne à partir de ${browsers} (printemps 2024), et avec les navigateurs qui en dérivent. Dans un navigateur plus ancien, certains éléments peuvent manquer, mais la page reste celle de votre serveur. Un navigateur sans modules garde les liens et les formulaires. Cette ligne le signale au visiteur :</p>
${htmlCode(
  `<script nomodule nonce="…">alert('Votre navigateur ne supporte pas les objets XMLHTTPRequest...')</script>`,
  'Message pour un navigateur sans modules',
)}`,
}
