import type { AnswerExample } from '../answer.ts'
import { answerExamples } from '../answers.ts'
import { html, type Markup } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const elsewhere = `
  <video data-flx-keep src="/media/tournage.mp4" controls></video>

  <form data-flx-login method="post" action="/connexion">
    <input name="email"> <input type="password" name="pass"> <button>Se connecter</button>
  </form>

  <p data-flx-refresh><a href="/articles?tri=prix">Par prix</a></p>`

const section = ({ slug, title, tag, about, html: written, json }: AnswerExample): Markup => html`
<h2 id="${slug}">${title}</h2>
<p><code>&lt;${tag}&gt;</code>. ${prose(about)}</p>
${written && htmlCode(written, `${title}, en HTML`)}
${json && plainCode(json, `${title}, en JSON`)}`

export const answersTopic: Topic = {
  slug: 'reponses',
  title: 'Réponses',
  lead: 'Chaque réponse en entier, comme on l’écrit dans un gabarit, en HTML et en JSON : à copier, puis à changer.',
  body: () => html`
<p>${prose('Une réponse dit elle-même ce qu’elle est : un panier par `data-flx-view` (ou au moins `data-flx-line` ou une commande avec `data-flx-action`), une commande passée par `data-flx-order`, un refus par la classe `alert-danger`, une réussite par `alert-success`. Tout le reste (un texte de maintenance, un formulaire de connexion, « OK », un avertissement de PHP, une page entière, rien) est un échec : il se dit au visiteur, la console nomme ce qui était attendu et ce qui est venu, rien n’est effacé et aucun achat n’est mesuré.')}</p>
<p>${prose('Ce qui entoure la vue (un cadre, un titre, un texte) n’est pas repris ; les messages et les scripts le sont. Les lignes n’ont pas besoin d’`id`. Un avertissement de PHP avant la réponse est mis de côté et dit dans la console ; une erreur dont il s’est arrêté, même au milieu, fait de la réponse un échec.')}</p>
${answerExamples.map(section)}
<h2>Ailleurs dans une réponse</h2>
<p>${prose('`data-flx-keep` marque ce que la page garde tel qu’il est, quoi que la réponse en dise. `data-flx-login` dit qu’un bloc est une connexion : la session a expiré. `data-flx-refresh`, autour de liens d’une liste, les montre sans quitter la page.')}</p>
${htmlCode(elsewhere, 'Ce qui est gardé, ce qui dit une connexion, ce qui rafraîchit')}`,
}
