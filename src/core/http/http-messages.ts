import { messages } from '../i18n/texts.ts'

/** The messages shown to the visitor when a request fails, one for each kind of failure, and for a 429 (HTTP-02). */
export const httpTexts = messages('http', {
  timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  offline: 'Vous êtes hors connexion. Vérifiez votre accès à internet, puis réessayez.',
  network: 'La connexion au serveur a échoué. Réessayez dans un instant.',
  refused: 'Le serveur a refusé cette demande.',
  'too-many': 'Le serveur a reçu trop de demandes. Réessayez dans un instant.',
  'too-many-yet': 'Le serveur a reçu trop de demandes. Réessayez dans {time}.',
  failed: 'Le serveur a rencontré une erreur. Réessayez dans quelques minutes.',
  'wrong-kind': 'Le serveur n’a pas donné la réponse attendue. Réessayez dans un instant.',
  invalid: 'La réponse du serveur n’a pas pu être lue. Réessayez dans un instant.',
  truncated: 'La réponse du serveur est incomplète. Réessayez dans un instant.',
  session: 'Votre session a expiré. Reconnectez-vous, puis recommencez.',
  aborted: 'La demande a été annulée.',
})
