import { html } from '../markup.ts'
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
      "https://cdn.exemple.fr/flx/0.1.0/flx.js": "sha256-…",
      "https://cdn.exemple.fr/flx/0.1.0/chunks/core-XXXXXXX.js": "sha256-…"
    }
  }
  </script>
  <script type="module" nonce="…" crossorigin integrity="sha256-…"
    src="https://cdn.exemple.fr/flx/0.1.0/flx.js"></script>`

export const cspTopic: Topic = {
  slug: 'csp-et-cdn',
  title: 'CSP et CDN',
  group: 'reference',
  lead: 'Des fichiers à copier sur n’importe quelle origine, sous la politique de sécurité la plus stricte.',
  body: () => html`
<h2>Mettre sur un CDN</h2>
<p>${prose('Copiez le dossier `dist/` tel quel, dans un dossier à sa version : `https://cdn.exemple.fr/flx/0.1.0/`. Rien n’y dépend de l’adresse.')}</p>
<ul>
<li>${prose('`flx.js` : le chargeur, un module. C’est le seul fichier que la page nomme.')}</li>
<li>${prose('`chunks/` : ce qu’il demande ensuite. Chaque nom porte l’empreinte de son contenu : à garder en cache un an (`Cache-Control: public, max-age=31536000, immutable`).')}</li>
<li>${prose('`flx.all.js` : tout, en un script classique, pour une page qui ne peut pas employer de module.')}</li>
<li>${prose('`sbom.cdx.json` et `licences.txt` : ce que ces fichiers doivent à d’autres, version par version (CycloneDX), pour qui surveille leurs failles.')}</li>
</ul>
<p>${prose('Ne retirez pas la version d’avant au moment de la remplacer : une page ouverte depuis hier demande encore ses morceaux. Le serveur de référence garde ceux de la construction précédente (`dist-before/`).')}</p>
<p>${prose('Les fichiers sont demandés d’une autre origine que la page : le CDN répond `Access-Control-Allow-Origin: *`, et sert `.js` en `text/javascript`.')}</p>
<h2>La politique de sécurité</h2>
<p>Tout ce guide et toute la boutique, exemples compris, sont servis sous celle-ci :</p>
${plainCode(policy, 'La politique de sécurité')}
<p>${prose('Les styles sont des feuilles construites, jamais des balises `<style>` ; il n’y a ni `eval`, ni gestionnaire en ligne, ni attribut `style`. Avec `strict-dynamic`, le nonce du chargeur suffit pour ses fichiers. `frame-src` nomme qui joue les vidéos de vos pages : YouTube ici ; `https://player.vimeo.com` et `https://geo.dailymotion.com` sont les autres.')}</p>
<h2>Les types de confiance</h2>
<p>${prose("`require-trusted-types-for 'script'` fait refuser au navigateur tout texte qui deviendrait du HTML ou du script hors d’une politique. Celle de flx s’appelle `flx` et ne sort pas de lui : aucun script de la page ne peut s’en servir. Sous cette directive, `{ html }` donné à `flx.modal()` vient d’une politique de votre page. Deux copies du script sur une page demandent en plus `'allow-duplicates'`.")}</p>
<h2>Ce qui entre dans la page</h2>
<p>${prose('Une réponse ne devient du contenu que si elle est de l’origine de la page, redirections suivies, et dite `text/html`. Une autre origine à vous se nomme par `flx.configure({ origins: [\'https://fragments.exemple.fr\'] })`. Les scripts d’une réponse ne s’exécutent que dans `flx-cart`, `flx-reservation`, `flx-form`, `flx-list`, `flx-fragment`, un fragment de `flx-popup`, et `flx.request()` avec `target` ; `<flx-config scripts="off">` les arrête tous.')}</p>
<p>${prose('Une adresse venue du balisage ou d’une réponse est en `http`, `https`, `mailto`, `tel`, `sms`, ou un endroit de la page : toute autre est laissée de côté et dite dans la console. `<flx-config base>` ne mène pas à une autre origine ; `flx.configure({ base })` le peut.')}</p>
<h2>Les mots des autres</h2>
<p>${prose('Commentaires, avis, contenus de visiteurs : entourez-les d’un élément `data-flx-untrusted`. Dedans, rien de ce qui commande flx n’a d’effet : ni balise `flx-…`, ni `data-flx-…`, ni `class="squeezebox"`, ni `rel="lightbox"`, ni `data-share`, ni page suivante d’une liste. Un message qui arrive en texte (une réponse JSON, `flx.alert()`) perd ces mêmes marques tout seul.')}</p>
${htmlCode(
  `<section data-flx-untrusted>
    <article>L’avis d’un visiteur, que votre serveur a nettoyé.</article>
  </section>`,
  'Une région d’avis',
)}
<h2>Les fonctions que le balisage nomme</h2>
<p>${prose('`confirm-close-fonction`, et `onClose` dans un `rel`, ne trouvent que les fonctions que la page a enregistrées ; chacune reçoit la fenêtre de la page montrée, ou `null` si elle est d’une autre origine. Une page qui se reposait sur ses fonctions globales ajoute une ligne, dans le cadre ou autour de lui :')}</p>
${plainCode(
  `
  flx.configure({ functions: {
    estModifie,                                    // de cette page
    perdu: (cadre) => cadre?.perdu(),              // de la page montrée
  } })`,
  'Enregistrer des fonctions',
)}
<h2>L’intégrité</h2>
<p>${prose('`dist/importmap.html` est prêt à coller : remplacez-y l’adresse et le nonce. Le navigateur vérifie alors chaque fichier, y compris ceux que le chargeur demande plus tard. `dist/integrity.json` donne les mêmes empreintes à votre serveur.')}</p>
${htmlCode(integrity, 'La table d’intégrité')}
<h2>Les navigateurs anciens</h2>
<p>Tout fonctionne depuis Chrome 123, Firefox 125, Safari 17,5 (printemps 2024) et ce qui en dérive. Avant, des éléments peuvent manquer ; la page, elle, reste celle que votre serveur a écrite. Un navigateur qui ne connaît pas les modules garde les liens et les formulaires de la page. Pour le lui dire :</p>
${htmlCode(
  `<script nomodule nonce="…">alert('Votre navigateur ne supporte pas les objets XMLHTTPRequest...')</script>`,
  'La ligne nomodule',
)}`,
}
