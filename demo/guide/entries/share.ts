import type { Entry } from '../entry.ts'

export const shareEntry: Entry = {
  tag: 'flx-share',
  title: 'Partager',
  family: 'content',
  facts: [
    'Aucun script ni cookie de réseau social n’est chargé avant le clic.',
    'Le partage s’ouvre dans une fenêtre de 700 × 500 ; si le navigateur la refuse, il s’ouvre dans l’onglet.',
    'Le partage par e-mail s’ouvre dans un cadre de 850 × 480, ou dans la messagerie du visiteur.',
    'Le partage de l’appareil est utilisé s’il existe ; sinon, le lien est copié et un message le confirme.',
    'Pour vos propres boutons, `data-share` contient le modèle de l’adresse, et `data-share-target` une autre page, en base64.',
  ],
  withoutScript: 'Les liens que vous écrivez avec `data-share` ouvrent leur adresse.',
  live: '<flx-share networks="facebook whatsapp email copy native"></flx-share>',
  code: `
    <flx-share networks="facebook whatsapp email copy native"></flx-share>

    <flx-share>
      <a data-share href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexemple.fr%2F">Facebook</a>
      <button type="button" data-share="https://wa.me/?text={title}%20{url}">WhatsApp</button>
      <button type="button" data-share="copy">Copier le lien</button>
    </flx-share>`,
  fixed: ['for'],
  samples: { networks: 'facebook whatsapp email copy native' },
}
