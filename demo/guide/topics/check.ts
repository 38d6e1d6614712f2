import { ruleGroups } from '../../../cli/check/rules.ts'
import { checkUsage } from '../../../cli/usage.ts'
import { html, type Markup } from '../markup.ts'
import { plainCode } from '../parts/code.ts'
import { table } from '../parts/tables.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const levels = { error: 'erreur', warning: 'à vérifier' }

/** Renders the name of a check, as in the reports. */
const nameOf = (id: string): Markup => html`<code>${id}</code>`

const ci = `
  npx flx check https://recette.site.example/panier --ecrire --rapport flx.xml`

export const checkTopic: Topic = {
  slug: 'verifier',
  title: 'Vérifier un site',
  group: 'server',
  lead: 'npx flx check lit une page et ses appels comme le ferait flx, et signale ce qui n’est pas conforme.',
  body: () => html`
<p>${prose('Le diagnostic `?flx=diag` examine une page dans un navigateur. `npx flx check` la lit sans navigateur, depuis votre machine ou un serveur d’intégration continue, et envoie aussi les appels des éléments. Les règles du HTML sont les mêmes, et les réponses sont lues par le même code que dans la page.')}</p>
${plainCode(checkUsage, 'Aide de flx check', 'sh')}
<h2 id="ce-qui-part">Requêtes envoyées</h2>
<ul>
<li>${prose('La commande envoie soixante requêtes au plus, une à la fois, au site indiqué uniquement. Elle signale une redirection vers une autre origine sans la suivre.')}</li>
<li>${prose('Seuls le script de la page et deux de ses fichiers peuvent être lus sur une autre origine, sans cookie, pour vérifier leurs en-têtes et leurs empreintes.')}</li>
<li>${prose('Sans `--ecrire`, elle n’envoie que des lectures, selon le contenu de la page : panier, menu, stock, créneaux, mois d’un calendrier, date d’un agenda, bloc à actualiser (sans ses formulaires), suite d’une liste, suggestions d’un champ, fichiers déjà envoyés, vérification d’un champ vide, traductions. Elle vérifie que les listes du compte demandent une connexion. Elle teste au plus trois éléments semblables.')}</li>
<li>${prose('Avec `--ecrire`, elle ajoute un article comme un nouveau visiteur, change sa quantité et retire la ligne. Elle n’envoie jamais `valide_panier`. Chaque essai crée une session et retient brièvement un article : préférez un site de recette à la boutique ouverte.')}</li>
<li>${prose('Avec `--ecrire`, elle envoie aussi les formulaires de `<flx-form>` et de `<flx-newsletter>` dont un champ obligatoire est vide : le serveur doit les refuser. Elle n’envoie jamais un formulaire sans champ obligatoire, ni un formulaire qui contient un mot de passe, supprime, résilie ou rétracte.')}</li>
<li>${prose('Avec `--cookie session=…`, elle lit les listes du compte de cette session, sans rien écrire.')}</li>
<li>${prose('Elle attend chaque réponse quinze secondes (`--delai`) et la lit jusqu’à 8 Mo.')}</li>
</ul>
<h2 id="integration-continue">En intégration continue</h2>
<p>${prose('Le code de sortie vaut `0` si tout est conforme, `1` si une erreur est signalée, `2` si l’adresse ou une option est incorrecte : dans ce cas, aucune vérification n’a lieu. Avec `--strict`, les points à vérifier comptent comme des erreurs. `--rapport` écrit un fichier pour un outil (`.json`, `.xml` pour JUnit) ou une page autonome à partager (`.html`).')}</p>
${plainCode(ci, 'Étape d’intégration continue', 'sh')}
<h2 id="regles">Règles</h2>
<p>${prose('Chaque erreur indique sa règle, avec la ligne de la page ou l’adresse. Le nom des règles ne change pas d’une version à l’autre.')}</p>
${ruleGroups().map(
  ({ title, rules }) => html`<h3>${title}</h3>
${table(
  `Règles : ${title}`,
  ['Règle', 'Attendu, ou message affiché', 'Niveau'],
  rules.map(({ id, rule }) => [
    nameOf(id),
    rule.due ? prose(rule.due) : prose(`« ${rule.sentence?.replace(/\.$/, '') ?? ''} »`),
    levels[rule.level],
  ]),
)}`,
)}`,
}
