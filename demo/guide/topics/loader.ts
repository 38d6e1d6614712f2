import { html } from '../markup.ts'
import { htmlCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const loaderTopic: Topic = {
  slug: 'chargeur',
  title: 'Le chargeur',
  group: 'reference',
  lead: 'Le script de la page connaît toutes les balises et ne contient aucune d’elles : chacune arrive à son heure.',
  body: () => html`
<h2>Cinq moments</h2>
<dl class="guide-list">
<dt><code>now</code></dt><dd>Tout de suite, dès que la balise est vue.</dd>
<dt><code>visible</code></dt><dd>Quand elle approche de l’écran, à moins de 200 pixels.</dd>
<dt><code>idle</code></dt><dd>Quand la page est au repos.</dd>
<dt><code>gesture</code></dt><dd>Au premier geste du visiteur, où que ce soit dans la page : elle ne charge rien avant. C’est ce qu’il faut à un diaporama en haut de page, qui se lit et se fait défiler sans code.</dd>
<dt><code>interaction</code></dt><dd>Au premier geste qui la concerne. Le code est demandé dès le survol, le focus ou le toucher, et le geste est rejoué une fois qu’il est là.</dd>
</dl>
<p>${prose('Chaque élément a son moment, dit sur sa page. L’attribut `load` en décide autrement :')}</p>
${htmlCode(`<flx-cart load="now" shop="/articles"></flx-cart>`, 'L’attribut load')}
<p>${prose('Quelques éléments regardent ce qu’ils contiennent. `flx-cart` et `flx-calendar` attendent le premier geste si votre serveur a déjà écrit leur contenu, et arrivent sinon quand ils approchent de l’écran.')}</p>
<h2>Le premier geste</h2>
<p>${prose('Le visiteur bouge le pointeur, touche l’écran, appuie sur une touche, dicte un texte, fait glisser un fichier ou revient en arrière. Une page que l’on ne touche pas ne charge que `flx.js` et ce qui arrive de soi-même. Si le navigateur économise les données, le geste doit toucher l’élément lui-même.')}</p>
<h2>Aucun geste perdu</h2>
<p>${prose('Un clic ou un envoi sur un élément dont le code n’est pas encore là est retenu : ce qui a été touché porte `aria-busy="true"`, puis le geste est rejoué, une seule fois. Les clics avec Ctrl, ⌘, Maj ou le bouton du milieu passent comme d’habitude.')}</p>
<h2>Montrer et cacher</h2>
${htmlCode(
  `
  <button type="button" data-flx-show="horaires">Nos horaires</button>
  <flx-modal id="horaires" label="Nos horaires"><p>…</p></flx-modal>`,
  'Montrer un élément',
)}
<p>${prose('Depuis un script, `flx.invoke(élément, méthode, …)` fait venir le code s’il le faut, puis appelle la méthode. Échap, Retour ou un départ vers une autre page renoncent à ce qui devait s’ouvrir au-dessus de la page (`show` d’une modale, d’un popup, d’une visionneuse, d’un menu) tant que son code est en route : l’appel répond alors `false`, et rien ne s’ouvre plus tard.')}</p>
<h2>Quand le code ne vient pas</h2>
<p>${prose('La console nomme l’élément et l’adresse, l’élément envoie `flx-error`, et ce que la page montrait reste. Le prochain besoin le redemande.')}</p>
<h2>Deux scripts sur la page</h2>
<p>Le second se retire et le dit en une ligne dans la console : rien ne casse, rien n’est fait deux fois.</p>
<h2>Du contenu qui arrive plus tard</h2>
<p>Les balises ajoutées par un script, par une réponse du serveur ou par un retour en arrière sont vues comme les autres. Aucun appel n’est à faire.</p>`,
}
