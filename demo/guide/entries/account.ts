import type { Entry } from '../entry.ts'

export const accountEntry: Entry = {
  tag: 'flx-account',
  title: 'Espace client',
  family: 'shop',
  facts: [
    'Chaque section est une page à son adresse. Un lien du `nav` l’amène à la place de l’autre ; Précédent, Suivant et un rechargement la retrouvent.',
    'Les listes (`liste_cmd`, `liste_fidelite`, `liste_reservations`, `liste_panier`, `liste_avoir`) se filtrent et se feuillettent sur place, en HTML ou en JSON.',
    'Commander à nouveau, annuler, arrêter un abonnement, payer une facture : la réponse se lit sur place, avec une question d’abord là où il le faut.',
    'Une session finie se rouvre sur place, et ce qui était demandé continue.',
    'Une section ou une liste qui ne vient pas laisse ce qui est là, avec « Réessayer ».',
  ],
  withoutScript: 'Des liens, des pages et des formulaires ordinaires.',
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
