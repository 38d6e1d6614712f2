import { html } from '../../markup.ts'
import { htmlCode } from '../../parts/code.ts'
import { prose } from '../../prose.ts'
import type { Topic } from '../../topic.ts'
import { contentSnippet } from './content-snippet.ts'

/** What is written in the templates of a theme. */
export const wordpressSnippets = {
  head: `
    <script type="module" src="https://cdn.exemple.fr/flx/flx.js" crossorigin></script>`,
  foot: `
    <flx-config logo="<?php echo esc_url(wp_get_attachment_url(get_theme_mod('custom_logo'))); ?>"></flx-config>
    <flx-mobile-menu for=".menu-toggle" nav="#site-navigation"
      home="<?php echo esc_url(home_url('/')); ?>" dim="black"></flx-mobile-menu>
    <flx-sticky for="#masthead"></flx-sticky>
    <flx-lightbox for=".wp-block-gallery, .gallery, .entry-content" images></flx-lightbox>
    <flx-popup></flx-popup>`,
  list: `
    <flx-list items=".articles" auto load-stop="2">
      <div class="articles">
        <?php while (have_posts()) { the_post(); get_template_part('template-parts/content', get_post_type()); } ?>
      </div>
      <?php the_posts_pagination(); ?>
    </flx-list>`,
  plugin: `
    <?php flx_list_begin(['items' => '.articles', 'auto' => true, 'load_stop' => 2]); ?>
      <div class="articles">
        <?php while (have_posts()) { the_post(); get_template_part('template-parts/content', get_post_type()); } ?>
      </div>
      <?php the_posts_pagination(); ?>
    <?php flx_list_end(); ?>`,
  blockFoot: `
    <!-- wp:html -->
    <flx-mobile-menu for=".wp-block-navigation__responsive-container-open" nav=".wp-block-navigation" dim="black"></flx-mobile-menu>
    <flx-sticky for="header.wp-block-template-part"></flx-sticky>
    <flx-lightbox for=".wp-block-gallery, .wp-block-post-content" images></flx-lightbox>
    <!-- /wp:html -->`,
  blockList: `
    <!-- wp:html --><flx-list items=".wp-block-post-template"><!-- /wp:html -->
    <!-- wp:query {"queryId":0} -->…<!-- /wp:query -->
    <!-- wp:html --></flx-list><!-- /wp:html -->`,
  content: contentSnippet,
}

export const wordpressTopic: Topic = {
  slug: 'wordpress',
  title: 'WordPress',
  group: 'integrations',
  lead: 'Les galeries, le menu, la pagination et l’en-tête d’un thème, sans toucher à ce que WordPress écrit.',
  body: () => html`
<h2>L’extension</h2>
<p>${prose('`demo/wordpress/flx.php`, dans le dossier du projet, est une extension d’un fichier (WordPress 6.5, PHP 8). Copiez-la dans `wp-content/plugins/flx/`, avec `dist/` à côté pour que le site serve le script lui-même et que le navigateur vérifie chaque fichier ; sinon, dites l’adresse du script dans « Réglages > flx ». Elle écrit le script, `flx-config`, le bouton et le menu de l’emplacement « Menu mobile (flx) » ; retirez alors ces lignes-là du thème.')}</p>
<p>${prose('Le thème entoure sa boucle et sa pagination ; dans un thème par blocs, la classe CSS additionnelle `flx-list` du bloc « Boucle de requête » suffit.')}</p>
${htmlCode(wordpressSnippets.plugin, 'archive.php, avec l’extension')}
<ul>
<li>${prose("Le menu ouvre la page. Un thème qui dit `add_theme_support('flx-menu')` appelle `flx_menu()` où il le veut. Dans un thème par blocs, un bloc « Code court » `[flx_menu]` dans l’en-tête le met là.")}</li>
<li>${prose('Sans « Base des services » dans les réglages, une page dans une autre langue que le français ne demande pas de traductions au serveur.')}</li>
<li>${prose('Le filtre `flx_nonce` rend le nonce de la politique de sécurité, si le site en a une.')}</li>
</ul>
<p>${prose('Sans l’extension, ou pour les galeries et l’en-tête qui colle, ce qui suit s’écrit dans le thème.')}</p>
<h2>Un thème classique</h2>
<p>${prose('Le script, dans le `<head>` de `header.php` :')}</p>
${htmlCode(wordpressSnippets.head, 'header.php')}
<p>${prose('Les éléments, avant `wp_footer()` dans `footer.php`. Aucun n’entoure quoi que ce soit : chacun désigne ce que le thème a déjà.')}</p>
${htmlCode(wordpressSnippets.foot, 'footer.php')}
<ul>
<li>${prose('Galeries (blocs ou `[gallery]`) : les images dont le lien est « Fichier média » s’ouvrent sans `rel` ; avec `images`, celles qui n’ont pas de lien aussi. Une image dont le lien mène à sa page reste un lien. L’agrandissement au clic du bloc Image est celui de WordPress : il garde le sien.')}</li>
<li>${prose('Le bouton du menu est celui du thème (`.menu-toggle` ici) : son propre script ne reçoit plus le clic. Les boutons de sous-menu ne sont pas des entrées ; la page courante est celle que WordPress marque.')}</li>
<li>${prose('Une page qui n’est pas en français demande ses textes au serveur. Un site qui n’a pas ce service l’écrit : `<flx-config translations="off">`.')}</li>
<li>${prose('Un en-tête sans fond en prend un tant qu’il colle : `--flx-sticky-ground` le choisit.')}</li>
</ul>
<h2>La liste des articles</h2>
<p>${prose('Dans `index.php` ou `archive.php`, autour de la boucle et de sa pagination. `auto` fait venir la suite quand le lien suivant paraît ; sans lui, elle attend un clic.')}</p>
${htmlCode(wordpressSnippets.list, 'archive.php')}
<h2>Un thème par blocs</h2>
<p>${prose('Dans l’éditeur de site, un bloc « HTML personnalisé » à la fin du pied de page :')}</p>
${htmlCode(wordpressSnippets.blockFoot, 'Pied de page')}
<p>${prose('Autour du bloc « Boucle de requête », deux blocs « HTML personnalisé », l’un pour ouvrir et l’autre pour fermer :')}</p>
${htmlCode(wordpressSnippets.blockList, 'Boucle de requête')}
<p>${prose('Dans ce bloc, « Forcer le rechargement de la page » reste activé : sans cela, WordPress remplace lui-même les articles. L’extension s’en charge.')}</p>
<p>${prose('Le script se charge par une ligne de `functions.php` :')} <code>wp_enqueue_script_module('flx', 'https://cdn.exemple.fr/flx/flx.js')</code></p>
<h2>Dans un article</h2>
<p>${prose('Un bloc « HTML personnalisé » reçoit n’importe quel élément. WordPress enlève les balises qu’il ne connaît pas à qui n’a pas le droit `unfiltered_html` : c’est à un administrateur de les écrire.')}</p>
${htmlCode(wordpressSnippets.content, 'Bloc HTML personnalisé')}`,
}
