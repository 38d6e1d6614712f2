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
    <script type="module" src="https://cdn.exemple.fr/flx/flx.js" crossorigin></script>
  </head>
  <body>
    <flx-config></flx-config>
    <flx-cart></flx-cart>
  </body>
  </html>`

const troubles: [name: string, what: string][] = [
  ['lent, 2 s', 'La réponse attend deux secondes : ce que la page montre pendant ce temps.'],
  ['trop lent, 20 s', 'Plus que flx n’attend : c’est dit, et se réessaie.'],
  ['erreur 500', 'Une page d’erreur du serveur.'],
  ['connexion coupée', 'Aucune réponse, comme hors ligne.'],
  ['une page HTML à la place', 'Une page de maintenance, là où des données étaient dues.'],
  ['réponse vide', 'Un statut 200, et rien.'],
  ['session finie, une fois', 'Un statut 401 : le visiteur se reconnecte sur place, et l’appel repart.'],
]

export const serveTopic: Topic = {
  slug: 'sans-serveur',
  title: 'Travailler sans serveur',
  group: 'server',
  lead: 'Une commande sert vos pages devant une boutique en mémoire, qui répond à chaque appel.',
  body: () => html`
<p>${prose('Vous écrivez un gabarit, et le serveur n’est pas là, ou pas encore. `npx flx serve` sert le dossier où sont vos pages, à cette machine seule, et répond à ce que les éléments demandent : le serveur de référence, avec les données de la démonstration, en mémoire.')}</p>
${plainCode(serveUsage, 'La commande')}
${htmlCode(page, 'panier.html : une page entière')}
<p>${prose('Enregistrée dans `panier.html`, elle est à `http://localhost:8080/panier` : le panier s’ouvre, se change, et va jusqu’à la commande payée.')}</p>
<h2 id="ce-qui-est-servi">Ce qui est servi</h2>
<ul>
<li>${prose('Les fichiers du dossier, et de lui seul : ni ceux dont le nom commence par un point, ni ceux où mène un lien vers un autre dossier. `/panier` trouve `panier.html` ou `panier/index.html`.')}</li>
<li>${prose('Dans chaque page, `flx.js` est celui du paquet, avec sa table d’intégrité, quelle que soit l’adresse que la page lui donne. Une page qui ne l’appelle pas le reçoit quand même, et le terminal le dit. Votre fichier n’est jamais touché.')}</li>
<li>${prose("Une politique de sécurité, `script-src 'nonce-…' 'strict-dynamic'`, et son nonce sur chaque script de la page : un gestionnaire en ligne (`onclick`) y est refusé, comme il le sera sur un site bien tenu. `--sans-csp` s’en passe.")}</li>
<li>${prose('Chaque service, sous `/globalflexit/` ou sous toute autre base que donne `<flx-config base>`. Ils répondent en JSON ; sous `/html/globalflexit/`, ou avec `--html`, en HTML.')}</li>
<li>${prose('Un formulaire qui part vers une adresse que rien ne connaît est bien reçu. Toute autre adresse mène à la boutique de démonstration, ses articles, ses comptes, sa banque.')}</li>
</ul>
<p>${prose('Chaque navigateur a son panier et sa session. Les comptes, les stocks et les commandes sont à tous, et rien n’est gardé : arrêter la commande, ou « Tout remettre à neuf », ramène au premier jour.')}</p>
<h2 id="les-pannes">Les pannes</h2>
<p>${prose('Le lien en bas de chaque page mène au panneau, à `/_flx` : vos pages, les comptes d’essai, les derniers appels et leurs réponses, et pour chaque appel ce qui doit mal aller. Cela ne vaut que pour ce navigateur.')}</p>
${table('Les pannes du panneau', ['Panne', 'Ce qui arrive'], troubles)}
<p>${prose('Quand le vrai serveur est là, `npx flx check` dit ce qui lui manque encore.')}</p>`,
}
