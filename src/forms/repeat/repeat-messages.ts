import { messages } from '../../core/i18n/texts.ts'

export const repeatTexts = messages('repeat', {
  block: 'Bloc {n}',
  add: 'Ajouter',
  remove: 'Retirer',
  up: 'Monter',
  down: 'Descendre',
  action: '{action} : {name}',
  added: '{name} : ajouté.',
  removed: '{name} : retiré.',
  undo: 'Remettre',
  restored: '{name} : remis en place.',
  moved: '{name} : place {n} sur {total}.',
  full: 'C’est le nombre maximal : {max}.',
  'switched-on': '{name} : à remplir.',
  'switched-off': '{name} : laissé de côté, rien n’en est envoyé.',
  fill: 'Remplir : {name}',
})
