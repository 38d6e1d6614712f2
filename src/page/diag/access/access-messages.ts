import { messages } from '../../../core/i18n/texts.ts'

export const accessTexts = messages('diagAccess', {
  named: '{kind} « {name} »',
  nameless: '{kind} sans nom',

  focus: 'Ordre du focus',
  stop: '{n}. {what}',
  'no-stop': 'Tab n’atteint rien dans cette page.',
  'no-skip': 'Le premier arrêt n’est pas un lien vers le contenu (RGAA 12.7).',
  unreachable: '{tag} : il se dit {kind} et le clavier ne l’atteint pas (RGAA 7.3).',
  'only-click': '{tag} : un clic y fait quelque chose, et le clavier ne l’atteint pas (RGAA 7.3).',

  rules: 'Règles d’accessibilité (axe)',
  contrast: 'contraste de {ratio}, il faut {least} ({colour} sur {ground})',
  broken: '{tag} : {help}{criteria}.',
  'broken-more': '{tag} et {n} : {help}{criteria}.',
  unsure: 'À vérifier à l’œil, {n} : {help}{criteria}.',
  kept: '{n} respectées dans cette page.',

  owed: 'À votre charge (RGAA)',
  'owed-line': '{tag} : {text} ({criteria})',
  everywhere: 'Partout',

  role_link: 'lien',
  role_button: 'bouton',
  role_textbox: 'champ',
  role_searchbox: 'champ de recherche',
  role_spinbutton: 'champ de nombre',
  role_combobox: 'liste de choix',
  role_listbox: 'liste de choix',
  role_checkbox: 'case à cocher',
  role_radio: 'bouton radio',
  role_switch: 'interrupteur',
  role_slider: 'curseur',
  role_tab: 'onglet',
  role_frame: 'cadre',
  role_summary: 'détails',
  role_media: 'lecteur',
})
