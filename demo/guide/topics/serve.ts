import { serveUsage } from '../../../cli/usage.ts'
import { html } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { table } from '../parts/tables.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const page = `
  <!doctype html>
  <html lang="fr">
  <head>
    <meta charset="utf-8">
    <title>Mon panier</title>
    <script type="module" src="/flx/flx.js"></script>
  </head>
  <body>
    <flx-config></flx-config>
    <flx-cart></flx-cart>
  </body>
  </html>`

const troubles: [name: string, what: string][] = [
  ['lent, 2 s', 'La réponse est retardée de deux secondes : observez l’affichage pendant l’attente.'],
  ['trop lent, 20 s', 'Le délai est dépassé : la page l’indique et propose de réessayer.'],
  ['erreur 500', 'Le serveur répond par une page d’erreur.'],
  ['connexion coupée', 'Le serveur ne répond pas, comme hors ligne.'],
  ['une page HTML à la place', 'Le serveur répond par une page de maintenance à la place des données.'],
  ['réponse vide', 'Le serveur répond avec un statut 200 et un corps vide.'],
  [
    'session finie, une fois',
    'Le serveur répond 401 une fois : le visiteur se reconnecte sur place et l’appel est renvoyé.',
  ],
]

export const serveTopic: Topic = {
  slug: 'sans-serveur',
  title: 'Travailler sans serveur',
  group: 'server',
  lead: 'npx flx serve affiche vos pages avec une boutique en mémoire, qui répond à chaque appel.',
  body: () => html`
<p>${prose('Utilisez `npx flx serve` pour écrire un gabarit sans attendre le serveur. La commande sert le dossier de vos pages, sur votre machine uniquement, et répond aux éléments avec le serveur de référence et les données de la démonstration, en mémoire.')}</p>
${plainCode(serveUsage, 'Aide de flx serve', 'sh')}
${htmlCode(page, 'panier.html')}
<p>${prose('Enregistrez cette page dans `panier.html`, puis ouvrez `http://localhost:8080/panier` : vous pouvez remplir le panier et payer une commande.')}</p>
<h2 id="ce-qui-est-servi">Fichiers et services</h2>
<ul>
<li>${prose('La commande sert uniquement les fichiers du dossier, sauf ceux dont le nom commence par un point et les liens vers un autre dossier. L’adresse `/panier` affiche `panier.html` ou `panier/index.html`.')}</li>
<li>${prose('Chaque page utilise le `flx.js` et le `flx-places.css` du paquet, avec la table d’intégrité, quelle que soit l’adresse écrite. Si la page n’appelle pas `flx.js`, il est ajouté et le terminal l’indique. Vos fichiers ne sont jamais modifiés.')}</li>
<li>${prose("Une politique de sécurité, `script-src 'nonce-…' 'strict-dynamic'`, s’applique avec son nonce sur chaque script. Un gestionnaire en ligne (`onclick`) est refusé. L’option `--sans-csp` la désactive.")}</li>
<li>${prose('Les services sont à l’adresse `/globalflexit/`, ou à celle de `<flx-config base>`. Ils répondent en JSON ; sous `/html/globalflexit/`, ou avec `--html`, ils répondent en HTML.')}</li>
<li>${prose('Un formulaire envoyé à une adresse inconnue reçoit une réponse positive. Toute autre adresse affiche la boutique de démonstration, ses articles, ses comptes et sa banque.')}</li>
</ul>
<p>${prose('Chaque navigateur a son panier et sa session. Les comptes, les stocks et les commandes sont partagés. L’arrêt de la commande, ou le bouton « Tout remettre à neuf », efface toutes les données.')}</p>
<h2 id="les-pannes">Simuler une panne</h2>
<p>${prose('Le lien en bas de chaque page ouvre le panneau `/_flx` : vos pages, les comptes d’essai, les derniers appels et leurs réponses, et les pannes à simuler pour chaque appel. Ces pannes ne concernent que votre navigateur.')}</p>
${table('Pannes du panneau', ['Panne', 'Effet'], troubles)}
<p>${prose('Quand votre serveur est prêt, `npx flx check` signale les réponses à corriger.')}</p>`,
}
