import { html } from '../../markup.ts'
import { htmlCode } from '../../parts/code.ts'
import { prose } from '../../prose.ts'
import type { Topic } from '../../topic.ts'
import { contentSnippet } from './content-snippet.ts'

/** Code for the Twig templates of a sub-theme of Olivero. */
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
  lead: 'Améliorez les champs image, le menu, les vues et leur pagination dans un thème dérivé d’Olivero.',
  body: () => html`
<p>${prose('Ajoutez le script dans le `<head>` de `html.html.twig` :')}</p>
${htmlCode(drupalSnippets.head, 'html.html.twig')}
<p>${prose('Ajoutez les éléments à la fin de `page.html.twig` :')}</p>
${htmlCode(drupalSnippets.foot, 'page.html.twig')}
<ul>
<li>${prose('Un champ image au format « lié au fichier » s’ouvre sans `rel` ; plusieurs images d’un même champ forment une galerie.')}</li>
<li>${prose('Le menu lit `.primary-nav` d’Olivero : il ignore les boutons de sous-menu, une entrée sans lien (`<nolink>`) ouvre son panneau, et `--active-trail` indique la page courante.')}</li>
</ul>
<h2>Vue et pagination</h2>
<p>${prose('Modifiez `views-view.html.twig`. Désactivez « Utiliser AJAX » dans la vue : l’élément charge lui-même les pages suivantes.')}</p>
${htmlCode(drupalSnippets.list, 'views-view.html.twig')}
<h2>Formulaire</h2>
<p>${prose('Autour d’un formulaire ou d’un Webform, `flx-form` applique les conditions de Drupal (`data-drupal-states`, `visible` et `invisible`) : un champ masqué n’est pas envoyé.')}</p>
<h2>Contenu</h2>
<p>${prose('Autorisez ces balises dans le format de texte.')}</p>
${htmlCode(drupalSnippets.content, 'Contenu')}`,
}
