import { html } from '../markup.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const diagTopic: Topic = {
  slug: 'diagnostic',
  title: 'Le diagnostic',
  group: 'reference',
  lead: 'Ajoutez ?flx=diag à l’adresse d’une page : elle dit ce qui ne va pas, et où.',
  body: () => html`
<p><a href="?flx=diag">${prose('Essayer sur cette page')}</a></p>
<h2>Ce qu’il regarde</h2>
<dl class="guide-list">
<dt>Éléments</dt><dd>Ceux de la page et leur état : en place, endormis jusqu’à leur moment, fermés par le visiteur ; les noms qui n’existent pas, avec le plus proche ; ceux que cache l’arbre fantôme (shadow root) d’un autre.</dd>
<dt>Attributs</dt><dd>Ceux qui n’existent pas, avec le plus proche ; les valeurs qui ne sont pas comprises, et celle qui sert à leur place.</dd>
<dt>Cibles</dt><dd>${prose('Les sélecteurs et les identifiants (`for`, `data-flx-show`, `aria-labelledby`, ancres…) qui ne désignent rien ; le balisage dont personne ne s’occupe.')}</dd>
<dt>Panier du serveur</dt><dd>${prose('Ce que le HTML du panier ne dit pas, par son nom : la racine sans `data-flx-view` ou sans ses totaux, une ligne sans `data-flx-line`, une commande sans `data-flx-value`, un badge sans `data-flx-cart-count`.')}</dd>
<dt>Styles</dt><dd>${prose('Les règles de la page qui atteignent ce que flx dessine : celles qui portent `!important`, celles qui nomment des classes `.flx-…` hors de toute couche ; et les feuilles d’un autre domaine, qui ne peuvent pas être lues.')}</dd>
<dt>Adresses</dt><dd>Les réponses du mauvais type ou mal formées, les refus, les erreurs : l’adresse, ce qui était attendu et ce qui est venu.</dd>
<dt>Identifiants et noms</dt><dd>Les identifiants en double ; les champs, liens, boutons, images et cadres que rien ne nomme.</dd>
<dt>Noms que le navigateur emploie</dt><dd>${prose('Un formulaire, une image ou un cadre qui cache un membre du document (`<form name="body">`), un champ qui cache un membre de son formulaire (`<input name="children">`, `id="parentNode"`) : ce qui le lit s’arrête. Ce qui s’appelle `action`, `method`, `id`, `submit`, `name`, `target`, `elements`, `length` ou `reset` marche et n’est pas dit.')}</dd>
<dt>Versions et poids</dt><dd>La version de chaque élément, et la taille de chaque fichier chargé.</dd>
</dl>
<h2>Accès</h2>
<p>${prose('Le second onglet regarde la page comme un clavier, un lecteur d’écran et des yeux fatigués la rencontrent, dans son propre thème, en clair ou en sombre selon l’instant. Il ne remplace pas un audit : il dit ce qui se mesure.')}</p>
<dl class="guide-list">
<dt>Ordre du focus</dt><dd>${prose('Chaque arrêt de Tab, numéroté, avec son rôle et son nom ; « Numéroter dans la page » pose les numéros sur la page. Ce que `tabindex` dérange, ce que `aria-hidden` cache à tort, ce que le clavier n’atteint pas, le lien vers le contenu qui manque.')}</dd>
<dt>Noms accessibles</dt><dd>Images, cadres, tableaux, groupes et fenêtres ; les liens de même nom qui mènent ailleurs, les noms qui ne contiennent pas le texte visible.</dd>
<dt>Titres, régions</dt><dd>${prose('Le plan de la page et ses régions ; les niveaux sautés, les titres vides, le `<main>`, le `lang` et le `<title>` qui manquent.')}</dd>
<dt>Contrastes</dt><dd>Les textes sous 4,5 (3 s’ils sont grands), les bords des champs et les dessins qui sont seuls sur leur bouton, sous 3 ; ce qui est sur une image est compté à part.</dd>
<dt>À votre charge</dt><dd>${prose('Ce que les éléments présents dans la page laissent à son auteur, avec les critères du RGAA : les mêmes lignes que la page « Conformité RGAA ».')}</dd>
</dl>
<h2>Comment il se tient</h2>
<p>${prose('Le panneau ne prend pas le focus et ne bloque pas la page : il change de coin, se réduit, se ferme ; Échap le ferme quand le focus y est. Aucune règle de la page ne l’atteint. « Montrer » encadre dans la page ce dont il parle ; « Copier le rapport » donne ce que montre l’onglet, un texte à coller dans un message. Les éléments endormis ne sont chargés, pour vérifier leurs attributs, que si vous le demandez.')}</p>
<p>Son code n’est chargé que lorsque l’adresse le demande : il ne coûte rien aux visiteurs.</p>`,
}
