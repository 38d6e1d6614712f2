import type { Entry } from '../entry.ts'

export const accountEntry: Entry = {
  tag: 'flx-account',
  title: 'Espace client',
  family: 'shop',
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
}
