/** A section of the account: a page at `/compte/<slug>`, linked from the account's navigation. */
export interface AccountSection {
  slug: string
  name: string
  /** Slug of the parent section, which shows this one in the navigation while either is open. */
  under?: string
}

/** The sections of the account, in the order of its navigation. Each has its route. */
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
  { slug: 'donnees', name: 'Vos données', under: 'parametres' },
]

const accountPath = '/compte'

/** Returns the path of a section; the overview's without a slug. */
export const sectionPath = (slug: string): string => (slug ? `${accountPath}/${slug}` : accountPath)
