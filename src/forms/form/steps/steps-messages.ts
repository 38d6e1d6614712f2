import { messages } from '../../../core/i18n/texts.ts'

export const stepsTexts = messages('formSteps', {
  count: 'Étape {n} sur {total}',
  previous: 'Précédent',
  next: 'Suivant',
  'to-summary': 'Vérifier avant d’envoyer',
  back: 'Revenir au récapitulatif',
  summary: 'Récapitulatif',
  'summary-hint': 'Relisez vos réponses, puis envoyez.',
  change: 'Modifier',
  'change-step': 'Modifier : {step}',
  nothing: 'Rien n’est saisi.',
  secret: 'Saisi',
  ticked: 'Oui',
})
