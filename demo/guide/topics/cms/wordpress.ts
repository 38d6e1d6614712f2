import { html } from '../../markup.ts'
import { htmlCode } from '../../parts/code.ts'
import { prose } from '../../prose.ts'
import type { Topic } from '../../topic.ts'
import { contentSnippet } from './content-snippet.ts'

/** Code for the templates of a theme. */
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
  lead: 'Améliorez les galeries, le menu, la pagination et l’en-tête d’un thème, sans modifier le HTML de WordPress.',
  body: () => html`
<h2>Avec l’extension</h2>
<p>${prose('L’extension tient dans un fichier, `demo/wordpress/flx.php` (WordPress 6.5, PHP 8). Copiez-le dans `wp-content/plugins/flx/`, avec `dist/` à côté : le site sert alors le script et le navigateur vérifie chaque fichier. Sinon, indiquez l’adresse du script dans « Réglages > flx ». L’extension écrit le script, `flx-config`, le bouton et le menu de l’emplacement « Menu mobile (flx) » ; retirez ces lignes du thème.')}</p>
<p>${prose('Entourez la boucle et la pagination du thème. Dans un thème par blocs, ajoutez seulement la classe CSS additionnelle `flx-list` au bloc « Boucle de requête ».')}</p>
${htmlCode(wordpressSnippets.plugin, 'archive.php, avec l’extension')}
<ul>
<li>${prose("Le menu s’affiche au début de la page. Pour le placer ailleurs, déclarez `add_theme_support('flx-menu')` dans le thème et appelez `flx_menu()`. Dans un thème par blocs, ajoutez un bloc « Code court » `[flx_menu]` dans l’en-tête.")}</li>
<li>${prose('Si « Base des services » est vide dans les réglages, une page dans une autre langue que le français ne demande pas de traductions au serveur.')}</li>
<li>${prose('Le filtre `flx_nonce` fournit le nonce de la politique de sécurité, si le site en a une.')}</li>
</ul>
<p>${prose('Sans l’extension, ou pour les galeries et l’en-tête fixe, écrivez les lignes suivantes dans le thème.')}</p>
<h2>Dans un thème classique</h2>
<p>${prose('Ajoutez le script dans le `<head>` de `header.php` :')}</p>
${htmlCode(wordpressSnippets.head, 'header.php')}
<p>${prose('Ajoutez les éléments avant `wp_footer()` dans `footer.php`. Chacun désigne une partie existante du thème.')}</p>
${htmlCode(wordpressSnippets.foot, 'footer.php')}
<ul>
<li>${prose('Dans les galeries (blocs ou `[gallery]`), les images dont le lien est « Fichier média » s’ouvrent sans `rel` ; avec `images`, celles sans lien aussi. Une image liée à sa page reste un lien. Le bloc Image garde son propre agrandissement au clic.')}</li>
<li>${prose('Le menu utilise le bouton du thème (`.menu-toggle` dans cet exemple), dont le script ne reçoit plus le clic. Les boutons de sous-menu sont ignorés, et la page courante est celle que WordPress marque.')}</li>
<li>${prose('Une page dans une autre langue que le français demande ses textes au serveur. Si le site n’a pas ce service, écrivez `<flx-config translations="off">`.')}</li>
<li>${prose('Un en-tête transparent reçoit un fond tant qu’il est fixe ; `--flx-sticky-ground` le choisit.')}</li>
</ul>
<h2>Liste des articles</h2>
<p>${prose('Dans `index.php` ou `archive.php`, entourez la boucle et sa pagination. Avec `auto`, la suite se charge quand le lien suivant apparaît ; sans `auto`, elle attend un clic.')}</p>
${htmlCode(wordpressSnippets.list, 'archive.php')}
<h2>Dans un thème par blocs</h2>
<p>${prose('Dans l’éditeur de site, ajoutez un bloc « HTML personnalisé » à la fin du pied de page :')}</p>
${htmlCode(wordpressSnippets.blockFoot, 'Pied de page')}
<p>${prose('Entourez le bloc « Boucle de requête » de deux blocs « HTML personnalisé », l’un pour ouvrir, l’autre pour fermer :')}</p>
${htmlCode(wordpressSnippets.blockList, 'Boucle de requête')}
<p>${prose('Laissez l’option « Forcer le rechargement de la page » activée : sinon, WordPress remplace lui-même les articles. L’extension effectue ce réglage.')}</p>
<p>${prose('Chargez le script par une ligne de `functions.php` :')} <code>wp_enqueue_script_module('flx', 'https://cdn.exemple.fr/flx/flx.js')</code></p>
<h2>Dans un article</h2>
<p>${prose('Un bloc « HTML personnalisé » accepte n’importe quel élément. WordPress retire les balises inconnues si l’auteur n’a pas le droit `unfiltered_html` : demandez à un administrateur de les écrire.')}</p>
${htmlCode(wordpressSnippets.content, 'Bloc HTML personnalisé')}`,
}
