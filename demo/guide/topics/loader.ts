import { html } from '../markup.ts'
import { htmlCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const loaderTopic: Topic = {
  slug: 'chargeur',
  title: 'Chargement des éléments',
  group: 'reference',
  lead: 'Le script de la page reconnaît toutes les balises, et charge le code de chaque élément au moment utile.',
  body: () => html`
<h2>Cinq moments de chargement</h2>
<dl class="guide-list">
<dt><code>now</code></dt><dd>Dès que la balise apparaît dans la page.</dd>
<dt><code>visible</code></dt><dd>Quand l’élément est à moins de 200 pixels de l’écran.</dd>
<dt><code>idle</code></dt><dd>Quand le navigateur est inactif.</dd>
<dt><code>gesture</code></dt><dd>Au premier geste du visiteur dans la page. Ce moment convient à un diaporama en haut de page, lisible et défilable sans code.</dd>
<dt><code>interaction</code></dt><dd>Au premier geste du visiteur sur l’élément. Le code est demandé au survol, au focus ou au toucher, puis le geste est rejoué.</dd>
</dl>
<p>${prose('La page de chaque élément indique son moment de chargement. L’attribut `load` le remplace :')}</p>
${htmlCode(`<flx-cart load="now" shop="/articles"></flx-cart>`, 'L’attribut load')}
<p>${prose('Le moment dépend parfois du contenu. `flx-cart` et `flx-calendar` attendent le premier geste si votre serveur a déjà écrit leur contenu ; sinon, ils sont chargés à l’approche de l’écran. `flx-form` attend aussi le premier geste, sauf si le formulaire change avant : étapes, lignes qui dépendent d’autres champs, brouillon à restituer.')}</p>
<h2>Premier geste du visiteur</h2>
<p>${prose('Un geste est un mouvement du pointeur, un toucher, une touche, une dictée, un fichier déposé ou un retour en arrière. Sans geste, une page ne charge que `flx.js` et les éléments visibles dès l’ouverture. Si le navigateur économise les données, le geste doit porter sur l’élément.')}</p>
<h2>Gestes pendant le chargement</h2>
<p>${prose('Un clic ou un envoi pendant le chargement est mis en attente : le bouton porte `aria-busy="true"`, puis le geste est rejoué une seule fois. Les clics avec Ctrl, ⌘, Maj ou le bouton du milieu ne sont pas modifiés.')}</p>
<h2>Afficher et masquer</h2>
${htmlCode(
  `
  <button type="button" data-flx-show="horaires">Nos horaires</button>
  <flx-modal id="horaires" label="Nos horaires"><p>…</p></flx-modal>`,
  'Afficher un élément',
)}
<p>${prose('Dans un script, `flx.invoke(élément, méthode, …)` charge le code si nécessaire, puis appelle la méthode. Échap, Précédent ou un départ vers une autre page annulent l’ouverture en attente d’une fenêtre, d’une galerie ou d’un menu : l’appel renvoie alors `false`.')}</p>
<h2>Échec du chargement</h2>
<p>${prose('La console indique l’élément et l’adresse, l’élément envoie `flx-error`, et le contenu de la page reste affiché. Le code est demandé de nouveau à la prochaine utilisation.')}</p>
<h2>Deux scripts sur la page</h2>
<p>Si le script est chargé deux fois, le second s’arrête et un avertissement paraît dans la console.</p>
<h2>Contenu ajouté plus tard</h2>
<p>Les balises ajoutées par un script, par une réponse du serveur ou par un retour en arrière sont reconnues sans appel supplémentaire.</p>`,
}
