/** French is built in: these are the shop's own words, and a first set for English. */
export const translationSeeds: { language: string; expression: string; value: string }[] = [
  { language: 'en', expression: 'Votre panier est vide', value: 'Your basket is empty' },
  { language: 'en', expression: 'Récapitulatif', value: 'Summary' },
  { language: 'en', expression: 'Supprimer', value: 'Remove' },
  { language: 'en', expression: 'Appliquer', value: 'Apply' },
  { language: 'en', expression: 'Rechercher', value: 'Search' },
  { language: 'en', expression: 'Aucun résultat', value: 'No results' },
  { language: 'en', expression: 'Fermer', value: 'Close' },
  { language: 'en', expression: 'Retour', value: 'Back' },
  { language: 'fr', expression: 'Aucun résultat', value: 'Aucun résultat' },
]
