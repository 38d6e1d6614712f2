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
    object-src 'none';
    base-uri 'none'`

const integrity = `
  <script type="importmap" nonce="…">
  {
    "integrity": {
      "https://cdn.exemple.fr/flx/0.1.0/flx.js": "sha384-…",
      "https://cdn.exemple.fr/flx/0.1.0/chunks/core-XXXXXXXX.js": "sha384-…"
    }
  }
  </script>
  <script type="module" nonce="…" crossorigin integrity="sha384-…"
    src="https://cdn.exemple.fr/flx/0.1.0/flx.js"></script>`

export const cspTopic: Topic = {
  slug: 'csp-et-cdn',
  title: 'CSP et CDN',
  lead: 'Des fichiers à copier sur n’importe quelle origine, sous la politique de sécurité la plus stricte.',
  body: () => html`
<h2>Mettre sur un CDN</h2>
<p>${prose('Copiez le dossier `dist/` tel quel, dans un dossier à sa version : `https://cdn.exemple.fr/flx/0.1.0/`. Rien n’y dépend de l’adresse.')}</p>
<ul>
<li>${prose('`flx.js` : le chargeur, un module. C’est le seul fichier que la page nomme.')}</li>
<li>${prose('`chunks/` : ce qu’il demande ensuite. Chaque nom porte l’empreinte de son contenu : à garder en cache un an (`Cache-Control: public, max-age=31536000, immutable`).')}</li>
<li>${prose('`flx.all.js` : tout, en un script classique, pour une page qui ne peut pas employer de module.')}</li>
</ul>
<p>${prose('Les fichiers sont demandés d’une autre origine que la page : le CDN répond `Access-Control-Allow-Origin: *`, et sert `.js` en `text/javascript`.')}</p>
<h2>La politique de sécurité</h2>
<p>Tout ce guide, exemples compris, est servi sous celle-ci :</p>
${plainCode(policy, 'La politique de sécurité')}
<p>${prose('Les styles sont des feuilles construites, jamais des balises `<style>` ; il n’y a ni `eval`, ni gestionnaire en ligne, ni attribut `style`. Avec `strict-dynamic`, le nonce du chargeur suffit pour ses fichiers.')}</p>
<h2>L’intégrité</h2>
<p>${prose('`dist/importmap.html` est prêt à coller : remplacez-y l’adresse et le nonce. Le navigateur vérifie alors chaque fichier, y compris ceux que le chargeur demande plus tard. `dist/integrity.json` donne les mêmes empreintes à votre serveur.')}</p>
${htmlCode(integrity, 'La table d’intégrité')}
<h2>Les navigateurs anciens</h2>
<p>Un navigateur qui ne connaît pas les modules garde les liens et les formulaires de la page. Pour le lui dire :</p>
${htmlCode(
  `<script nomodule nonce="…">alert('Votre navigateur ne supporte pas les objets XMLHTTPRequest...')</script>`,
  'La ligne nomodule',
)}`,
}
