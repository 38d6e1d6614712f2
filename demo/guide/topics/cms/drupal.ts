import { html } from '../../markup.ts'
import { htmlCode } from '../../parts/code.ts'
import { prose } from '../../prose.ts'
import type { Topic } from '../../topic.ts'
import { contentSnippet } from './content-snippet.ts'

/** What is written in the Twig templates of a sub-theme of Olivero. */
export const drupalSnippets = {
  head: `
    <script type="module" src="https://cdn.exemple.fr/flx/flx.js" crossorigin></script>`,
  foot: `
    <flx-config logo="{{ logo }}"></flx-config>
    <flx-mobile-menu for=".mobile-nav-button" nav=".primary-nav" dim="black"></flx-mobile-menu>
    <flx-sticky for=".site-header__fixable"></flx-sticky>
    <flx-lightbox for=".field--type-image, .text-content"></flx-lightbox>
    <flx-popup></flx-popup>`,
  list: `
    <flx-list items=".view-content" auto>
      <div{{ attributes }}>
        <div class="view-content">
          {{ rows }}
        </div>
        {{ pager }}
      </div>
    </flx-list>`,
  content: contentSnippet,
}

export const drupalTopic: Topic = {
  slug: 'drupal',
  title: 'Drupal',
  group: 'integrations',
  lead: 'Les champs image, le menu, les vues et leur pagination dans un thème dérivé d’Olivero.',
  body: () => html`
<p>${prose('Le script, dans le `<head>` de `html.html.twig` :')}</p>
${htmlCode(drupalSnippets.head, 'html.html.twig')}
<p>${prose('Les éléments, à la fin de `page.html.twig` :')}</p>
${htmlCode(drupalSnippets.foot, 'page.html.twig')}
<ul>
<li>${prose('Un champ image dont le format est « lié au fichier » s’ouvre sans `rel` ; plusieurs images d’un même champ forment une galerie.')}</li>
<li>${prose('Le menu lit `.primary-nav` d’Olivero : les boutons de sous-menu n’en sont pas des entrées, une entrée sans lien (`<nolink>`) ouvre son panneau, et `--active-trail` dit où l’on est.')}</li>
</ul>
<h2>Une vue et sa pagination</h2>
<p>${prose('Dans `views-view.html.twig`. Désactivez « Utiliser AJAX » dans la vue : la liste se charge des pages suivantes.')}</p>
${htmlCode(drupalSnippets.list, 'views-view.html.twig')}
<h2>Un formulaire</h2>
<p>${prose('Autour d’un formulaire ou d’un Webform, `flx-form` lit les conditions que Drupal imprime (`data-drupal-states`, `visible` et `invisible`) : ce qu’elles cachent ne part pas.')}</p>
<h2>Dans un contenu</h2>
<p>${prose('Le format de texte doit admettre ces balises.')}</p>
${htmlCode(drupalSnippets.content, 'Contenu')}`,
}
