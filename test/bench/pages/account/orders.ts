import type { WireList } from '../../../../src/account/account/account-contract.ts'

/** The years of the filter: each has as many orders. */
const years = ['2026', '2025']

/** What a state says, and what it means. */
const states = [
  { libelle: 'Payée', sens: 'success' },
  { libelle: 'En attente de paiement', sens: 'warning' },
  { libelle: 'Paiement refusé', sens: 'error' },
] as const

/** The orders of a year, as the reference server tells them: on one page, whatever their number. */
export function ordersOf(year: string, size: number): WireList {
  return {
    lignes: Array.from({ length: size }, (_, index) => ({
      id: `${year}-${index}`,
      titre: `Commande C-${year}-${String(index).padStart(6, '0')}`,
      adresse: `/commande/${year}-${index}`,
      date: `${year}-${String(12 - Math.floor((index * 12) / size)).padStart(2, '0')}-15`,
      etat: states[index % states.length],
      montant: 14.9 + index,
      actions: [
        { libelle: 'Facture (PDF)', adresse: `/facture/${year}-${index}.pdf` },
        { libelle: 'Suivre le colis', adresse: `/colis/${year}-${index}` },
        { libelle: 'Commander à nouveau', action: 'recommande', champs: { id: index } },
      ],
    })),
    total: size,
    page: 1,
    pages: 1,
    filtres: [
      {
        libelle: 'Année',
        choix: years.map((each) => ({ libelle: each, adresse: `?annee=${each}`, actif: each === year })),
      },
    ],
  }
}
