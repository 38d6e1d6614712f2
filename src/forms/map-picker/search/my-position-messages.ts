import { messages } from '../../../core/i18n/texts.ts'

export const positionTexts = messages('myPosition', {
  locating: 'Recherche de votre position…',
  found: 'Le point est à votre position, à {metres} m près.',
  denied:
    'Votre navigateur ne donne pas votre position à ce site : autorisez-la dans ses réglages, ou placez le point vous-même.',
  unavailable: 'Votre position n’a pas pu être trouvée. Placez le point vous-même.',
  timeout: 'Votre position tarde trop. Réessayez, ou placez le point vous-même.',
  none: 'Ce navigateur ne peut pas donner votre position ici. Placez le point vous-même.',
})
