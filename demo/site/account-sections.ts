/** A section of the account: a page at `/compte/<slug>`, which the account's nav leads to. */
export interface AccountSection {
  slug: string
  name: string
}

/** The account's sections, in the order of its nav. A section is listed once it has its route. */
export const accountSections: AccountSection[] = [
  { slug: 'commandes', name: 'Commandes' },
  { slug: 'factures', name: 'Factures' },
  { slug: 'abonnements', name: 'Abonnements' },
  { slug: 'reservations', name: 'Réservations' },
  { slug: 'paniers', name: 'Paniers enregistrés' },
  { slug: 'avoirs', name: 'Avoirs' },
  { slug: 'fidelite', name: 'Fidélité' },
  { slug: 'parrainage', name: 'Parrainage' },
  { slug: 'adresses', name: 'Coordonnées et adresses' },
  { slug: 'email', name: 'Adresse e-mail' },
  { slug: 'mot-de-passe', name: 'Mot de passe' },
  { slug: 'parametres', name: 'Paramètres' },
  { slug: 'donnees', name: 'Vos données' },
  { slug: 'appareils', name: 'Appareils' },
]

export const accountPath = '/compte'

/** Where a section is; the overview's without one. */
export const sectionPath = (slug: string): string => (slug ? `${accountPath}/${slug}` : accountPath)
