import { html } from '../../markup.ts'
import { htmlCode, plainCode } from '../../parts/code.ts'
import { prose } from '../../prose.ts'
import type { Topic } from '../../topic.ts'

/** Code for the templates of a child of the classic theme. */
export const prestashopSnippets = {
  head: `
    <script type="module" src="https://cdn.exemple.fr/flx/flx.js" crossorigin></script>`,
  foot: `
    <flx-config logo="{$shop.logo_details.src}"></flx-config>
    <flx-mobile-menu for="#menu-icon" nav="#top-menu" home="{$urls.pages.index}"
      dim="black" load="idle"></flx-mobile-menu>
    <flx-sticky for=".header-nav"></flx-sticky>
    <flx-lightbox for=".images-container" images></flx-lightbox>
    <flx-popup></flx-popup>`,
  list: `
    <div id="js-product-list">
      <flx-list items=".products" auto>
        <div class="products row">
          {foreach from=$listing.products item="product"}
            {include file="catalog/_partials/miniatures/product.tpl" product=$product}
          {/foreach}
        </div>
        {include file='_partials/pagination.tpl' pagination=$listing.pagination}
      </flx-list>
    </div>`,
  css: `
    .product-cover .layer { display: none }`,
  content: `
    <flx-share networks="facebook email copy"></flx-share>
    <flx-toggle>
      <button type="button">Livraison</button>
      <p hidden>Expédié sous 48 h.</p>
    </flx-toggle>`,
}

export const prestashopTopic: Topic = {
  slug: 'prestashop',
  title: 'PrestaShop',
  group: 'integrations',
  lead: 'Améliorez les photos, le menu et la pagination d’un thème enfant du thème classique.',
  body: () => html`
<p>${prose('Ajoutez le script à la fin de `templates/_partials/head.tpl` :')}</p>
${htmlCode(prestashopSnippets.head, 'head.tpl')}
<p>${prose('Ajoutez les éléments à la fin de `templates/_partials/footer.tpl` :')}</p>
${htmlCode(prestashopSnippets.foot, 'footer.tpl')}
<h2>Photos du produit</h2>
<p>${prose('Un clic sur la grande photo ouvre la galerie à cette photo. La galerie contient toutes les vignettes, grâce à `data-image-large-src` ; un clic sur une vignette change la grande photo, comme dans le thème. Pour retirer le calque placé sur la photo, ajoutez cette règle :')}</p>
${plainCode(prestashopSnippets.css, 'custom.css', 'css')}
<h2>Menu</h2>
<p>${prose('Le menu lit `#top-menu`, colonnes et sous-menus compris, qui garde sa place sur grand écran. Dans ce thème, `#menu-icon` n’est pas un bouton : avec `load="idle"`, il le devient, au clavier aussi, dès que le navigateur est inactif, et n’ouvre plus que ce menu.')}</p>
<p>${prose('Dans le thème Hummingbird, le bouton est `.menu-toggle` et la liste `#top-menu`. Les onglets de son sous-menu forment le deuxième niveau, et leurs listes les deux suivants.')}</p>
<h2>Liste des produits</h2>
<p>${prose('Modifiez `templates/catalog/_partials/products.tpl`. Les produits n’ont pas d’`id` : leurs liens suffisent pour éviter les doublons. Les facettes restent celles du module : quand il remplace la liste, l’élément suit.')}</p>
${htmlCode(prestashopSnippets.list, 'products.tpl')}
<h2>Fiche d’un produit</h2>
${htmlCode(prestashopSnippets.content, 'product.tpl')}
<p>${prose('Le panier de PrestaShop est indépendant de flx : `flx-cart` et `flx-add-to-cart` appellent le serveur décrit à la page')} <a href="/guide/serveur">Serveur</a>.</p>`,
}
