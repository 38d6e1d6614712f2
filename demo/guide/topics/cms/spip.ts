import { html } from '../../markup.ts'
import { htmlCode } from '../../parts/code.ts'
import { prose } from '../../prose.ts'
import type { Topic } from '../../topic.ts'
import { contentSnippet } from './content-snippet.ts'

/** Code for the squelettes. */
export const spipSnippets = {
  head: `
    <script type="module" src="https://cdn.exemple.fr/flx/flx.js" crossorigin></script>`,
  menu: `
    <button class="menu-bouton" type="button">Menu</button>
    <nav class="nav" id="nav" aria-label="Rubriques">
      <ul>
        <BOUCLE_rubriques(RUBRIQUES){racine}{par num titre, titre}>
        <li data-idpage="#ID_RUBRIQUE"><a href="#URL_RUBRIQUE">#TITRE</a></li>
        </BOUCLE_rubriques>
      </ul>
    </nav>`,
  foot: `
    <flx-config idpage="#ENV{id_rubrique}" logo="#CHEMIN{logo.svg}"></flx-config>
    <flx-mobile-menu for=".menu-bouton" nav="#nav" home="#URL_SITE_SPIP/" dim="black"></flx-mobile-menu>
    <flx-sticky for=".header"></flx-sticky>
    <flx-lightbox for="#documents_portfolio, .texte"></flx-lightbox>
    <flx-popup></flx-popup>`,
  list: `
    <B_articles>
    <flx-list items=".liste-items">
      <div class="liste articles">
        #ANCRE_PAGINATION
        <ul class="liste-items">
          <BOUCLE_articles(ARTICLES){id_rubrique}{!par date}{pagination 10}>
          <li class="item"><INCLURE{fond=inclure/resume/article,id_article}></li>
          </BOUCLE_articles>
        </ul>
        [<nav class="pagination" aria-label="Pages">(#PAGINATION{page_precedent_suivant})</nav>]
      </div>
    </flx-list>
    </B_articles>`,
  content: contentSnippet,
}

export const spipTopic: Topic = {
  slug: 'spip',
  title: 'SPIP',
  group: 'integrations',
  lead: 'Améliorez le portfolio, les images du texte, le menu et la pagination d’un squelette.',
  body: () => html`
<p>${prose('Ajoutez le script dans `inclure/head.html` :')}</p>
${htmlCode(spipSnippets.head, 'inclure/head.html')}
<p>${prose('Ajoutez les éléments à la fin de chaque page, dans `inclure/footer.html` :')}</p>
${htmlCode(spipSnippets.foot, 'inclure/footer.html')}
<ul>
<li>${prose('Un lien de document vers une image s’ouvre sans `rel`, avec la légende du document. Le plugin Mediabox a la même fonction : désactivez l’un des deux.')}</li>
<li>${prose('Un squelette n’écrit pas toujours `<body>` : indiquez la page courante dans `flx-config`, par `idpage` et `filariane`.')}</li>
</ul>
<h2>Menu</h2>
<p>${prose('`data-idpage` relie une entrée à la page ; sans lui, la classe `on` de SPIP indique la page courante.')}</p>
${htmlCode(spipSnippets.menu, 'inclure/nav.html')}
<h2>Liste des articles</h2>
<p>${prose('La pagination de SPIP fonctionne sans modification, `debut_articles` et ancre compris. Ajoutez `auto` pour charger la suite sans clic.')}</p>
${htmlCode(spipSnippets.list, 'rubrique.html')}
<h2>Formulaire</h2>
<p>${prose('Autour d’un formulaire de Formidable, `flx-form` applique l’affichage conditionnel des saisies (`data-afficher_si`) : une saisie masquée n’est pas envoyée. `MATCH` et les tests de nombre de choix ne sont pas pris en charge : la ligne reste affichée, avec un avertissement dans la console.')}</p>
<h2>Squelette ou modèle</h2>
${htmlCode(spipSnippets.content, 'Modèle')}`,
}
