import { html, type Markup } from '../markup.ts'
import { elementPath } from '../paths.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

type Task = readonly [wish: string, ...tags: `flx-${string}`[]]

/** What an author wants, and what gives it; where several work together, the one to begin with comes first. */
export const tasks: Record<string, readonly Task[]> = {
  'Reprendre un site qui existe': [
    [
      'Donner à une page déjà écrite ses images, ses popups, ses blocs cliquables et le reste, d’une balise',
      'flx-page',
    ],
    ['Dire une fois pour toutes l’adresse du serveur, la session, le logo', 'flx-config'],
  ],
  'Montrer quelque chose au-dessus de la page': [
    ['Une question, un avertissement, un texte court', 'flx-modal'],
    ['Une page, un fragment, une vidéo', 'flx-popup', 'flx-video'],
    ['Des images en grand', 'flx-lightbox'],
    ['Un mot qui passe : « Ajouté au panier »', 'flx-toast'],
    ['Une annonce à l’arrivée, au milieu de la page', 'flx-front-popup'],
    ['Une annonce à l’arrivée, en bandeau', 'flx-front-banner'],
    ['Un voile pendant que la page travaille', 'flx-loader'],
  ],
  'Aider à se repérer': [
    ['Un menu pour téléphone, à panneaux', 'flx-mobile-menu'],
    ['Un en-tête qui suit, et se retire quand on descend', 'flx-sticky'],
    ['Un fil d’Ariane dont les niveaux se déplient', 'flx-breadcrumb'],
    ['Un bloc qui s’ouvre et se ferme', 'flx-toggle'],
    ['Une carte d’article cliquable en entier', 'flx-clickable'],
  ],
  'Montrer des contenus': [
    ['Une liste avec filtres, tri et page suivante', 'flx-list'],
    ['Plusieurs vignettes côte à côte, qui défilent', 'flx-carousel'],
    ['Une image à la fois, qui change d’elle-même', 'flx-slideshow', 'flx-home-slider'],
    ['Une vidéo qui ne charge rien avant le clic', 'flx-video'],
    ['Un tableau à trier, à filtrer, lisible sur téléphone', 'flx-table'],
    ['Les jours d’un mois et ce qui s’y passe', 'flx-calendar'],
    ['Un agenda que le serveur dessine', 'flx-agenda'],
    ['Des lieux sur une carte', 'flx-map'],
    ['Un bloc que le serveur renouvelle sur place', 'flx-fragment'],
    ['Partager la page', 'flx-share'],
    ['Une adresse courte à copier, et son code QR', 'flx-permalink'],
  ],
  'Faire remplir un formulaire': [
    ['Envoyer sans quitter la page, dire les erreurs, garder le brouillon', 'flx-form'],
    ['Des étapes, des lignes qui dépendent d’une réponse', 'flx-form'],
    ['Des blocs à répéter : invités, articles', 'flx-repeat'],
    ['Une date', 'flx-date-field'],
    ['Un téléphone, un code postal, un montant, mis en forme', 'flx-mask'],
    ['Une ville, un nom, proposés pendant la saisie', 'flx-autocomplete'],
    ['Un point sur une carte', 'flx-map-picker'],
    ['Des fichiers à joindre', 'flx-upload'],
    ['Un nombre, à deux boutons', 'flx-quantity'],
    ['L’inscription à une lettre d’information', 'flx-newsletter'],
  ],
  Vendre: [
    ['Ajouter un article au panier', 'flx-add-to-cart', 'flx-stock', 'flx-quantity'],
    ['Dire ce qui reste, prévenir d’un retour', 'flx-stock'],
    ['Un prix HT et TTC, une réduction', 'flx-price'],
    ['Le panier, la livraison, le paiement', 'flx-cart'],
    ['Le nombre d’articles, dans l’en-tête', 'flx-cart-badge'],
    ['Choisir un point relais', 'flx-relay-picker'],
    ['Réserver un créneau', 'flx-reservation'],
    ['Mesurer les ventes, après accord', 'flx-track', 'flx-consent'],
  ],
  'Reconnaître un client': [
    ['Se connecter, retrouver un mot de passe', 'flx-login'],
    ['Le code d’un second facteur', 'flx-two-factor'],
    ['Se connecter avec une clé d’accès, l’ajouter à son compte', 'flx-login', 'flx-passkey'],
    ['Ouvrir un compte', 'flx-signup', 'flx-password-strength'],
    ['Changer de mot de passe', 'flx-password-change', 'flx-password-strength'],
    ['Ses commandes, ses factures, ses adresses', 'flx-account'],
    ['Ce qu’il publie lui-même : activer, supprimer, créer, modifier', 'flx-my-elements', 'flx-form'],
  ],
  'Être en règle': [
    ['Demander l’accord aux cookies', 'flx-consent'],
    ['« Renoncer au contrat ici »', 'flx-withdrawal'],
    ['« Résilier votre contrat »', 'flx-contract-end'],
  ],
}

const link = (tag: string): Markup => html`<a href="${elementPath(tag)}"><code>${tag}</code></a>`

export const tasksTopic: Topic = {
  slug: 'taches',
  title: 'Quel élément pour quelle tâche',
  group: 'start',
  lead: 'Partez de ce que vous voulez faire.',
  body: () => html`${Object.entries(tasks).map(
    ([title, wishes]) => html`<h2>${title}</h2>
<ul class="guide-tasks">${wishes.map(
      ([wish, ...tags]) =>
        html`<li><span>${prose(wish)}</span><span>${tags.map((tag, index) => html`${index > 0 && ' avec '}${link(tag)}`)}</span></li>`,
    )}</ul>`,
  )}
<p>Rien qui convienne ? <a href="/guide/recherche">Cherchez dans le guide</a>, ou lisez <a href="/guide">tout le catalogue</a>.</p>`,
}
