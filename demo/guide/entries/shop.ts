import { asc, eq } from 'drizzle-orm'
import type { Services } from '../../server/context.ts'
import { articles, bookableHours, references } from '../../server/schema.ts'
import type { FamilyEntry } from '../entry.ts'
import { html } from '../markup.ts'

/** Renders the element for the first bookable article. */
async function firstBookable({ db }: Services): Promise<string> {
  const [found] = await db
    .select({ article: articles.id, reference: references.id })
    .from(bookableHours)
    .innerJoin(articles, eq(articles.id, bookableHours.articleId))
    .innerJoin(references, eq(references.articleId, articles.id))
    .orderBy(asc(articles.id))
    .limit(1)
  if (!found) return html`<p>La boutique n’a rien à réserver.</p>`.html
  return html`<flx-reservation article="${found.article}" reference="${found.reference}" cart="/panier"></flx-reservation>`
    .html
}

export const shopEntries: FamilyEntry[] = [
  {
    tag: 'flx-account',
    title: 'Espace client',
    facts: [
      'Chaque section est une page à son adresse. Un lien de `nav` l’affiche sans recharger la page ; les boutons Précédent et Suivant du navigateur la retrouvent.',
      'Le visiteur filtre et parcourt sur place les listes `liste_cmd`, `liste_fidelite`, `liste_reservations`, `liste_panier` et `liste_avoir`, en HTML ou en JSON.',
      'Il recommande, annule, arrête un abonnement ou paie une facture sans changer de page. Une confirmation précède les actions importantes.',
      'Si la session a expiré, le visiteur se reconnecte sur place et l’action reprend.',
      'Si une section ou une liste ne se charge pas, le contenu affiché reste en place avec un bouton « Réessayer ».',
    ],
    withoutScript: 'Les liens, les pages et les formulaires fonctionnent normalement.',
    live: `
    <flx-account>
      <nav aria-label="Compte d’exemple">
        <a href="/compte/commandes">Commandes</a>
        <a href="/compte/fidelite">Fidélité</a>
        <a href="/compte/paniers">Paniers enregistrés</a>
      </nav>
      <div data-flx-panel>
        <h3>Votre compte</h3>
        <p><a href="/connexion">Connectez-vous</a>, puis choisissez une section.</p>
      </div>
    </flx-account>`,
  },
  {
    tag: 'flx-contract-end',
    title: 'Résiliation en ligne',
    facts: [
      'Le bouton « Résilier votre contrat » ouvre un formulaire sans compte ni connexion, en deux étapes et un récapitulatif.',
      'La date souhaitée et le motif sont facultatifs.',
      'Un double clic n’envoie qu’une notification. L’accusé de réception remplace le formulaire.',
    ],
    withoutScript:
      'Le navigateur envoie le formulaire ; le serveur affiche le récapitulatif, puis l’accusé de réception.',
    live: `
    <flx-contract-end>
      <form method="post" action="/globalflexit/ajax/modules/boutique/compte/resiliation.php">
        <input type="hidden" name="formulaire" value="resiliation">
        <fieldset>
          <legend>Votre contrat</legend>
          <p><label for="essai-contrat">Numéro du contrat</label><br>
          <input id="essai-contrat" name="reference" autocomplete="off" required></p>
          <p><label for="essai-contrat-date">Date souhaitée (facultatif)</label><br>
          <input type="date" id="essai-contrat-date" name="date_souhaitee"></p>
        </fieldset>
        <fieldset>
          <legend>Vous</legend>
          <p><label for="essai-contrat-nom">Nom et prénom</label><br>
          <input id="essai-contrat-nom" name="nom" autocomplete="name" required></p>
          <p><label for="essai-contrat-email">Adresse e-mail</label><br>
          <input type="email" id="essai-contrat-email" name="email" autocomplete="email" required></p>
        </fieldset>
        <p><button type="submit">Notification de la résiliation</button></p>
      </form>
    </flx-contract-end>`,
  },
  {
    tag: 'flx-quantity',
    title: 'Quantité',
    facts: [
      'Le champ reste le vôtre : nom, bornes, pas, événements.',
      'Une valeur incorrecte est remplacée par le pas.',
    ],
    withoutScript: 'Un champ de nombre ordinaire s’affiche.',
    keys: [['↑ ↓', 'Ajoute ou retire un pas.']],
  },
  {
    tag: 'flx-reservation',
    title: 'Réservation d’un créneau',
    facts: [
      'Le visiteur choisit un jour, présenté par semaine avec le nombre de places, puis un créneau.',
      'Un créneau réservé est une ligne du panier, retenue quinze minutes : le temps restant s’affiche, et un lecteur d’écran l’annonce deux fois.',
      'Deux visiteurs n’obtiennent jamais la même dernière place : le second est prévenu et garde son panier.',
      'Un `type` autre que `move` est transmis tel quel, avec les jours et avec la réservation (`params[type]`).',
      'Avec `forceadm`, un administrateur réserve une heure passée ou un jour fermé. Le serveur vérifie sa session : pour les autres visiteurs, les règles habituelles s’appliquent.',
      'Une réservation peut être déplacée depuis le panier ou le compte, dans la page ou dans une fenêtre.',
    ],
    withoutScript: 'Le contenu du serveur fonctionne : les jours sont des liens, et les créneaux un formulaire.',
    keys: [
      ['← →', 'Passe d’un jour disponible à l’autre ; Début et Fin vont au premier et au dernier.'],
      ['↑ ↓', 'Sur un jour, recule ou avance d’une semaine.'],
      ['Entrée', 'Sur un jour, affiche ses créneaux.'],
      ['↑ ↓', 'Dans les créneaux, passe de l’un à l’autre.'],
    ],
    live: firstBookable,
    code: '<flx-reservation article="12" reference="40" cart="/panier"></flx-reservation>',
    fixed: ['article', 'reference', 'line', 'type', 'from', 'date', 'heure', 'forceadm'],
  },
  {
    tag: 'flx-withdrawal',
    title: 'Rétractation en ligne',
    facts: [
      'Les boutons « Renoncer au contrat ici », puis « Confirmer la rétractation » reprennent les termes et les deux étapes imposés par la loi depuis le 19 juin 2026.',
      'Le visiteur peut se rétracter avec ou sans compte : le numéro de la commande et son adresse e-mail suffisent.',
      'Il choisit les articles et les quantités. Un article exclu affiche la raison, avec l’article de loi.',
      'Un double clic n’envoie qu’une déclaration. L’accusé de réception remplace le formulaire.',
    ],
    withoutScript: 'Le navigateur envoie le formulaire ; le serveur affiche les articles, puis l’accusé de réception.',
    live: `
    <flx-withdrawal>
      <form method="post" action="/globalflexit/ajax/modules/boutique/compte/retractation.php">
        <input type="hidden" name="formulaire" value="retractation">
        <fieldset>
          <legend>Votre commande</legend>
          <p><label for="essai-commande">Numéro de la commande</label><br>
          <input id="essai-commande" name="commande" autocomplete="off" required></p>
          <p><label for="essai-commande-email">Adresse e-mail de la commande</label><br>
          <input type="email" id="essai-commande-email" name="email" autocomplete="email" required></p>
        </fieldset>
        <fieldset>
          <legend>Ce à quoi vous renoncez</legend>
          <div data-flx-part="articles" data-flx-depends="commande, email"><p>Indiquez d’abord votre commande.</p></div>
          <p><button type="submit">Confirmer la rétractation</button></p>
        </fieldset>
      </form>
    </flx-withdrawal>`,
  },
]
