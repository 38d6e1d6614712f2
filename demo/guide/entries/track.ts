import type { Entry } from '../entry.ts'

export const trackEntry: Entry = {
  tag: 'flx-track',
  title: 'Mesure d’audience',
  family: 'page',
  facts: [
    'Rien n’est dit avant le choix du visiteur : ce qui attend part dès qu’il accepte, et s’oublie s’il refuse.',
    'Les évènements de la boutique portent les noms de Google Analytics 4 ; `{ ecommerce: null }` les précède.',
    'Le panier parle de lui-même, une fois que le serveur a dit oui : `view_cart`, `add_to_cart`, `remove_from_cart`, `begin_checkout`, `login`, `sign_up`, `add_shipping_info`, `add_payment_info`, `purchase`.',
    'Une liste de `<flx-list>` dit les articles qu’elle ajoute, et ceux d’un nouveau filtre.',
    'Un lien ou un bouton marqué est dit au clic, un formulaire à l’envoi, un bloc quand il est vu.',
    'Aucun outil de mesure n’est chargé : l’élément remplit `dataLayer`, votre page fait le reste après l’accord.',
  ],
  withoutScript: 'Les liens, les formulaires et la boutique marchent ; rien n’est mesuré.',
  live: `
    <flx-track></flx-track>
    <p>Rien n’est dit avant votre choix, au bas de la page.</p>
    <flx-consent policy="/confidentialite"></flx-consent>
    <a href="#essai" data-flx-track="select_promotion" data-flx-track-promotion_name="Soldes d’hiver">Un lien suivi</a>`,
  code: `
    <flx-track></flx-track>

    <!-- Un lien, un formulaire : l’évènement, et ses paramètres. -->
    <a href="/soldes" data-flx-track="select_promotion" data-flx-track-promotion_name="Soldes">Voir les soldes</a>

    <!-- Une fiche : vue, puis ajoutée ; data-flx-item dit de quel article il s’agit. -->
    <article data-flx-track="view_item" data-flx-item='{ "item_id": "7", "item_name": "Vase", "price": 12 }'>
      <flx-add-to-cart>…</flx-add-to-cart>
    </article>

    <!-- Une liste : vue, puis l’article choisi. -->
    <ul data-flx-track="view_item_list" data-flx-track-item_list_name="Vases">
      <li data-flx-item='{ "item_id": "7", "item_name": "Vase", "price": 12 }'>
        <a href="/article/7" data-flx-track="select_item" data-flx-track-item_list_name="Vases">Vase</a>
      </li>
    </ul>

    <!-- Une commande payée : dite dès que la page est là. -->
    <div data-flx-track="purchase" data-flx-track-on="load" data-flx-track-transaction_id="F-2026-12"
         data-flx-track-value="24"></div>`,
  fixed: ['purpose', 'layer'],
  functions: [
    {
      signature: 'flx.track(évènement, paramètres)',
      description:
        'Dit un évènement à la couche de données, après accord. Ceux de la boutique reçoivent leur monnaie (EUR) et leur valeur quand les articles ont un prix.',
      example: `
        flx.track('add_to_cart', {
          items: [{ item_id: '7', item_name: 'Vase', price: 12, quantity: 2 }],
        })`,
    },
  ],
}
