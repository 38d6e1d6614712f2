import { html, type Markup } from '../markup.ts'
import { elementPath } from '../paths.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

type Task = readonly [wish: string, ...tags: `flx-${string}`[]]

/** Tasks of authors, and the elements for each; when several work together, the one to start with comes first. */
export const tasks: Record<string, readonly Task[]> = {
  'Améliorer un site existant': [
    ['Activer d’une balise les images, les fenêtres et les blocs cliquables d’une page existante', 'flx-page'],
    ['Indiquer l’adresse du serveur, la session et le logo', 'flx-config'],
  ],
  'Afficher une fenêtre ou un message': [
    ['Une question, un avertissement, un texte court', 'flx-modal'],
    ['Une page, un fragment, une vidéo', 'flx-popup', 'flx-video'],
    ['Des images en grand', 'flx-lightbox'],
    ['Une notification temporaire : « Ajouté au panier »', 'flx-toast'],
    ['Une annonce à l’arrivée, au milieu de la page', 'flx-front-popup'],
    ['Une annonce à l’arrivée, en bandeau', 'flx-front-banner'],
    ['Un indicateur de chargement en plein écran', 'flx-loader'],
  ],
  'Faciliter la navigation': [
    ['Un menu pour téléphone, à panneaux', 'flx-mobile-menu'],
    ['Un en-tête fixe, masqué à la descente', 'flx-sticky'],
    ['Un fil d’Ariane avec des menus', 'flx-breadcrumb'],
    ['Un bloc dépliable', 'flx-toggle'],
    ['Une carte d’article cliquable en entier', 'flx-clickable'],
  ],
  'Présenter des contenus': [
    ['Une liste avec filtres, tri et page suivante', 'flx-list'],
    ['Plusieurs vignettes côte à côte', 'flx-carousel'],
    ['Un diaporama automatique', 'flx-slideshow', 'flx-home-slider'],
    ['Une vidéo chargée seulement au clic', 'flx-video'],
    ['Un tableau à trier, à filtrer, lisible sur téléphone', 'flx-table'],
    ['Le calendrier d’un mois et ses événements', 'flx-calendar'],
    ['Un agenda produit par le serveur', 'flx-agenda'],
    ['Des lieux sur une carte', 'flx-map'],
    ['Un bloc actualisé par le serveur', 'flx-fragment'],
    ['Partager la page', 'flx-share'],
    ['Une adresse courte à copier, et son code QR', 'flx-permalink'],
  ],
  'Créer un formulaire': [
    ['Un formulaire envoyé sans quitter la page, avec erreurs et brouillon', 'flx-form'],
    ['Des étapes, ou des lignes affichées selon une réponse', 'flx-form'],
    ['Des blocs à répéter : invités, articles', 'flx-repeat'],
    ['Une date', 'flx-date-field'],
    ['La mise en forme d’un téléphone, d’un code postal ou d’un montant', 'flx-mask'],
    ['Des suggestions pendant la saisie : ville, nom', 'flx-autocomplete'],
    ['Un point sur une carte', 'flx-map-picker'],
    ['Des fichiers à joindre', 'flx-upload'],
    ['Une quantité avec deux boutons', 'flx-quantity'],
    ['L’inscription à une lettre d’information', 'flx-newsletter'],
  ],
  Vendre: [
    ['Ajouter un article au panier', 'flx-add-to-cart', 'flx-stock', 'flx-quantity'],
    ['Afficher le stock et proposer une alerte de retour', 'flx-stock'],
    ['Un prix HT et TTC, une réduction', 'flx-price'],
    ['Le panier, la livraison, le paiement', 'flx-cart'],
    ['Afficher le nombre d’articles dans l’en-tête', 'flx-cart-badge'],
    ['Choisir un point relais', 'flx-relay-picker'],
    ['Réserver un créneau', 'flx-reservation'],
    ['Mesurer les ventes après le consentement', 'flx-track', 'flx-consent'],
  ],
  'Gérer les comptes clients': [
    ['Se connecter, retrouver un mot de passe', 'flx-login'],
    ['Demander un code de double authentification', 'flx-two-factor'],
    ['Se connecter avec une clé d’accès, l’ajouter à son compte', 'flx-login', 'flx-passkey'],
    ['Créer un compte', 'flx-signup', 'flx-password-strength'],
    ['Changer de mot de passe', 'flx-password-change', 'flx-password-strength'],
    ['Afficher les commandes, les factures et les adresses', 'flx-account'],
    ['Gérer les publications d’un visiteur', 'flx-my-elements', 'flx-form'],
  ],
  'Respecter la loi': [
    ['Demander le consentement aux cookies', 'flx-consent'],
    ['Permettre la rétractation : « Renoncer au contrat ici »', 'flx-withdrawal'],
    ['Permettre la résiliation : « Résilier votre contrat »', 'flx-contract-end'],
  ],
}

const link = (tag: string): Markup => html`<a href="${elementPath(tag)}"><code>${tag}</code></a>`

export const tasksTopic: Topic = {
  slug: 'taches',
  title: 'Quel élément pour quelle tâche',
  group: 'start',
  lead: 'Choisissez une tâche pour trouver l’élément correspondant.',
  body: () => html`${Object.entries(tasks).map(
    ([title, wishes]) => html`<h2>${title}</h2>
<ul class="guide-tasks">${wishes.map(
      ([wish, ...tags]) =>
        html`<li><span>${prose(wish)}</span><span>${tags.map((tag, index) => html`${index > 0 && ' avec '}${link(tag)}`)}</span></li>`,
    )}</ul>`,
  )}
<p>Votre tâche n’est pas dans la liste ? <a href="/guide/recherche">Cherchez dans le guide</a> ou parcourez <a href="/guide">tous les éléments</a>.</p>`,
}
