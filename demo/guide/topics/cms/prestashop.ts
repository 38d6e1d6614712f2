import { html } from '../../markup.ts'
import { htmlCode, plainCode } from '../../parts/code.ts'
import { prose } from '../../prose.ts'
import type { Topic } from '../../topic.ts'

/** What is written in the templates of a theme, child of the classic one. */
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
  lead: 'Les photos du produit, le menu et la pagination d’un thème enfant du thème classique.',
  body: () => html`
<p>${prose('Le script, à la fin de `templates/_partials/head.tpl` :')}</p>
${htmlCode(prestashopSnippets.head, 'head.tpl')}
<p>${prose('Les éléments, à la fin de `templates/_partials/footer.tpl` :')}</p>
${htmlCode(prestashopSnippets.foot, 'footer.tpl')}
<h2>Les photos du produit</h2>
<p>${prose('Un clic sur la grande photo ouvre la galerie, à cette photo. Les vignettes, qui portent `data-image-large-src`, y sont toutes ; leur clic reste au thème, qui change la grande photo. Le calque que le thème pose sur la photo s’enlève d’une ligne :')}</p>
${plainCode(prestashopSnippets.css, 'custom.css')}
<h2>Le menu</h2>
<p>${prose('Il est lu dans `#top-menu`, colonnes et sous-menus compris, et reste à sa place sur grand écran. `#menu-icon` du thème n’est pas un bouton : avec `load="idle"` il en devient un, au clavier aussi, dès que la page est au repos ; il n’ouvre plus que ce menu.')}</p>
<p>${prose('Dans le thème Hummingbird, le bouton est `.menu-toggle` et la liste `#top-menu` : les onglets de son sous-menu sont le deuxième niveau, leurs listes les deux suivants.')}</p>
<h2>La liste des produits</h2>
<p>${prose('Dans `templates/catalog/_partials/products.tpl`. Les produits n’ont pas d’`id` : leurs liens suffisent à ce qu’aucun ne vienne deux fois. Les facettes restent celles du module : quand il remplace la liste, celle-ci reprend d’elle-même.')}</p>
${htmlCode(prestashopSnippets.list, 'products.tpl')}
<h2>Dans une fiche</h2>
${htmlCode(prestashopSnippets.content, 'product.tpl')}
<p>${prose('Le panier de PrestaShop n’est pas celui de flx : `flx-cart` et `flx-add-to-cart` parlent au serveur décrit à la page')} <a href="/guide/serveur">Serveur</a>.</p>`,
}
