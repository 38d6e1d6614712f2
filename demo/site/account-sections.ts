/** A section of the account: a page at `/compte/<slug>`, which the account's nav leads to. */
export interface AccountSection {
  slug: string
  name: string
  /** The section that it stands under in the nav, which shows it while one of both is open. */
  under?: string
}

/** The account's sections, in the order of its nav. A section is listed once it has its route. */
export const accountSections: AccountSection[] = [
  { slug: 'commandes', name: 'Commandes' },
  { slug: 'factures', name: 'Factures', under: 'commandes' },
  { slug: 'abonnements', name: 'Abonnements', under: 'commandes' },
  { slug: 'reservations', name: 'Réservations', under: 'commandes' },
  { slug: 'paniers', name: 'Paniers enregistrés', under: 'commandes' },
  { slug: 'fidelite', name: 'Avantages' },
  { slug: 'avoirs', name: 'Avoirs', under: 'fidelite' },
  { slug: 'parrainage', name: 'Parrainage', under: 'fidelite' },
  { slug: 'adresses', name: 'Coordonnées' },
  { slug: 'parametres', name: 'Connexion et sécurité' },
  { slug: 'email', name: 'Adresse e-mail', under: 'parametres' },
  { slug: 'mot-de-passe', name: 'Mot de passe', under: 'parametres' },
  { slug: 'appareils', name: 'Appareils', under: 'parametres' },
  { slug: 'donnees', name: 'Vos données', under: 'parametres' },
]

export const accountPath = '/compte'

/** Where a section is; the overview's without one. */
export const sectionPath = (slug: string): string => (slug ? `${accountPath}/${slug}` : accountPath)
