import type { Entry } from '../entry.ts'

export const trackEntry: Entry = {
  tag: 'flx-track',
  title: 'Mesure d’audience',
  family: 'page',
  facts: [
    'Aucune mesure n’a lieu avant le choix du visiteur : les événements en attente sont envoyés s’il accepte, et effacés s’il refuse.',
    'Les événements de la boutique ont les noms de Google Analytics 4, et `{ ecommerce: null }` les précède.',
    'Le panier mesure seul, après la réponse du serveur : `view_cart`, `add_to_cart`, `remove_from_cart`, `begin_checkout`, `login`, `sign_up`, `add_shipping_info`, `add_payment_info`, `purchase`.',
    '`<flx-list>` mesure les articles qu’elle ajoute et ceux d’un nouveau filtre.',
    'Un lien ou un bouton marqué est mesuré au clic, un formulaire à l’envoi, un bloc à son affichage.',
    'L’élément ne charge aucun outil de mesure : il remplit `dataLayer`, et votre page charge l’outil après le consentement.',
  ],
  withoutScript: 'Les liens, les formulaires et la boutique fonctionnent ; aucune mesure n’a lieu.',
  live: `
    <flx-track></flx-track>
    <p>Aucune mesure n’a lieu avant votre choix, au bas de la page.</p>
    <flx-consent policy="/confidentialite"></flx-consent>
    <a href="#essai" data-flx-track="select_promotion" data-flx-track-promotion_name="Soldes d’hiver">Un lien suivi</a>`,
  code: `
    <flx-track></flx-track>

    <!-- Un lien ou un formulaire : l’événement et ses paramètres. -->
    <a href="/soldes" data-flx-track="select_promotion" data-flx-track-promotion_name="Soldes">Voir les soldes</a>

    <!-- Une fiche : son affichage, puis l’ajout au panier ; data-flx-item décrit l’article. -->
    <article data-flx-track="view_item" data-flx-item='{ "item_id": "7", "item_name": "Vase", "price": 12 }'>
      <flx-add-to-cart>…</flx-add-to-cart>
    </article>

    <!-- Une liste : son affichage, puis l’article choisi. -->
    <ul data-flx-track="view_item_list" data-flx-track-item_list_name="Vases">
      <li data-flx-item='{ "item_id": "7", "item_name": "Vase", "price": 12 }'>
        <a href="/article/7" data-flx-track="select_item" data-flx-track-item_list_name="Vases">Vase</a>
      </li>
    </ul>

    <!-- Une commande payée, mesurée dès l’affichage de la page. -->
    <div data-flx-track="purchase" data-flx-track-on="load" data-flx-track-transaction_id="F-2026-12"
         data-flx-track-value="24"></div>`,
  fixed: ['purpose', 'layer'],
  functions: [
    {
      signature: 'flx.track(événement, paramètres)',
      description:
        'Ajoute un événement à la couche de données, après le consentement. Les événements de la boutique reçoivent leur monnaie (EUR), et leur valeur si les articles ont un prix.',
      example: `
        flx.track('add_to_cart', {
          items: [{ item_id: '7', item_name: 'Vase', price: 12, quantity: 2 }],
        })`,
    },
  ],
}
