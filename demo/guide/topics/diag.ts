import { html } from '../markup.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const diagTopic: Topic = {
  slug: 'diagnostic',
  title: 'Diagnostic d’une page',
  group: 'reference',
  lead: 'Ajoutez ?flx=diag à l’adresse d’une page pour afficher ses erreurs et leur emplacement.',
  body: () => html`
<p><a href="?flx=diag">Essayer le diagnostic sur cette page</a></p>
<h2>Éléments vérifiés</h2>
<dl class="guide-list">
<dt>Éléments</dt><dd>Les éléments de la page et leur état (actif, en attente, fermé par le visiteur), les noms inconnus avec le nom le plus proche, et les éléments placés dans un arbre fantôme (shadow root).</dd>
<dt>Attributs</dt><dd>Les attributs inconnus avec le nom le plus proche, et les valeurs incorrectes avec la valeur utilisée à leur place.</dd>
<dt>Cibles</dt><dd>${prose('Les sélecteurs et les identifiants (`for`, `data-flx-show`, `aria-labelledby`, ancres…) sans cible, et les attributs qu’aucun élément ne prend en charge.')}</dd>
<dt>Panier du serveur</dt><dd>${prose('Les attributs manquants dans le HTML du panier : `data-flx-view` ou les totaux sur la racine, `data-flx-line` sur une ligne, `data-flx-value` sur un bouton, `data-flx-cart-count` sur une pastille.')}</dd>
<dt>Styles</dt><dd>${prose('Les règles de la page qui modifient les éléments : celles avec `!important`, et celles qui visent des classes `.flx-…` hors d’une couche. Les feuilles de style d’un autre domaine, illisibles, sont aussi signalées.')}</dd>
<dt>Adresses</dt><dd>Les réponses incorrectes, les refus et les erreurs, avec l’adresse, la réponse attendue et la réponse reçue.</dd>
<dt>Identifiants et noms</dt><dd>Les identifiants en double, et les champs, liens, boutons, images et cadres sans nom.</dd>
<dt>Noms réservés par le navigateur</dt><dd>${prose('Un formulaire, une image ou un cadre qui masque un membre du document (`<form name="body">`), ou un champ qui masque un membre de son formulaire (`<input name="children">`, `id="parentNode"`) : les scripts qui lisent ce membre échouent. Les noms `action`, `method`, `id`, `submit`, `name`, `target`, `elements`, `length` et `reset` fonctionnent et ne sont pas signalés.')}</dd>
<dt>Versions et poids</dt><dd>La version de chaque élément, et la taille de chaque fichier chargé.</dd>
</dl>
<h2>Accessibilité</h2>
<p>${prose('Le second onglet vérifie l’accès au clavier, les lecteurs d’écran et les contrastes, avec le thème de la page, en clair ou en sombre selon le réglage du moment. Il ne contrôle que des critères mesurables et ne remplace pas un audit.')}</p>
<dl class="guide-list">
<dt>Ordre du focus</dt><dd>${prose('Chaque arrêt de Tab, numéroté, avec son rôle et son nom ; « Numéroter dans la page » affiche les numéros sur la page. Les contrôles inaccessibles au clavier et l’absence de lien d’évitement sont signalés.')}</dd>
<dt>Règles d’accessibilité</dt><dd>Les erreurs que trouve la bibliothèque axe, en français, avec les critères du RGAA : contrastes, noms, titres, régions, langue et attributs ARIA. Les cas incertains, comme un texte sur une image, sont à vérifier à l’œil.</dd>
<dt>À votre charge</dt><dd>${prose('Les critères du RGAA que vous devez respecter vous-même pour les éléments de la page, comme dans la page « Conformité RGAA ».')}</dd>
</dl>
<h2>Comportement du panneau</h2>
<p>${prose('Le panneau ne prend pas le focus et ne bloque pas la page. Vous pouvez le déplacer, le réduire ou le fermer ; Échap le ferme quand le focus s’y trouve. Les styles de la page ne le modifient pas. « Montrer » encadre l’élément concerné dans la page, et « Copier le rapport » copie le contenu de l’onglet en texte. Les éléments en attente ne sont chargés, pour vérifier leurs attributs, qu’à votre demande.')}</p>
<p>Le code du diagnostic n’est chargé que si l’adresse le demande. Il n’a aucun effet pour les visiteurs.</p>`,
}
