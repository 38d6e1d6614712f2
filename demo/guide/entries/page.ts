import { asc, eq } from 'drizzle-orm'
import { adPath, adsModule } from '../../server/ads/ad.ts'
import type { Services } from '../../server/context.ts'
import { ads, customers } from '../../server/schema.ts'
import { demoAccount } from '../../server/seed/customers.ts'
import type { FamilyEntry } from '../entry.ts'
import { html } from '../markup.ts'

/** Renders two ads of the demo's customer. A visitor who logs in as this customer can use their buttons. */
async function demoAds({ db }: Services): Promise<string> {
  const rows = await db
    .select({ id: ads.id, title: ads.title })
    .from(ads)
    .innerJoin(customers, eq(customers.id, ads.customerId))
    .where(eq(customers.email, demoAccount.email))
    .orderBy(asc(ads.id))
    .limit(2)
  return html`<flx-my-elements element-module-ident="${adsModule}">
<ul>
${rows.map(
  ({ id, title }) => html`<li data-element-id="${id}"><a href="${adPath(id)}">${title}</a>
<button type="button" data-flx-action="my_elements_activate">Mettre en ligne, ou retirer</button>
<button type="button" data-flx-action="my_elements_delete">Supprimer</button></li>`,
)}
</ul>
</flx-my-elements>
<p>Ces annonces appartiennent au compte d’essai : <a href="/connexion">connectez-vous</a> pour les modifier.</p>`.html
}

export const pageEntries: FamilyEntry[] = [
  {
    tag: 'flx-config',
    title: 'Réglages de la page',
    facts: [
      'Placez cette balise n’importe où dans la page : tous les éléments l’utilisent.',
      'Sans elle, les adresses commencent par `/globalflexit/`, et la langue est celle de `<html lang>`.',
      'L’empreinte de session détermine quelles données du navigateur peuvent être réutilisées.',
      'Un script peut compléter ces réglages par `flx.configure()`.',
    ],
    withoutScript: 'L’élément n’affiche rien et n’a pas d’effet.',
    fixed: [
      ...['base', 'lang', 'session-hash', 'logo', 'logo-site', 'nonce', 'scripts', 'translations'],
      ...['idpage', 'idparent', 'filariane', 'shield', 'is-admin'],
    ],
    functions: [
      {
        signature: 'flx.configure(réglages)',
        description: 'Remplace les réglages de la balise et prévient les éléments.',
        example: `flx.configure({ base: '/fr/globalflexit/', sessionHash: 'a1b2c3' })`,
      },
      {
        signature: 'flx.translations.add({ expression, langue, tableau_donnee, module, no_modif, force_learn })',
        description: 'Ajoute une expression à traduire ; la promesse donne les couples de la réponse.',
        example: `flx.translations.add({ expression: 'Rendez-vous au port' })`,
      },
    ],
  },
  {
    tag: 'flx-consent',
    title: 'Consentement aux cookies',
    facts: [
      'Le visiteur refuse aussi simplement qu’il accepte.',
      'Le choix est conservé six mois, et le visiteur peut le modifier à tout moment.',
      'Aucune mesure n’a lieu avant ce choix.',
    ],
    withoutScript: 'Rien ne s’affiche et aucune mesure n’a lieu.',
    live: `
    <p>Le bandeau est au bas de la page. Une fois le choix fait, ce bouton y ramène :</p>
    <flx-consent policy="/confidentialite"></flx-consent>`,
    code: '<flx-consent policy="/confidentialite"></flx-consent>',
    fixed: ['revision'],
    calls: [
      { method: 'show', label: 'Ouvrir les choix' },
      { method: 'refuse', label: 'Refuser' },
    ],
  },
  {
    tag: 'flx-my-elements',
    title: 'Publications des visiteurs',
    facts: [
      'Le visiteur met en ligne, retire ou supprime une publication d’un clic, avec une confirmation si nécessaire. Deux clics n’envoient qu’une requête.',
      'Après une suppression, le focus passe à la ligne voisine et la liste est actualisée.',
      'Les formulaires de création et de modification s’ouvrent dans une fenêtre. La croix, Échap, un clic à côté et le bouton Précédent demandent confirmation si la saisie n’est pas enregistrée.',
      'En cas de refus, de panne ou de réponse illisible, une fenêtre affiche un message et la page reste inchangée. Si la session a expiré, le visiteur se reconnecte sur place.',
      'Dans un ancien gabarit, les classes `my_elements_activate`, `my_elements_delete`, `my_elements_new`, `my_elements_edit`, `my_elements_publish` et `my_elements_unpublish` suffisent, avec `<flx-page>`.',
      'Pour un libellé qui change avec l’état, écrivez les deux formes dans le lien : la classe renvoyée par le serveur masque l’une ou l’autre.',
    ],
    withoutScript:
      'Les liens et les formulaires fonctionnent normalement : le serveur demande confirmation sur une page, et le formulaire est une page.',
    keys: [
      ['Échap', 'Ferme le formulaire, même depuis un champ, après confirmation si la saisie n’est pas enregistrée.'],
    ],
    live: demoAds,
    code: `
    <flx-my-elements element-module-ident="annonces">
      <p><a href="/annonces/deposer" data-flx-action="my_elements_create">Déposer une annonce</a></p>
      <ul>
        <li data-element-id="12"><a href="/annonces/12">Table de ferme</a>
          <a href="/annonces/12/modifier" data-flx-action="my_elements_edit">Modifier</a>
          <form method="post" action="/globalflexit/ajax/modules/modules/traitement.php">
            <input type="hidden" name="element_module_ident" value="annonces">
            <input type="hidden" name="element_id" value="12">
            <button name="action" value="my_elements_activate" class="en-ligne">En ligne</button>
            <button name="action" value="my_elements_delete">Supprimer</button>
          </form></li>
      </ul>
    </flx-my-elements>

    <!-- La page de « Modifier » : -->
    <flx-my-elements>
      <flx-form>
        <form method="post" action="/annonces/12/modifier">
          <input type="hidden" name="element_module_ident" value="annonces">
          <input type="hidden" name="element_id" value="12">
          <p><label for="titre">Titre</label> <input id="titre" name="titre" required></p>
          <button>Enregistrer</button>
          <button name="active" value="1">Enregistrer et publier</button>
          <button name="active" value="0">Enregistrer et dépublier</button>
        </form>
      </flx-form>
    </flx-my-elements>`,
    samples: { 'element-module-ident': 'annonces' },
  },
  {
    tag: 'flx-page',
    title: 'Activation de toute la page',
    facts: [
      'Une balise suffit pour un ancien gabarit, sans modification de son HTML : images en grand, fenêtres, blocs cliquables, partage, en-tête fixe, liens suivis, champs de date et masques de saisie.',
      'Le contenu ajouté plus tard est pris en charge, avec un seul écouteur par type d’événement : cinq mille liens ne coûtent pas plus que cinq.',
      'À l’arrivée, la page défile jusqu’à l’élément marqué, ou jusqu’à l’ancre de l’adresse, sous l’en-tête fixe.',
      'Un élément que vous écrivez avec ses attributs remplace celui que cette balise ajouterait.',
    ],
    withoutScript: 'La page garde ses liens, ses ancres et son en-tête.',
    live: '<p><a href="/essais/ancienne-page">Voir la page d’un ancien gabarit, avec cette seule balise</a></p>',
    code: '<flx-page></flx-page>',
    fixed: ['without', 'header', 'marker', 'address'],
  },
  {
    tag: 'flx-permalink',
    title: 'Permalien',
    facts: [
      'L’adresse s’affiche dans une fenêtre, déjà sélectionnée, avec un bouton pour la copier. Les lecteurs d’écran annoncent la copie.',
      'La copie fonctionne aussi si le presse-papiers est refusé, et sur une page sans https.',
      'Un code QR peut être affiché ; son code n’est chargé qu’à la demande. Le partage de l’appareil est proposé s’il existe.',
      'Si la réponse n’est pas une adresse, une erreur s’affiche près du bouton.',
      'Si la session a expiré, le visiteur se reconnecte sur place, puis la requête est renvoyée.',
      'Deux clics n’envoient qu’une requête. Si une autre fenêtre est ouverte, l’adresse s’affiche à la fin de l’élément.',
    ],
    withoutScript: 'Un formulaire est envoyé à son `action` ; un bouton seul n’a pas d’effet.',
    keys: [
      ['Entrée, Espace', 'Demande l’adresse ; dans la fenêtre, active le bouton.'],
      ['Échap', 'Ferme la fenêtre et ramène le focus au bouton.'],
    ],
    live: '<flx-permalink><button type="button">Permalien de cette page</button></flx-permalink>',
    samples: { link: '/guide' },
  },
  {
    tag: 'flx-track',
    title: 'Mesure d’audience',
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
  },
]
