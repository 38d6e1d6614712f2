import { messages } from '../../core/i18n/texts.ts'

export const autocompleteTexts = messages('autocomplete', {
  list: 'Réponses',
  close: 'Fermer la liste',
  found: '{count}. Flèches haut et bas pour choisir.',
  first: 'Les {n} premières réponses sur {total} : précisez votre saisie.',
  none: 'Aucune réponse pour « {text} ».',
  cleared: 'Valeur effacée : « {text} » n’est pas dans la liste. Choisissez une des réponses.',
  waits: 'Le formulaire partira dès que la réponse du serveur sera là.',
  chosen: '{text}, choisi',
})
