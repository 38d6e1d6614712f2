import { messages } from '../../core/i18n/texts.ts'

export const myElementsTexts = messages('myElements', {
  delete: 'Voulez vous supprimer cet élément ?',
  publish: 'Etes vous sur de vouloir publier sur le site ?',
  unpublish: 'Etes vous sur de vouloir dépublier du site ?',
  failed: "Une erreur s'est produite, veuillez réessayer plus tard ou contacter un administrateur.",
  deleted: 'Élément supprimé.',
  saved: 'Modification enregistrée.',
  session: 'Votre session est terminée. Connectez-vous pour continuer.',
})
