import { ruleGroups } from '../../../cli/check/rules.ts'
import { checkUsage } from '../../../cli/usage.ts'
import { html, type Markup } from '../markup.ts'
import { plainCode } from '../parts/code.ts'
import { table } from '../parts/tables.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const levels = { error: 'erreur', warning: 'à vérifier' }

/** As reports say it. */
const nameOf = (id: string): Markup => html`<code>${id}</code>`

const ci = `
  npx flx check https://recette.site.example/panier --ecrire --rapport flx.xml`

export const checkTopic: Topic = {
  slug: 'verifier',
  title: 'Vérifier un site',
  group: 'server',
  lead: 'Une commande lit une page et ses appels comme le ferait flx, et dit ce qui n’y est pas dû.',
  body: () => html`
<p>${prose('Le diagnostic `?flx=diag` regarde une page qui vit dans un navigateur. `npx flx check` la lit sans navigateur, d’une machine ou d’une intégration continue, et demande aussi au serveur ce que les éléments lui demanderaient. Les règles du balisage sont les mêmes, les réponses passent par le code qui les lit dans la page.')}</p>
${plainCode(checkUsage, 'La commande')}
<h2 id="ce-qui-part">Ce qui part, et où</h2>
<ul>
<li>${prose('Soixante demandes au plus, une à la fois, au site nommé et à lui seul. Une redirection vers une autre origine est dite, et n’est pas suivie.')}</li>
<li>${prose('Une exception : le script que la page nomme, et deux de ses morceaux, sont lus là où ils sont, sans cookie, pour leurs en-têtes et leurs empreintes.')}</li>
<li>${prose('Sans `--ecrire`, que ce que les éléments demandent d’eux-mêmes, et qui ne change rien, selon ce que la page contient : le panier, le menu, le stock, les créneaux, le mois d’un calendrier, la date d’un agenda, un bloc à rafraîchir (sans ses formulaires), la suite d’une liste, les propositions d’un champ, les fichiers déjà envoyés, la vérification d’un champ vide, les traductions ; les listes du compte, pour voir qu’elles demandent de se connecter. Des éléments semblables, les trois premiers.')}</li>
<li>${prose('Avec `--ecrire`, un visiteur neuf ajoute un article, en change la quantité et retire la ligne. `valide_panier` ne part jamais. Un essai laisse au serveur une session, et une place de moins le temps d’un instant : la recette convient mieux que la boutique ouverte.')}</li>
<li>${prose('Avec `--ecrire` encore, un formulaire de `<flx-form>` ou de `<flx-newsletter>` part tel que la page l’a écrit, si un champ obligatoire y est vide : le serveur doit le refuser. Un formulaire sans champ obligatoire, qui porte un mot de passe, qui supprime, résilie ou rétracte ne part jamais.')}</li>
<li>${prose('Avec `--cookie session=…`, les listes du compte sont lues comme le client de cette session les lit ; rien n’est alors écrit.')}</li>
<li>${prose('Chaque réponse est attendue quinze secondes (`--delai`) et lue jusqu’à 8 Mo.')}</li>
</ul>
<h2 id="integration-continue">En intégration continue</h2>
<p>${prose('La commande rend `0` si rien n’est à redire, `1` si quelque chose n’est pas dû, `2` si l’adresse ou la commande ne va pas : rien n’a alors été vérifié. `--strict` compte aussi ce qui est à vérifier. `--rapport` écrit ce que lit une machine (`.json`, `.xml` pour JUnit) ou une page à envoyer à un collègue (`.html`), qui se suffit à elle-même.')}</p>
${plainCode(ci, 'Une étape d’intégration continue')}
<h2 id="regles">Les règles</h2>
<p>${prose('Chaque faute est nommée par sa règle, avec la ligne de la page ou l’adresse. Les noms ne changent pas d’une version à l’autre.')}</p>
${ruleGroups().map(
  ({ title, rules }) => html`<h3>${title}</h3>
${table(
  `Les règles : ${title}`,
  ['Règle', 'Ce qui est attendu, ou ce qui est dit', 'Niveau'],
  rules.map(({ id, rule }) => [
    nameOf(id),
    rule.due ? prose(rule.due) : prose(`« ${rule.sentence?.replace(/\.$/, '') ?? ''} »`),
    levels[rule.level],
  ]),
)}`,
)}`,
}
